import { lazy, type ReactNode } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { paths, patterns } from '@/lib/paths'
import { PageFrame } from './frame/PageFrame'
import { GoBack } from './GoBack'
import { Placeholder } from './Placeholder'
import { RouteGuard } from './RouteGuard'

const AntdLayout = lazy(() => import('./AntdLayout'))
const HomeScreen = lazy(() => import('@/screens/home/HomeScreen'))
const CoursesScreen = lazy(() => import('@/screens/courses/CoursesScreen'))
const CourseScreen = lazy(() => import('@/screens/course/CourseScreen'))
const LearnScreen = lazy(() => import('@/screens/learn/LearnScreen'))
const MyCoursesScreen = lazy(() => import('@/screens/my-courses/MyCoursesScreen'))
const SigninScreen = lazy(() => import('@/screens/signin/SigninScreen'))
const NotFoundScreen = lazy(() => import('@/screens/not-found/NotFoundScreen'))

/** The route table of the specification (section 2 of both documents). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PageFrame />}>
        <Route path={paths.home} element={<HomeScreen />} />
        <Route path={paths.about} element={<Placeholder screen="about" />} />
        <Route path={paths.contact} element={<Placeholder screen="contact" />} />
        <Route path={paths.faqs} element={<Placeholder screen="faqs" />} />
        <Route path={paths.blogs} element={<Placeholder screen="blogs" />} />
        <Route path={patterns.blog} element={<Placeholder screen="blog" />} />
        <Route path={paths.works} element={<Placeholder screen="works" />} />
        <Route path={paths.workCountries} element={<Placeholder screen="workCountries" />} />
        <Route path={patterns.worksOf} element={<Placeholder screen="worksOf" />} />
        <Route path={patterns.work} element={<Placeholder screen="work" />} />
        <Route path={paths.donation} element={<Placeholder screen="donation" />} />
        <Route path={paths.registration} element={<Replace with={paths.registrationOf('student')} />} />
        <Route path={paths.registrationOf('member')} element={<Placeholder screen="member" />} />
        <Route path={paths.registrationOf('student')} element={<Placeholder screen="student" />} />
        <Route path={paths.registrationOf('teacher')} element={<Placeholder screen="teacher" />} />
        <Route path={paths.registrationOf('school')} element={<Placeholder screen="school" />} />
        <Route path={paths.registrationOf('job')} element={<Placeholder screen="job" />} />
        <Route path={paths.verify} element={<Placeholder screen="verify" />} />
        <Route path={paths.password} element={<GoBack />} />
        <Route path={paths.passwordForget} element={<Placeholder screen="passwordForget" />} />
        <Route path={paths.passwordReset} element={<Placeholder screen="passwordReset" />} />
        <Route path={paths.enrolledCourse} element={<Replace with={paths.myCourses} />} />
        <Route path={paths.user} element={<Replace with={paths.profile} />} />
        <Route element={<RouteGuard mode="redirectOnNotLogin" to={paths.signin} />}>
          <Route path={paths.profile} element={<Placeholder screen="profile" />} />
        </Route>
        <Route element={<AntdLayout />}>
          <Route path={paths.courses} element={<CoursesScreen />} />
          <Route path={patterns.course} element={<CourseScreen />} />
          <Route path={patterns.learn} element={<LearnScreen />} />
          <Route path={paths.myCourses} element={<MyCoursesScreen />} />
          <Route path={paths.signin} element={<SigninScreen />} />
        </Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  )
}

function Replace({ with: path }: { with: string }): ReactNode {
  return <Navigate to={path} replace />
}
