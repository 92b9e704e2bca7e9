import type { Page } from '@playwright/test'
import { expect, type MockApi, sara, signIn, test } from '../support/fixtures'
import { film, seconds, video } from '../support/watching'
import { closeTab, goOn, learnTexts, lessonAtServer, open, reports, saveStatusLine, textId } from './learning'

/** A browser opens so many connections to one server; who asks for one more waits for one of them. */
const CONNECTIONS = 6

/**
 * All lines to the server are taken, by a page on which nothing of ours runs: what the learner's page sends
 * now is still in the browser when she goes, and only what may outlive its page leaves it when `api.release`
 * frees the lines.
 */
async function takeAllLines(learnerPage: Page, api: MockApi) {
  const crowd = await learnerPage.context().newPage()
  await crowd.goto('/favicon.svg')
  await api.fail({ operationId: 'getBlog', kind: 'hold', times: CONNECTIONS })
  await crowd.evaluate((count) => {
    for (let place = 1; place <= count; place++) fetch(`/api/blog/get-blog/${place}`).catch(() => {})
  }, CONNECTIONS)
  await expect.poll(async () => (await api.received('getBlog')).length).toBe(CONNECTIONS)
  await learnerPage.bringToFront()
}

/** At this second the film has been shown, and whoever listens to it has heard so. */
const watchUntil = (page: Page, second: number) =>
  page.locator('video').evaluate(
    (film: HTMLVideoElement, place) =>
      new Promise((resolve) => {
        film.addEventListener('seeked', resolve, { once: true })
        film.currentTime = place
      }),
    second,
  )

/** The ways to go, each of which ends the only page of ours that is open. */
const ways: [name: string, go: (page: Page) => Promise<unknown>][] = [
  ['she closes the tab', closeTab],
  ['she goes somewhere else', (page) => page.goto('about:blank')],
]

for (const [name, go] of ways)
  test.describe(`what was on its way arrives though nothing of ours is open any more: ${name}`, () => {
    test('a completed lesson', async ({ page, context, t, api }) => {
      await learnTexts(page, sara)
      await takeAllLines(page, api)
      const before = (await reports(context.request)).length
      await goOn(page, t)
      await expect(saveStatusLine(page)).not.toHaveAttribute('data-save-status', 'saved')
      await go(page)
      expect(await reports(context.request)).toHaveLength(before)
      await api.release()
      await expect
        .poll(async () => (await lessonAtServer(context.request, textId(1)))?.status)
        .toBe('completed')
    })

    test('the second that she was at, which is told only as she goes', async ({ page, context, api }) => {
      await signIn(page, sara)
      await open(page, film)
      await seconds(page).toBe(12)
      // The part of the film that she will see is loaded: from then on the connection gives nothing.
      await expect.poll(async () => (await video(page)).buffered).toBeGreaterThan(15)
      await takeAllLines(page, api)
      await watchUntil(page, 14)
      const before = (await reports(context.request)).length
      await go(page)
      expect(await reports(context.request)).toHaveLength(before)
      await api.release()
      await expect
        .poll(async () => (await lessonAtServer(context.request, 'c-001-l-08'))?.lastPosition)
        .toBe(14)
    })
  })
