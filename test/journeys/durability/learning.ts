import type { APIRequestContext, Page } from '@playwright/test'
import type { ReceivedRequest } from '../../../mocks/http/places'
import type { WorldState } from '../../../mocks/state'
import { type Account, expect, signIn } from '../support/fixtures'
import { pageHeading } from '../support/pageHeading'

/** A course of texts alone, so that no viewer has to be fetched. */
const SLUG = 'large-1x9'

export const textPath = (number: number) => `/learn/${SLUG}?lesson=${textId(number)}`

export const textId = (number: number) => `${SLUG}-l-0${number}`

/** Quizzes of Sara's course: one in the middle, one at the end. */
export const quizPath = '/learn/first-steps-in-scratch?lesson=c-001-l-11'
export const QUIZ = 'c-001-l-11'

/** Signs in, enrolls in the course of texts and opens one of them. */
export async function learnTexts(page: Page, account: Account, number = 1) {
  await signIn(page, account)
  await enroll(page, SLUG)
  await open(page, textPath(number))
  // The report of the opened lesson is sent before the test goes on.
  await expect(saveStatusLine(page)).toHaveAttribute('data-save-status', 'saved')
}

/** Enrolls the user who is signed in on the page. */
export async function enroll(page: Page, courseId: string) {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').accessToken)
  const answer = await page.request.post('/api/enrollment/enroll', {
    headers: { Authorization: `Bearer ${token}` },
    data: { courseId },
  })
  expect(answer.status()).toBe(201)
}

/** Opens a lesson and waits until no request is in flight. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page).toHaveURL(path)
  await expect(pageHeading(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Presses 'Next Lesson' and waits for the next lesson. */
export async function goOn(page: Page, t: (key: string) => string, times = 1) {
  for (let left = times; left > 0; left--) {
    const before = page.url()
    await page.getByRole('button', { name: t('learn.bar.next') }).click()
    await expect(page).not.toHaveURL(before)
  }
}

/** Closes the tab as its close button does: the page receives the events of unloading. */
export async function closeTab(page: Page) {
  const isClosed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await isClosed
}

/** The line that shows the save status. */
export const saveStatusLine = (page: Page) => page.locator('[data-save-status]')

/** The lesson's row in the list. */
export const row = (page: Page, lessonId: string) =>
  page.getByRole('complementary').locator(`a[href$="lesson=${lessonId}"]`)

/** The server's record of a learner's lesson. */
export async function lessonAtServer(request: APIRequestContext, lessonId: string, userId = 'u-001') {
  const { enrollments }: WorldState = await (await request.get('/__mock/state')).json()
  return enrollments.filter((one) => one.userId === userId).find(({ lessons }) => lessons[lessonId])?.lessons[
    lessonId
  ]
}

/** @returns whether the server has these lessons as completed */
export const areCompleted = async (request: APIRequestContext, lessonIds: string[]) => {
  const lessons = await Promise.all(lessonIds.map((id) => lessonAtServer(request, id)))
  return lessons.every((lesson) => lesson?.status === 'completed')
}

/** All reports of progress that reached the server, oldest first. */
export async function reports(request: APIRequestContext): Promise<ReceivedRequest[]> {
  const received: ReceivedRequest[] = await (await request.get('/__mock/requests')).json()
  return received.filter(({ operationId }) => /^(updateProgress|markComplete)$/.test(operationId ?? ''))
}

/** Whose token a request came with. */
export const senderOf = ({ headers }: ReceivedRequest) =>
  /access-(u-\d+)-/.exec(String(headers.authorization))?.[1]

/** The browser logs a refused call by itself; the page logs what the refusal means. */
export const refusals = /The server does not accept what was learned|^\d+ \/api\/enrollment/
