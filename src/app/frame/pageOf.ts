import { matchPath } from 'react-router'
import { paths, patterns } from '@/lib/paths'
import type english from '../../../public/translations/en/translation.json'

/**
 * The frame's data of a page. `name` is its key in `titles` and `descriptions`; without one, the screen sets
 * the title when it has its content. A private page belongs to one user, so search engines must not index it.
 */
export type Page = { pattern: string; hasBreadcrumb?: boolean } & (
  | { name?: keyof typeof english.descriptions; isPrivate?: never }
  | { name: keyof typeof english.titles; isPrivate: true }
)

const pages: Page[] = [
  { pattern: paths.home, name: 'home', hasBreadcrumb: false },
  { pattern: paths.about, name: 'about' },
  { pattern: paths.contact, name: 'contact' },
  { pattern: paths.faqs, name: 'faqs' },
  { pattern: paths.blogs, name: 'blogs' },
  { pattern: patterns.blog },
  { pattern: paths.courses, name: 'courses' },
  { pattern: patterns.course },
  { pattern: patterns.certificate, name: 'certificate', isPrivate: true },
  { pattern: patterns.learn, name: 'learn', isPrivate: true, hasBreadcrumb: false },
  { pattern: paths.enrolledCourse, name: 'myCourses', isPrivate: true },
  { pattern: paths.myCourses, name: 'myCourses', isPrivate: true },
  { pattern: paths.works, name: 'works' },
  { pattern: paths.workCountries, name: 'workCountries' },
  { pattern: patterns.worksOf },
  { pattern: patterns.work },
  { pattern: paths.donation, name: 'donation' },
  { pattern: paths.registration, name: 'student' },
  { pattern: paths.registrationOf('member'), name: 'member' },
  { pattern: paths.registrationOf('student'), name: 'student' },
  { pattern: paths.registrationOf('teacher'), name: 'teacher' },
  { pattern: paths.registrationOf('school'), name: 'school' },
  { pattern: paths.registrationOf('job'), name: 'job' },
  { pattern: paths.signin, name: 'signin' },
  { pattern: paths.verify, name: 'verify', isPrivate: true },
  { pattern: paths.password, name: 'passwordForget', isPrivate: true },
  { pattern: paths.passwordForget, name: 'passwordForget', isPrivate: true },
  { pattern: paths.passwordReset, name: 'passwordReset', isPrivate: true },
  { pattern: paths.user, name: 'profile', isPrivate: true },
  { pattern: paths.profile, name: 'profile', isPrivate: true },
]

const unknownPage: Page = { pattern: '*', hasBreadcrumb: false }

export function pageOf(pathname: string): Page {
  return pages.find(({ pattern }) => matchPath(pattern, pathname)) ?? unknownPage
}
