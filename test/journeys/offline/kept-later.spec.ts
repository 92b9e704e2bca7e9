import type { Page } from '@playwright/test'
import { expect, languagesOfRun, sara, signIn, test } from '../support/fixtures'
import { isKept, keepOpenLesson, lessonPath, numbers, openLesson } from './keeping'

const { PICTURE, PAPER } = numbers

/**
 * Sets the date of the program's files to 90 days ago, and empties the browser's own cache.
 */
async function monthsPass(page: Page) {
  const count = await page.evaluate(async () => {
    const before = Date.now() - 90 * 86_400_000
    const cache = await caches.open('files-v1')
    const requests = await cache.keys()
    for (const request of requests) {
      const answer = (await cache.match(request)) ?? Response.error()
      const headers = new Headers(answer.headers)
      headers.set('date', new Date(before).toUTCString())
      await cache.put(request, new Response(await answer.blob(), { headers }))
    }
    return requests.length
  })
  expect(count).toBeGreaterThan(5)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.clearBrowserCache')
}

for (const language of languagesOfRun)
  test.describe(`kept lessons after months, ${language}`, () => {
    test.use({ language })

    test('open without a connection, with their viewers', async ({ page, context, t, expectComplaint }) => {
      test.setTimeout(120_000)
      expectComplaint(/no-response|could not be/)
      await signIn(page, sara)
      for (const number of [PICTURE, PAPER]) {
        await openLesson(page, number)
        await keepOpenLesson(page, t)
      }
      await page.goto('/my-courses')
      await monthsPass(page)
      await context.setOffline(true)
      await page.goto(lessonPath(PAPER))
      await expect(page.locator('[data-words]')).toBeAttached()
      await page.goto(lessonPath(PICTURE))
      await isKept(page)
      await expect(page.locator('article figure img')).toHaveAttribute('src', /^blob:/)
    })

    test('are reported as removed if the browser has deleted all of them', async ({
      page,
      context,
      t,
      baseURL,
    }) => {
      await signIn(page, sara)
      await openLesson(page, PICTURE)
      await keepOpenLesson(page, t)
      const cdp = await context.newCDPSession(page)
      await page.goto('/favicon.svg')
      await cdp.send('Storage.clearDataForOrigin', {
        origin: baseURL ?? '',
        storageTypes: 'indexeddb,cache_storage,service_workers',
      })
      await page.goto('/my-courses')
      await expect(page.getByText(t('keeping.removed'))).toBeVisible()
    })
  })
