/** What learning looks like when it is under way, done, or goes wrong: brought about in the page, in whatever language. */
import type { Page } from '@playwright/test'
import { paths } from '../src/lib/paths.ts'

export type LearningState = {
  name: string
  path: string
  prepare?: (page: Page) => Promise<unknown>
  /** What the page says of it on the console. */
  complaint?: RegExp
}

const lesson = (number: string) => paths.learn('first-steps-in-scratch', `c-001-l-${number}`)
const nextButton = (page: Page) => page.locator('main nav button').last()
const reports = /\/api\/enrollment\/(update-progress|mark-complete)$/

/** Goes on from the lesson, whose completion meets what is in the way. */
async function goOn(page: Page, safety: string) {
  await nextButton(page).click()
  await page.locator(`[data-safety=${safety}]`).waitFor()
}

export const learningStates: LearningState[] = [
  { name: 'learn-picture', path: lesson('03') },
  {
    name: 'learn-pdf',
    path: lesson('10'),
    prepare: (page) => page.locator('[data-words]').waitFor({ state: 'attached' }),
  },
  { name: 'learn-quiz', path: lesson('11') },
  { name: 'learn-quiz-result', path: lesson('04') },
  {
    name: 'learn-quiz-unanswered',
    path: lesson('11'),
    prepare: async (page) => {
      await page.locator('form fieldset').nth(1).getByRole('radio').first().check()
      await page.locator('form button[type=submit]').click()
      await page.locator('form section').waitFor()
    },
  },
  {
    name: 'learn-video-failed',
    path: lesson('08'),
    prepare: async (page) => {
      await page.route('**/*.m3u8', (route) => route.abort('connectionfailed'))
      await page.reload()
      await page.locator('[data-video-box] [role=alert]').waitFor()
    },
  },
  {
    name: 'learn-viewer-missing',
    path: lesson('02'),
    prepare: async (page) => {
      await page.route('**/static/*/async/*', (route) => route.abort('connectionfailed'))
      await nextButton(page).click()
      await page.locator('article [role=alert]').waitFor()
    },
  },
  {
    name: 'learn-on-device',
    path: lesson('09'),
    prepare: async (page) => {
      await page.route(reports, (route) => route.abort('internetdisconnected'))
      await goOn(page, 'onDevice')
    },
  },
  {
    name: 'learn-refused',
    path: lesson('09'),
    complaint: /The server does not accept what was learned/,
    prepare: async (page) => {
      await page.route(reports, (route) => route.fulfill({ status: 404, json: { message: 'No' } }))
      await goOn(page, 'refused')
      await page.locator('[data-safety] [aria-expanded]').click()
    },
  },
  {
    name: 'learn-nowhere',
    path: lesson('09'),
    complaint: /This device cannot keep what is learned/,
    prepare: async (page) => {
      await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
      await page.route(reports, (route) => route.abort('internetdisconnected'))
      await page.reload()
      await goOn(page, 'nowhere')
    },
  },
  {
    name: 'learn-section-done',
    path: lesson('15'),
    prepare: async (page) => {
      await nextButton(page).click()
      await page.locator('main [role=status] a').waitFor()
    },
  },
  {
    name: 'learn-course-done',
    path: paths.learn('hello-english', 'c-003-l-07'),
    prepare: async (page) => {
      await nextButton(page).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'my-courses-overview',
    path: paths.myCourses,
    prepare: async (page) => {
      await page.locator('article button').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
