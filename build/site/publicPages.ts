import { paths } from '../../src/lib/paths.ts'

/**
 * Public pages with a fixed path. `titles` and `descriptions` of the translations have their texts by name.
 */
export const publicPages = [
  { path: paths.home, name: 'home' },
  { path: paths.about, name: 'about' },
  { path: paths.contact, name: 'contact' },
  { path: paths.faqs, name: 'faqs' },
  { path: paths.blogs, name: 'blogs' },
  { path: paths.courses, name: 'courses' },
  { path: paths.works, name: 'works' },
  { path: paths.workCountries, name: 'workCountries' },
  { path: paths.donation, name: 'donation' },
  { path: paths.registrationOf('member'), name: 'member' },
  { path: paths.registrationOf('student'), name: 'student' },
  { path: paths.registrationOf('teacher'), name: 'teacher' },
  { path: paths.registrationOf('school'), name: 'school' },
  { path: paths.registrationOf('job'), name: 'job' },
] as const

/** Pages for one person only. Each entry covers all paths that begin with it; `*` is any text. */
export const privatePaths = [
  paths.learn(''),
  paths.myCourses,
  paths.enrolledCourse,
  paths.user,
  paths.verify,
  paths.password,
  '/courses/*/certificate',
]
