import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { matchPath, Navigate, Route, Routes } from 'react-router'
import { paths, patterns } from '@/lib/paths'
import { heroPicture } from '@/screens/home/heroPicture'
import { PageFrame } from './frame/PageFrame'
import { GoBack } from './GoBack'
import { lazyScreen } from './lazyScreen'

const ProfileGuard = lazyScreen(() => import('./ProfileGuard'))
const ServerLayout = lazyScreen(() => import('./ServerLayout'))
const HomeScreen = lazyScreen(() => {
  preload(heroPicture, { as: 'image', fetchPriority: 'high' })
  return import('@/screens/home/HomeScreen')
})
const BlogsScreen = lazyScreen(() => import('@/screens/blogs/BlogsScreen'))
const BlogScreen = lazyScreen(() => import('@/screens/blog/BlogScreen'))
const AboutScreen = lazyScreen(() => import('@/screens/about/AboutScreen'))
const ContactScreen = lazyScreen(() => import('@/screens/contact/ContactScreen'))
const FaqsScreen = lazyScreen(() => import('@/screens/faqs/FaqsScreen'))
const CoursesScreen = lazyScreen(() => import('@/screens/courses/CoursesScreen'))
const CourseScreen = lazyScreen(() => import('@/screens/course/CourseScreen'))
const DonationScreen = lazyScreen(() => import('@/screens/donation/DonationScreen'))
const CertificateScreen = lazyScreen(() => import('@/screens/certificate/CertificateScreen'))
const LearnScreen = lazyScreen(() => import('@/screens/learn/LearnScreen'))
const MyCoursesScreen = lazyScreen(() => import('@/screens/my-courses/MyCoursesScreen'))
const MemberScreen = lazyScreen(() => import('@/screens/registration/member/MemberScreen'))
const StudentScreen = lazyScreen(() => import('@/screens/registration/student/StudentScreen'))
const TeacherScreen = lazyScreen(() => import('@/screens/registration/teacher/TeacherScreen'))
const SchoolScreen = lazyScreen(() => import('@/screens/registration/school/SchoolScreen'))
const JobScreen = lazyScreen(() => import('@/screens/registration/job/JobScreen'))
const SigninScreen = lazyScreen(() => import('@/screens/signin/SigninScreen'))
const VerifyScreen = lazyScreen(() => import('@/screens/verify/VerifyScreen'))
const ForgetScreen = lazyScreen(() => import('@/screens/password/forget/ForgetScreen'))
const ResetScreen = lazyScreen(() => import('@/screens/password/reset/ResetScreen'))
const ProfileScreen = lazyScreen(() => import('@/screens/profile/ProfileScreen'))
const WorksOverviewScreen = lazyScreen(() => import('@/screens/works/overview/OverviewScreen'))
const WorkCountriesScreen = lazyScreen(() => import('@/screens/works/countries/CountriesScreen'))
const CountryScreen = lazyScreen(() => import('@/screens/works/country/CountryScreen'))
const WorkScreen = lazyScreen(() => import('@/screens/works/work/WorkScreen'))
const NotFoundScreen = lazyScreen(() => import('@/screens/not-found/NotFoundScreen'))

/** What a first visit needs beside the program itself: it is fetched along with the texts, not after them. */
const screensByPattern = {
  [paths.home]: [HomeScreen],
  [paths.blogs]: [ServerLayout, BlogsScreen],
  [patterns.blog]: [ServerLayout, BlogScreen],
  [paths.about]: [ServerLayout, AboutScreen],
  [paths.contact]: [ServerLayout, ContactScreen],
  [paths.faqs]: [FaqsScreen],
  [paths.courses]: [ServerLayout, CoursesScreen],
  [patterns.course]: [ServerLayout, CourseScreen],
  [patterns.certificate]: [ProfileGuard, CertificateScreen],
  [patterns.learn]: [ServerLayout, LearnScreen],
  [paths.myCourses]: [ServerLayout, MyCoursesScreen],
  [paths.works]: [WorksOverviewScreen],
  [paths.workCountries]: [ServerLayout, WorkCountriesScreen],
  [patterns.worksOf]: [ServerLayout, CountryScreen],
  [patterns.work]: [ServerLayout, WorkScreen],
  [paths.registrationOf('member')]: [ServerLayout, MemberScreen],
  [paths.registrationOf('student')]: [ServerLayout, StudentScreen],
  [paths.registrationOf('teacher')]: [ServerLayout, TeacherScreen],
  [paths.registrationOf('school')]: [ServerLayout, SchoolScreen],
  [paths.registrationOf('job')]: [ServerLayout, JobScreen],
  [paths.donation]: [ServerLayout, DonationScreen],
  [paths.signin]: [ServerLayout, SigninScreen],
  [paths.verify]: [ServerLayout, VerifyScreen],
  [paths.passwordForget]: [ServerLayout, ForgetScreen],
  [paths.passwordReset]: [ServerLayout, ResetScreen],
  [paths.profile]: [ProfileGuard, ProfileScreen],
}

/** @returns when the screen of this path is loaded, or has failed to; showing it then tries again. */
export async function preloadScreenAt(pathname: string) {
  const [, screens = []] =
    Object.entries(screensByPattern).find(([pattern]) => matchPath(pattern, pathname)) ?? []
  await Promise.allSettled(screens.map((screen) => screen.preload()))
}

/** The route table of the specification (section 2 of both documents). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PageFrame />}>
        <Route path={paths.home} element={<HomeScreen />} />
        <Route path={paths.faqs} element={<FaqsScreen />} />
        <Route path={paths.works} element={<WorksOverviewScreen />} />
        <Route path={paths.registration} element={<Replace with={paths.registrationOf('student')} />} />
        <Route path={paths.password} element={<GoBack />} />
        <Route path={paths.enrolledCourse} element={<Replace with={paths.myCourses} />} />
        <Route path={paths.user} element={<Replace with={paths.profile} />} />
        <Route element={<ProfileGuard />}>
          <Route path={paths.profile} element={<ProfileScreen />} />
          <Route path={patterns.certificate} element={<CertificateScreen />} />
        </Route>
        <Route element={<ServerLayout />}>
          <Route path={paths.about} element={<AboutScreen />} />
          <Route path={paths.contact} element={<ContactScreen />} />
          <Route path={paths.courses} element={<CoursesScreen />} />
          <Route path={patterns.course} element={<CourseScreen />} />
          <Route path={patterns.learn} element={<LearnScreen />} />
          <Route path={paths.myCourses} element={<MyCoursesScreen />} />
          <Route path={paths.blogs} element={<BlogsScreen />} />
          <Route path={patterns.blog} element={<BlogScreen />} />
          <Route path={paths.donation} element={<DonationScreen />} />
          <Route path={paths.workCountries} element={<WorkCountriesScreen />} />
          <Route path={patterns.worksOf} element={<CountryScreen />} />
          <Route path={patterns.work} element={<WorkScreen />} />
          <Route path={paths.verify} element={<VerifyScreen />} />
          <Route path={paths.registrationOf('member')} element={<MemberScreen />} />
          <Route path={paths.registrationOf('student')} element={<StudentScreen />} />
          <Route path={paths.registrationOf('teacher')} element={<TeacherScreen />} />
          <Route path={paths.registrationOf('school')} element={<SchoolScreen />} />
          <Route path={paths.registrationOf('job')} element={<JobScreen />} />
          <Route path={paths.signin} element={<SigninScreen />} />
          <Route path={paths.passwordForget} element={<ForgetScreen />} />
          <Route path={paths.passwordReset} element={<ResetScreen />} />
        </Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  )
}

function Replace({ with: path }: { with: string }): ReactNode {
  return <Navigate to={path} replace />
}
