/** What learning looks like when it is under way, done, or goes wrong: brought about in the page, in whatever language. */
import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { changeLesson } from './changeLesson.ts'

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
async function goOn(page: Page, saveStatus: string) {
  await nextButton(page).click()
  await page.locator(`[data-save-status=${saveStatus}]`).waitFor()
}

/** The tools of a PDF are dim until it is open. */
async function pdfIsOpen(page: Page) {
  await page.locator('[data-words]').waitFor({ state: 'attached' })
}

/** The lesson has nothing that its viewer could show. */
const without = (name: string, number: string, change: object): LearningState => ({
  name: `learn-${name}-unavailable`,
  path: lesson(number),
  prepare: async (page) => {
    await changeLesson(page, number, change)
    await page.reload()
    await page.locator('article .ant-alert').first().waitFor()
  },
})

/** The file does not come, and `said` is what the page makes of it. */
const lost = (name: string, number: string, file: string, said: string): LearningState => ({
  name: `learn-${name}`,
  path: lesson(number),
  prepare: async (page) => {
    await page.route(file, (route) => route.abort('connectionfailed'))
    await page.reload()
    await page.locator(said).waitFor()
  },
})

/** Of each question the option with this number, if any; the right ones are 2, 0, 1 and 1. */
async function choose(page: Page, options: (number | undefined)[]) {
  for (const [place, option] of options.entries())
    if (option !== undefined)
      await page.locator('form fieldset').nth(place).getByRole('radio').nth(option).check()
}

async function submitAnswers(page: Page, options: (number | undefined)[]) {
  await choose(page, options)
  await page.locator('form button[type=submit]').click()
  if (options.includes(undefined)) await page.locator('form section button:not(li button)').click()
}

const quizResult = (level: string, options: (number | undefined)[]): LearningState => ({
  name: `learn-quiz-result-${level}`,
  path: lesson('11'),
  prepare: async (page) => {
    await submitAnswers(page, options)
    await page.locator(`[data-level=${level}]`).waitFor()
  },
})

/** What this device should keep has to wait, as behind another page that writes and does not end. */
const occupyDevice = (page: Page) =>
  page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name)
      await new Promise((opened) => opening.addEventListener('success', opened))
      const stores = [...opening.result.objectStoreNames]
      const [first] = stores
      if (first === undefined) continue
      const store = opening.result.transaction(stores, 'readwrite').objectStore(first)
      const goOn = () => store.count().addEventListener('success', goOn)
      goOn()
    }
  })

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
  quizResult('good', [2, 0, 1, 1]),
  quizResult('low', [2, 1, 0, undefined]),
  {
    name: 'learn-quiz-submitting',
    path: lesson('11'),
    // The product gives the device up after five seconds; who looks longer sees that.
    complaint: /This device cannot keep what is learned/,
    prepare: async (page) => {
      await choose(page, [2, 0, 1, 1])
      // From here on: a device that owes one answer is asked for no other.
      await occupyDevice(page)
      await page.locator('form button[type=submit]').click()
      await page.locator('form button[type=submit][aria-disabled=true]').waitFor()
    },
  },
  {
    name: 'learn-video-menu',
    path: lesson('08'),
    prepare: async (page) => {
      await page.locator('[data-plyr=settings]').first().click()
      await page.locator('.plyr__menu__container').getByRole('menuitem').first().waitFor()
    },
  },
  lost('video-failed', '08', '**/*.m3u8', '[data-video-box] [role=alert]'),
  lost('picture-broken', '03', '**/scratch-window*', 'article figcaption button'),
  lost('pdf-failed', '10', '**/guide*.pdf', 'article section [role=alert]'),
  without('video', '08', { fileUrl: null, videoQualities: null }),
  without('picture', '03', { fileUrl: null }),
  without('pdf', '10', { fileUrl: null }),
  without('quiz', '11', { quizData: null }),
  without('text', '02', { description: null }),
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
      await pdfIsOpen(page)
    },
  },
  {
    name: 'learn-refused',
    path: lesson('09'),
    complaint: /The server does not accept what was learned/,
    prepare: async (page) => {
      await page.route(reports, (route) => route.fulfill({ status: 404, json: { message: 'No' } }))
      await goOn(page, 'refused')
      await page.locator('[data-save-status] [aria-expanded]').click()
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
      await goOn(page, 'unsaved')
      await pdfIsOpen(page)
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
