/** Every screen worth a look, and who looks. */
import type { Page } from '@playwright/test'
import { paths } from '../src/lib/paths.ts'
import { askingStates } from '../test/scenes/askingStates.ts'
import { donationStates } from '../test/scenes/donationStates.ts'
import { learningStates } from '../test/scenes/learningStates.ts'
import { profileStates } from '../test/scenes/profileStates.ts'
import { type Account, learner } from './visit.ts'

export type Shot = {
  name: string
  path: string
  as?: Account
  /** Brings the screen into the state that the name promises. */
  prepare?: (page: Page) => Promise<unknown>
}

const course = 'first-steps-in-scratch'
const completedCourse = 'hello-english'
const paidCourse = 'watercolour-for-beginners'
const fresh: Account = { email: 'omid@example.org', password: 'start-2026' }

export const shots: Shot[] = [
  { name: 'home', path: paths.home },
  // A keyboard user has all sections at once.
  {
    name: 'home-whole',
    path: paths.home,
    prepare: async (page) => {
      await page.keyboard.press('Shift')
      await page.locator('[data-section=join] h2').waitFor()
      await page.locator('[data-section=courses] article').first().waitFor()
    },
  },
  { name: 'home-signed-in', path: paths.home, as: learner },
  ...askingStates,
  { name: 'blogs', path: paths.blogs },
  { name: 'blogs-empty', path: `${paths.blogs}?search=zzzz` },
  { name: 'blog', path: paths.blog('a-desk-of-their-own') },
  { name: 'blog-unknown', path: paths.blog('no-such-post') },
  { name: 'courses', path: paths.courses },
  { name: 'courses-page-2', path: `${paths.courses}?page=2` },
  { name: 'courses-searched', path: `${paths.courses}?search=scratch` },
  { name: 'courses-empty', path: `${paths.courses}?search=zzzz` },
  { name: 'course', path: paths.course(course) },
  { name: 'course-paid', path: paths.course(paidCourse) },
  { name: 'course-enrolled', path: paths.course(course), as: learner },
  { name: 'course-unknown', path: paths.course('no-such-course') },
  { name: 'learn', path: paths.learn(course), as: learner },
  { name: 'learn-text', path: paths.learn(course, 'c-001-l-02'), as: learner },
  ...learningStates.map(({ name, path, prepare }) => ({ name, path, prepare, as: learner })),
  { name: 'learn-not-enrolled', path: paths.learn(course), as: fresh },
  { name: 'certificate', path: paths.certificate(completedCourse), as: learner },
  { name: 'certificate-not-yet', path: paths.certificate(course), as: learner },
  { name: 'certificate-not-enrolled', path: paths.certificate(course), as: fresh },
  { name: 'my-courses', path: paths.myCourses, as: learner },
  // The device knows which lesson comes next once it has seen the course.
  {
    name: 'my-courses-next',
    path: paths.course(course),
    as: learner,
    prepare: async (page) => {
      await page.getByRole('progressbar').waitFor()
      await page.waitForLoadState('networkidle')
      await page.goto(paths.myCourses)
      await page.locator(`article a[href*="${course}?lesson="]`).waitFor()
    },
  },
  { name: 'my-courses-none', path: paths.myCourses, as: fresh },
  { name: 'my-courses-visitor', path: paths.myCourses },
  { name: 'works', path: paths.works },
  { name: 'work-countries', path: paths.workCountries },
  { name: 'work-countries-letter', path: `${paths.workCountries}?letter=I` },
  { name: 'works-of', path: paths.worksOf('Iran') },
  { name: 'works-of-few', path: paths.worksOf("Côte d'Ivoire") },
  { name: 'works-of-unknown', path: paths.worksOf('Nowhere') },
  { name: 'work', path: paths.work('Iran', 'library-on-two-wheels-tabriz') },
  { name: 'work-unknown', path: paths.work('Iran', 'no-such-work') },
  ...donationStates,
  { name: 'member', path: paths.registrationOf('member') },
  { name: 'student', path: paths.registrationOf('student') },
  {
    name: 'student-errors',
    path: paths.registrationOf('student'),
    prepare: (page) => page.locator('form button[type=submit]').click(),
  },
  { name: 'teacher', path: paths.registrationOf('teacher') },
  {
    name: 'teacher-file',
    path: paths.registrationOf('teacher'),
    prepare: (page) => page.locator('input[type=file]').setInputFiles('test/files/good/photo.png'),
  },
  { name: 'school', path: paths.registrationOf('school') },
  { name: 'job', path: paths.registrationOf('job') },
  { name: 'signin', path: paths.signin },
  {
    name: 'signin-errors',
    path: paths.signin,
    prepare: (page) => page.locator('form button[type=submit]').click(),
  },
  { name: 'verify', path: paths.verify },
  { name: 'verified', path: `${paths.verify}?token=verify-u-003` },
  { name: 'verify-too-old', path: `${paths.verify}?token=verify-u-003-expired` },
  { name: 'password-forget', path: paths.passwordForget },
  { name: 'password-reset', path: `${paths.passwordReset}?token=reset-u-001` },
  {
    name: 'password-reset-errors',
    path: `${paths.passwordReset}?token=reset-u-001`,
    prepare: (page) => page.locator('form button[type=submit]').click(),
  },
  ...profileStates,
  { name: 'not-found', path: '/no-such-page' },
]
