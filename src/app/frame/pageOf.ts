import { matchPath } from 'react-router'
import type { TextKey } from '@/lib/i18n'
import { paths, patterns } from '@/lib/paths'

/** What the frame knows of a page. No title: the screen gives its own, once it knows what it shows. */
export type Page = { pattern: string; title?: TextKey; hasBreadcrumb?: boolean }

const pages: Page[] = [
  { pattern: paths.home, title: 'titles.home', hasBreadcrumb: false },
  { pattern: paths.about, title: 'titles.about' },
  { pattern: paths.contact, title: 'titles.contact' },
  { pattern: paths.faqs, title: 'titles.faqs' },
  { pattern: paths.blogs, title: 'titles.blogs' },
  { pattern: patterns.blog },
  { pattern: paths.courses, title: 'titles.courses' },
  { pattern: patterns.course },
  { pattern: patterns.certificate, title: 'titles.certificate' },
  { pattern: patterns.learn, hasBreadcrumb: false },
  { pattern: paths.enrolledCourse, title: 'titles.myCourses' },
  { pattern: paths.myCourses, title: 'titles.myCourses' },
  { pattern: paths.works, title: 'titles.works' },
  { pattern: paths.workCountries, title: 'titles.workCountries' },
  { pattern: patterns.worksOf },
  { pattern: patterns.work },
  { pattern: paths.donation, title: 'titles.donation' },
  { pattern: paths.registration, title: 'titles.student' },
  { pattern: paths.registrationOf('member'), title: 'titles.member' },
  { pattern: paths.registrationOf('student'), title: 'titles.student' },
  { pattern: paths.registrationOf('teacher'), title: 'titles.teacher' },
  { pattern: paths.registrationOf('school'), title: 'titles.school' },
  { pattern: paths.registrationOf('job'), title: 'titles.job' },
  { pattern: paths.signin, title: 'titles.signin' },
  { pattern: paths.verify, title: 'titles.verify' },
  { pattern: paths.password, title: 'titles.passwordForget' },
  { pattern: paths.passwordForget, title: 'titles.passwordForget' },
  { pattern: paths.passwordReset, title: 'titles.passwordReset' },
  { pattern: paths.user, title: 'titles.profile' },
  { pattern: paths.profile, title: 'titles.profile' },
]

const unknownPage: Page = { pattern: '*', hasBreadcrumb: false }

export function pageOf(pathname: string): Page {
  return pages.find(({ pattern }) => matchPath(pattern, pathname)) ?? unknownPage
}
