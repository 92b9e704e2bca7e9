import type { ReactNode } from 'react'
import { matchRoutes, Navigate, type RouteObject, useRoutes } from 'react-router'
import { paths, patterns } from '@/lib/paths'
import { PageFrame } from './frame/PageFrame'
import { GoBack } from './GoBack'
import { HomeOrKept } from './HomeOrKept'
import { type LazyScreen, lazyScreen } from './lazyScreen'

const ProfileGuard = lazyScreen(
  'profile-guard',
  () => import(/* webpackChunkName: "profile-guard" */ './ProfileGuard'),
)
const LazySlicesLayout = lazyScreen(
  'lazy-slices',
  () => import(/* webpackChunkName: "lazy-slices" */ './LazySlicesLayout'),
)
const AntdLayout = lazyScreen('antd-theme', () => import(/* webpackChunkName: "antd-theme" */ './AntdLayout'))
const BlogsScreen = lazyScreen(
  'blogs',
  () => import(/* webpackChunkName: "blogs" */ '@/screens/blogs/BlogsScreen'),
)
const BlogScreen = lazyScreen(
  'blog',
  () => import(/* webpackChunkName: "blog" */ '@/screens/blog/BlogScreen'),
)
const AboutScreen = lazyScreen(
  'about',
  () => import(/* webpackChunkName: "about" */ '@/screens/about/AboutScreen'),
)
const ContactScreen = lazyScreen(
  'contact',
  () => import(/* webpackChunkName: "contact" */ '@/screens/contact/ContactScreen'),
)
const FaqsScreen = lazyScreen(
  'faqs',
  () => import(/* webpackChunkName: "faqs" */ '@/screens/faqs/FaqsScreen'),
)
const CoursesScreen = lazyScreen(
  'courses',
  () => import(/* webpackChunkName: "courses" */ '@/screens/courses/CoursesScreen'),
)
const CourseScreen = lazyScreen(
  'course',
  () => import(/* webpackChunkName: "course" */ '@/screens/course/CourseScreen'),
)
const DonationScreen = lazyScreen(
  'donation',
  () => import(/* webpackChunkName: "donation" */ '@/screens/donation/DonationScreen'),
)
const CertificateScreen = lazyScreen(
  'certificate',
  () => import(/* webpackChunkName: "certificate" */ '@/screens/certificate/CertificateScreen'),
)
const LearnScreen = lazyScreen(
  'learn',
  () => import(/* webpackChunkName: "learn" */ '@/screens/learn/LearnScreen'),
)
const MyCoursesScreen = lazyScreen(
  'my-courses',
  () => import(/* webpackChunkName: "my-courses" */ '@/screens/my-courses/MyCoursesScreen'),
)
const MemberScreen = lazyScreen(
  'member',
  () => import(/* webpackChunkName: "member" */ '@/screens/registration/member/MemberScreen'),
)
const StudentScreen = lazyScreen(
  'student',
  () => import(/* webpackChunkName: "student" */ '@/screens/registration/student/StudentScreen'),
)
const TeacherScreen = lazyScreen(
  'teacher',
  () => import(/* webpackChunkName: "teacher" */ '@/screens/registration/teacher/TeacherScreen'),
)
const SchoolScreen = lazyScreen(
  'school',
  () => import(/* webpackChunkName: "school" */ '@/screens/registration/school/SchoolScreen'),
)
const JobScreen = lazyScreen(
  'job',
  () => import(/* webpackChunkName: "job" */ '@/screens/registration/job/JobScreen'),
)
const SigninScreen = lazyScreen(
  'signin',
  () => import(/* webpackChunkName: "signin" */ '@/screens/signin/SigninScreen'),
)
const VerifyScreen = lazyScreen(
  'verify',
  () => import(/* webpackChunkName: "verify" */ '@/screens/verify/VerifyScreen'),
)
const ForgetScreen = lazyScreen(
  'forget',
  () => import(/* webpackChunkName: "forget" */ '@/screens/password/forget/ForgetScreen'),
)
const ResetScreen = lazyScreen(
  'reset',
  () => import(/* webpackChunkName: "reset" */ '@/screens/password/reset/ResetScreen'),
)
const ProfileScreen = lazyScreen(
  'profile',
  () => import(/* webpackChunkName: "profile" */ '@/screens/profile/ProfileScreen'),
)
const WorksOverviewScreen = lazyScreen(
  'works-overview',
  () => import(/* webpackChunkName: "works-overview" */ '@/screens/works/overview/OverviewScreen'),
)
const WorkCountriesScreen = lazyScreen(
  'work-countries',
  () => import(/* webpackChunkName: "work-countries" */ '@/screens/works/countries/CountriesScreen'),
)
const CountryScreen = lazyScreen(
  'country',
  () => import(/* webpackChunkName: "country" */ '@/screens/works/country/CountryScreen'),
)
const WorkScreen = lazyScreen(
  'work',
  () => import(/* webpackChunkName: "work" */ '@/screens/works/work/WorkScreen'),
)
const NotFoundScreen = lazyScreen(
  'not-found',
  () => import(/* webpackChunkName: "not-found" */ '@/screens/not-found/NotFoundScreen'),
)
const HomeScreen = lazyScreen(
  'home',
  () => import(/* webpackChunkName: "home" */ '@/screens/home/HomeScreen'),
)

const page = (path: string, Screen: LazyScreen): RouteObject => ({ path, element: <Screen /> })
const replaced = (path: string, by: string): RouteObject => ({ path, element: <Navigate to={by} replace /> })

/** The route table (docs/behaviour/frame.md#routes). */
export const routes: RouteObject[] = [
  {
    element: <PageFrame />,
    children: [
      { element: <HomeOrKept />, children: [page(paths.home, HomeScreen)] },
      page(paths.works, WorksOverviewScreen),
      page(paths.about, AboutScreen),
      page(paths.faqs, FaqsScreen),
      page(paths.contact, ContactScreen),
      { path: paths.password, element: <GoBack /> },
      replaced(paths.registration, paths.registrationOf('student')),
      replaced(paths.enrolledCourse, paths.myCourses),
      replaced(paths.user, paths.profile),
      {
        element: <AntdLayout />,
        children: [
          page(paths.courses, CoursesScreen),
          page(paths.blogs, BlogsScreen),
          page(patterns.blog, BlogScreen),
          page(paths.workCountries, WorkCountriesScreen),
          page(patterns.worksOf, CountryScreen),
          page(patterns.work, WorkScreen),
          page(paths.registrationOf('student'), StudentScreen),
          page(paths.registrationOf('teacher'), TeacherScreen),
          page(paths.registrationOf('school'), SchoolScreen),
          page(paths.registrationOf('job'), JobScreen),
          page(paths.signin, SigninScreen),
          page(paths.verify, VerifyScreen),
          page(paths.passwordForget, ForgetScreen),
          page(paths.passwordReset, ResetScreen),
          {
            element: <ProfileGuard />,
            children: [page(paths.profile, ProfileScreen), page(patterns.certificate, CertificateScreen)],
          },
          {
            element: <LazySlicesLayout />,
            children: [
              page(patterns.course, CourseScreen),
              page(patterns.learn, LearnScreen),
              page(paths.myCourses, MyCoursesScreen),
              page(paths.donation, DonationScreen),
              page(paths.registrationOf('member'), MemberScreen),
            ],
          },
          page('*', NotFoundScreen),
        ],
      },
    ],
  },
]

export function AppRoutes() {
  return useRoutes(routes)
}

/** @returns the lazy screens at a path, outermost first. */
export function screensAt(pathname: string) {
  const matches = matchRoutes(routes, pathname) ?? []
  return matches.flatMap(({ route }) => lazyScreenIn(route.element) ?? [])
}

/** @returns whether the screen at this path is loaded. After a failure, showing the screen tries again. */
export async function preloadScreenAt(pathname: string) {
  const loads = await Promise.allSettled(screensAt(pathname).map((screen) => screen.preload()))
  return loads.every(({ status }) => status === 'fulfilled')
}

function lazyScreenIn(element: ReactNode) {
  const isElement = typeof element === 'object' && element !== null && 'type' in element
  const type: unknown = isElement ? element.type : undefined
  return typeof type === 'function' && 'preload' in type ? (type as LazyScreen) : undefined
}
