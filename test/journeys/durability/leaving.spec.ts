import type { Page } from '@playwright/test'
import { expect, type MockApi, sara, signIn, test } from '../support/fixtures'
import { film, seconds, video } from '../support/watching'
import { closeTab, goOn, learnTexts, lessonAtServer, open, reports, saveStatusLine, textId } from './learning'

/** The number of connections that a browser opens to one server; another request waits for one of them. */
const CONNECTIONS = 6

/**
 * Occupies all connections to the server, by a page on which no code of ours runs: what the learner's page
 * sends now is still in the browser when she leaves, and only requests that may outlive their page are sent
 * when `api.release` frees the connections.
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

/** Seeks the video to this second and waits until its listeners have been called. */
const watchUntil = (page: Page, second: number) =>
  page.locator('video').evaluate(
    (film: HTMLVideoElement, place) =>
      new Promise((resolve) => {
        film.addEventListener('seeked', resolve, { once: true })
        film.currentTime = place
      }),
    second,
  )

/** The ways to leave, each of which ends the only open page of the site. */
const ways: [name: string, go: (page: Page) => Promise<unknown>][] = [
  ['the learner closes the tab', closeTab],
  ['the learner opens another site', (page) => page.goto('about:blank')],
]

for (const [name, go] of ways)
  test.describe(`a report in flight arrives after the last page is gone (${name})`, () => {
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

    test('the position in a video, which is sent only on leaving', async ({ page, context, api }) => {
      await signIn(page, sara)
      await open(page, film)
      await seconds(page).toBe(12)
      // The part of the video that she will see is buffered: later the connections give nothing more.
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
