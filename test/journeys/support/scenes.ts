import type { Page } from '@playwright/test'
import { askingStates } from '../../scenes/askingStates'
import { donationStates } from '../../scenes/donationStates'
import { learningStates } from '../../scenes/learningStates'
import { profileStates } from '../../scenes/profileStates'
import { type Account, expect, type Fault, lena, omid, sara, signIn } from './fixtures'
import { choose } from './selectField'
import { allHasCome } from './traffic'

const LEARN = '/learn/first-steps-in-scratch'
const CERTIFICATE = '/courses/hello-english/certificate'

export type Scene = {
  name: string
  path: string
  as?: Account
  /** What goes wrong behind the page. */
  fault?: Fault
  widths?: number[]
  /** What the page says of it on the console. */
  complaint?: RegExp
  /** Key of a text that stands there in the end, where something else stands there before. */
  shows?: string
  open?: (page: Page, t: (key: string, values?: Record<string, string>) => string) => Promise<void>
}

type World = {
  page: Page
  t: (key: string, values?: Record<string, string | number>) => string
  api: { fail: (fault: Fault) => Promise<unknown> }
  expectComplaint: (pattern: RegExp) => void
}

/** @returns the widths at which the scene is worth a look; the page has the first of them. */
export async function openScene(scene: Scene, { page, t, api, expectComplaint }: World): Promise<number[]> {
  const { path, as, fault, complaint, shows, open, widths = [1280, 360] } = scene
  if (complaint) expectComplaint(complaint)
  await page.setViewportSize({ width: widths[0] ?? 1280, height: 800 })
  if (as) await signIn(page, as)
  if (fault) await api.fail(fault)
  await page.goto(path)
  await expect(page.locator('main').locator('h1, [role=alert]').first()).toBeVisible()
  if (shows) await expect(page.getByText(t(shows)).first()).toBeVisible()
  await allHasCome(page)
  await open?.(page, t)
  return widths
}

/** @throws when there is no such scene. */
export function sceneOf(name: string): Scene {
  const scene = scenes.find((one) => one.name === name)
  if (!scene) throw new Error(`There is no scene called ${name}.`)
  return scene
}

/** Every screen there is, in every state that looks different. */
export const scenes: Scene[] = [
  { name: 'home', path: '/' },
  {
    name: 'home, whole',
    path: '/',
    open: async (page, t) => {
      await page.keyboard.press('Shift')
      await expect(page.getByRole('heading', { name: t('home.joinTitle') })).toBeVisible()
      await expect(page.locator('main article').first()).toBeVisible()
    },
  },
  {
    name: 'home, courses that failed',
    // A document holds the courses; a step within the site has to ask for them.
    path: '/faqs',
    fault: { operationId: 'getCourses', kind: 'html' },
    open: async (page, t) => {
      await page.getByRole('banner').getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1, name: t('home.headline') })).toBeVisible()
      await page.keyboard.press('Shift')
      await expect(page.getByText(t('home.courses.failed'))).toBeVisible()
    },
  },
  {
    name: 'home, film begun',
    path: '/',
    open: async (page, t) => {
      await page.keyboard.press('Shift')
      await page.getByRole('button', { name: t('home.how.play') }).click()
      await expect(page.getByLabel(t('home.how.film'))).toBeFocused()
    },
  },
  ...['verify', 'password/forget'].map((path) => ({
    name: path,
    path: `/${path}`,
  })),
  ...['member', 'student', 'teacher', 'school', 'job'].map((kind) => ({
    name: `registration ${kind}`,
    path: `/registration/${kind}`,
  })),
  { name: 'blog', path: '/blogs' },
  { name: 'blog, nothing found', path: '/blogs?search=zzzz&filter=asc', shows: 'blog.none' },
  {
    name: 'blog that failed',
    path: '/blogs?filter=asc',
    fault: { operationId: 'getBlogs', kind: 'status', status: 400 },
    complaint: /The blog list could not be loaded/,
  },
  { name: 'blog post', path: '/blogs/a-desk-of-their-own' },
  { name: 'unknown blog post', path: '/blogs/no-such-post' },
  {
    name: 'blog post that failed',
    path: '/blogs/newer-than-the-build',
    fault: { operationId: 'getBlog', kind: 'status', status: 403, body: { message: 'Not today' } },
    open: async (page, t) => {
      await expect(page.getByRole('dialog', { name: t('blog.failed') })).toBeVisible()
    },
  },
  {
    name: 'registration, mistakes',
    path: '/registration/student',
    open: async (page, t) => {
      await page.getByRole('button', { name: t('registration.submit.student') }).click()
      await expect(page.getByText(t('registration.errors.file.required'))).toBeVisible()
    },
  },
  {
    name: 'registration, a file and countries',
    path: '/registration/teacher',
    open: async (page) => {
      await page.locator('input[type=file]').setInputFiles('test/files/good/photo.png')
      await expect(page.locator('form bdi')).toBeVisible()
      await page.locator('form [name=country]').click()
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'registration, a file that is refused',
    path: '/registration/job',
    open: async (page) => {
      await page.locator('input[type=file]').setInputFiles('test/files/bad/user-password.pdf')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'registration, back with a result',
    path: '/registration/member?result=true',
    open: async (page) => {
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'not found', path: '/nowhere' },
  ...askingStates.map(({ prepare, ...state }) => ({ ...state, open: prepare })),
  ...donationStates.map(({ prepare, ...state }) => ({ ...state, open: prepare })),
  { name: 'works', path: '/our-works' },
  { name: 'countries', path: '/our-works/country' },
  {
    name: 'countries, one letter',
    path: '/our-works/country',
    open: async (page, t) => {
      await choose(page, t('works.countries.letter'), 2)
      await expect(page.getByRole('main').getByRole('region')).toHaveCount(1)
    },
  },
  {
    name: 'countries, none',
    path: '/our-works/country',
    shows: 'works.countries.none',
    fault: { operationId: 'getWorkCountries', kind: 'status', status: 200, body: [] },
  },
  {
    name: 'countries that failed',
    path: '/our-works/country?letter=I',
    shows: 'works.countries.failed',
    fault: { operationId: 'getWorkCountries', kind: 'html' },
  },
  { name: 'works of a country', path: '/our-works/Iran' },
  {
    name: 'works of a country, none',
    path: '/our-works/Iran',
    shows: 'works.country.none',
    fault: { operationId: 'getWorks', kind: 'status', status: 200, body: { data: [] } },
  },
  {
    name: 'works of a country, more that failed',
    path: '/our-works/Iran',
    fault: { operationId: 'getWorks', kind: 'html', after: 1 },
    open: async (page, t) => {
      await page.getByRole('article').last().scrollIntoViewIfNeeded()
      await expect(page.getByText(t('works.country.failed'))).toBeVisible()
      await expect(page.getByText(t('works.overview.whatTitle'))).toBeVisible()
    },
  },
  { name: 'works of an unknown country', path: '/our-works/Nowhere', shows: 'works.overview.whatTitle' },
  { name: 'work', path: '/our-works/Iran/library-on-two-wheels-tabriz' },
  { name: 'unknown work', path: '/our-works/Iran/no-such-work', shows: 'notFound.title' },
  {
    name: 'work that failed',
    path: '/our-works/Iran/newer-than-the-build',
    shows: 'works.work.failed',
    fault: { operationId: 'getWork', kind: 'html' },
  },
  { name: 'catalogue', path: '/courses' },
  {
    name: 'catalogue, filtered and empty',
    path: '/courses?search=zzzz&levels=Expert',
    open: async (page, t) => {
      await expect(page.getByText(t('courses.noneFor', { query: 'zzzz' }))).toBeVisible()
    },
  },
  {
    name: 'catalogue, filter dialog',
    path: '/courses',
    open: async (page, t) => {
      await page.getByRole('button', { name: t('courses.filter') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'free course', path: '/courses/first-steps-in-scratch' },
  { name: 'paid course', path: '/courses/watercolour-for-beginners' },
  { name: 'course overview', path: '/courses/watercolour-for-beginners?tab=overview' },
  { name: 'course materials', path: '/courses/watercolour-for-beginners?tab=materials' },
  { name: 'unknown course', path: '/courses/no-such-course', shows: 'notFound.title' },
  { name: 'sign in', path: '/signin' },
  { name: 'verified', path: '/verify?token=verify-u-003', shows: 'verify.doneText' },
  { name: 'link too old', path: '/verify?token=verify-u-003-expired', shows: 'verify.expiredText' },
  {
    name: 'verification that failed',
    path: '/verify?token=verify-u-003',
    shows: 'verify.kept',
    fault: { operationId: 'verifyEmail', kind: 'drop-request' },
  },
  { name: 'password reset without a token', path: '/password/reset', shows: 'password.noToken' },
  {
    name: 'link sent',
    path: '/password/forget',
    open: async (page, t) => {
      await page.getByLabel(t('password.forget.email'), { exact: true }).fill(sara.email)
      await page.getByRole('button', { name: t('password.forget.submit') }).click()
      await expect(page.getByText(t('password.forget.sentHint'))).toBeVisible()
    },
  },
  {
    name: 'link not sent',
    path: '/password/forget',
    open: async (page, t) => {
      await page.getByLabel(t('password.forget.email'), { exact: true }).fill('nobody@example.org')
      await page.getByRole('button', { name: t('password.forget.submit') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'new password, mistakes',
    path: '/password/reset?token=reset-u-001',
    open: async (page, t) => {
      await page.getByRole('button', { name: t('password.reset.submit') }).click()
      await expect(page.getByText(t('errors.password.required')).first()).toBeVisible()
    },
  },
  { name: 'my courses', path: '/my-courses', as: sara },
  ...profileStates.map(({ prepare, ...state }) => ({ ...state, open: prepare })),
  {
    name: 'profile, payments on their way',
    path: '/user/profile',
    as: sara,
    open: async (page, t) => {
      await page.request.post('/__mock/faults', { data: { operationId: 'getDonationHistory', kind: 'hold' } })
      await page.reload({ waitUntil: 'commit' })
      await expect(page.getByText(t('profile.history.loading'))).toBeVisible()
    },
  },
  { name: 'player', path: LEARN, as: sara },
  { name: 'player, text', path: `${LEARN}?lesson=c-001-l-02`, as: sara },
  ...learningStates.map(({ prepare, ...state }) => ({ ...state, as: sara, open: prepare })),
  { name: 'completed course', path: '/courses/hello-english', as: sara },
  { name: 'certificate', path: CERTIFICATE, as: sara, shows: 'certificate.intro' },
  {
    name: 'certificate, not yet',
    path: '/courses/first-steps-in-scratch/certificate',
    as: sara,
    shows: 'certificate.waiting',
  },
  { name: 'certificate, not enrolled', path: CERTIFICATE, as: omid, shows: 'certificate.none' },
  {
    name: 'certificate, name unknown',
    path: CERTIFICATE,
    shows: 'certificate.intro',
    as: sara,
    fault: { operationId: 'getUser', kind: 'drop-request', times: 99 },
  },
  {
    name: 'certificate that failed',
    path: CERTIFICATE,
    shows: 'certificate.failed',
    as: sara,
    fault: { operationId: 'getFullCourse', kind: 'html' },
  },
  { name: 'my courses, none', path: '/my-courses', as: omid, shows: 'myCourses.empty' },
  { name: 'not enrolled', path: LEARN, as: omid, shows: 'learn.notEnrolled.title' },
  {
    name: 'catalogue that failed',
    path: '/courses?sort=ASC',
    fault: { operationId: 'getCourses', kind: 'html' },
    shows: 'courses.failed',
  },
  {
    name: 'course that failed',
    path: '/courses/x',
    fault: { operationId: 'getFullCourse', kind: 'html' },
    shows: 'course.failed',
  },
  {
    name: 'sign in, mistakes',
    path: '/signin',
    open: async (page, t) => {
      await page.getByRole('button', { name: t('signin.submit'), exact: true }).click()
      await expect(page.getByText(t('errors.email.required'))).toBeVisible()
    },
  },
  {
    name: 'sign in that failed',
    path: '/signin',
    open: async (page, t) => {
      await page.getByLabel(t('signin.email')).fill(lena.email)
      await page.getByLabel(t('signin.password')).fill(lena.password)
      await page.getByRole('button', { name: t('signin.submit'), exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'enrolled just now',
    path: '/courses/first-steps-in-scratch',
    as: omid,
    open: async (page, t) => {
      await page.getByRole('button', { name: t('enrollment.enrollFree') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'overview of a finished course',
    path: '/my-courses',
    as: sara,
    open: async (page, t) => {
      await page.getByRole('button', { name: t('myCourses.overview') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'language menu',
    path: '/',
    open: async (page, t) => {
      await page.getByRole('button', { name: t('frame.language') }).click()
      await expect(page.getByRole('menuitemradio').first()).toBeVisible()
    },
  },
  {
    name: 'account menu',
    path: '/courses',
    as: sara,
    open: async (page, t) => {
      await page.getByRole('button', { name: t('frame.account.menu') }).click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
    },
  },
  {
    name: 'menu of a phone',
    path: '/about-us',
    widths: [360],
    open: async (page, t) => {
      await page.getByRole('button', { name: t('frame.openMenu') }).click()
      await expect(
        page
          .getByRole('navigation', { name: t('frame.openMenu') })
          .getByRole('link')
          .first(),
      ).toBeVisible()
    },
  },
]
