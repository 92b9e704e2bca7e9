import type { Page } from '@playwright/test'
import type { ReceivedRequest } from '../../../mocks/http/places'
import { open } from '../durability/learning'
import { expect } from '../support/fixtures'

export const lessonPath = (number: string) => `/learn/first-steps-in-scratch?lesson=c-001-l-${number}`

/** Lessons of Sara's course by type; `BESIDE_CLIP` follows the clip in its chapter. */
export const numbers = {
  PICTURE: '03',
  CLIP: '05',
  BESIDE_CLIP: '06',
  FILM: '08',
  TEXT: '09',
  PAPER: '10',
  QUIZ: '11',
  STREAM: '12',
}

export type Texts = (key: string, values?: Record<string, string | number>) => string

/** The line above a lesson's title that says how much of it is kept on the device. */
export const keeping = (page: Page) => page.locator('article [data-keeping]').first()

export const isKept = (page: Page) =>
  expect(keeping(page)).toHaveAttribute('data-keeping', 'kept', { timeout: 30_000 })

export async function keepOpenLesson(page: Page, t: Texts) {
  await page.getByRole('button', { name: t('keeping.keep') }).click()
  await isKept(page)
}

/** Waits until the service worker is active. */
const workerStarts = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })

export const openLesson = (page: Page, number = '') => openLessonAt(page, lessonPath(number))

export async function openLessonAt(page: Page, path: string) {
  await open(page, path)
  await workerStarts(page)
}

/** The video plays from the files on this device. */
export async function plays(page: Page) {
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThanOrEqual(2)
  const address = await page.locator('video').evaluate((video: HTMLVideoElement) => video.currentSrc)
  expect(address).toMatch(/^blob:/)
}

/** The ranges that the page itself has requested, without those of the video element. */
export async function fetchesOf(page: Page, path: string): Promise<unknown[]> {
  const requests: ReceivedRequest[] = await (await page.request.get('/__mock/requests')).json()
  return requests
    .filter((one) => one.path === path && one.method === 'GET' && one.headers['sec-fetch-dest'] === 'empty')
    .map(({ headers }) => headers.range)
}

/** Opens the list in which a learner chooses lessons to keep. */
export const openList = (page: Page, t: Texts) =>
  page
    .getByRole('button', { name: t('keeping.keepSeveral') })
    .or(page.getByRole('button', { name: t('keeping.keepMore') }))
    .click()

/** Opens the list and ticks the whole course, without pressing 'Keep them'. */
export async function chooseCourse(page: Page, t: Texts) {
  await openList(page, t)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: t('keeping.dialog.course') }).check()
  return dialog
}

/** My courses says that the device has all lessons of Sara's course. */
export async function hasCourse(page: Page, t: Texts, language: string) {
  await page.goto('/my-courses')
  await expect(page.getByRole('article').first()).toContainText(
    t('keeping.count_other', { number: (15).toLocaleString(language) }),
    { timeout: 60_000 },
  )
}

/** Chooses the first option of each question, and submits the quiz. */
export async function submitQuiz(page: Page, t: Texts) {
  const questions = page.locator('fieldset')
  await expect(questions.first()).toBeVisible()
  for (const question of await questions.all()) await question.getByRole('radio').first().check()
  await page.getByRole('button', { name: t('learn.quiz.submit') }).click()
  await expect(page.locator('article [data-level]')).toBeVisible()
}

/** The reports about lessons that the server has accepted, in the order in which they came. */
export async function acceptedReports(page: Page) {
  const requests: ReceivedRequest[] = await (await page.request.get('/__mock/requests')).json()
  return (
    requests
      .filter(
        ({ operationId, status }) =>
          /^(updateProgress|markComplete)$/.test(operationId ?? '') && status === 200,
      )
      // The cast is safe: the contract defines what these two calls send.
      .map(({ operationId, body }) => ({
        operationId,
        ...(body as { lessonId: string; quizAnswers?: unknown }),
      }))
  )
}

/** The lessons that the accepted reports complete or submit. */
export async function acceptedWork(page: Page) {
  return (await acceptedReports(page))
    .filter(({ operationId, quizAnswers }) => operationId === 'markComplete' || quizAnswers)
    .map(({ operationId, lessonId }) => `${operationId} ${lessonId}`)
    .sort()
}
