import type { Page } from '@playwright/test'
import { cardNumber, dialog, donateButton, GOOD_CARD, payWith } from '../support/donating'
import { startFileHost } from '../support/fileHost'
import { test as base, expect, languages } from '../support/fixtures'
import { pageHeading } from '../support/pageHeading'

type Texts = (key: string, values?: Record<string, string>) => string

/** The folder of `npm run build:demo` on a host of files. */
const test = base.extend<object, { demo: string }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const host = await startFileHost('dist-demo')
      await use(host.origin)
      await host.close()
    },
    { scope: 'worker' },
  ],
})

/** Signs in as Sara, the first learner of the sign-in page, or Omid, the last. */
async function signInAs(which: 'first' | 'last', page: Page, demo: string, t: Texts) {
  await page.goto(`${demo}/signin`)
  const hint = page.getByRole('complementary', { name: t('signin.demo.title') })
  await hint.getByRole('button')[which]().click()
  await expect(page.getByText(t('signin.success'))).toBeVisible()
}

for (const language of languages)
  test.describe(`the built demo, ${language}`, () => {
    test.use({ language })

    test('opens a deep link, and saves a lesson of a learner who signs in', async ({ page, demo, t }) => {
      await page.goto(`${demo}/courses/watercolour-for-beginners`)
      await expect(pageHeading(page)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)

      await signInAs('first', page, demo, t)
      await page.goto(`${demo}/learn/watercolour-for-beginners?lesson=c-002-l-03`)
      await expect(page.locator('video')).toBeVisible()
      await page.getByRole('button', { name: t('learn.bar.next') }).click()
      await expect(page.locator('[data-save-status=saved]')).toBeVisible()
      await page.reload()
      await expect(page.locator('[data-save-status=saved]')).toBeVisible()
    })
  })

for (const language of languages)
  test.describe(`kept lessons in the built demo, ${language}`, () => {
    test.use({ language })

    test('open offline while the page stays open, and the page says that it has to', async ({
      page,
      context,
      demo,
      t,
      expectComplaint,
    }) => {
      expectComplaint(/ERR_|Failed to fetch|could not be/)
      await signInAs('first', page, demo, t)
      await page.goto(`${demo}/learn/first-steps-in-scratch?lesson=c-001-l-03`)
      await page.getByRole('button', { name: t('keeping.keep') }).click()
      await expect(page.locator('article [data-keeping=kept]')).toBeVisible()
      await expect(page.getByText(t('keeping.leaveOpen'))).toBeVisible()
      await page.reload()
      await expect(page.locator('article [data-keeping=kept]')).toBeVisible()
      await page.getByRole('button', { name: t('learn.bar.previous') }).click()
      await expect(page.locator('article figure')).toHaveCount(0)
      await context.setOffline(true)
      await page.getByRole('button', { name: t('learn.bar.next') }).click()
      const picture = page.locator('article figure img')
      await expect(picture).toHaveAttribute('src', /^blob:/)
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    })
  })

test('the service worker of the built demo answers every call, the first one included', async ({
  page,
  demo,
}) => {
  const calls: [path: string, isFromWorker: boolean][] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/^\/(api|v1)\//.test(pathname)) calls.push([pathname, response.fromServiceWorker()])
  })
  await page.goto(`${demo}/courses?search=scratch`)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(calls.length).toBeGreaterThan(0)
  expect(calls.filter(([, isFromWorker]) => !isFromWorker)).toEqual([])
})

test.describe('the list of scenarios in the built demo', () => {
  test.use({ language: 'fa' })

  test('has a file in each language, and its links work', async ({ page, demo, t }) => {
    await page.goto(`${demo}/scenarios.html`)
    await page.getByRole('link', { name: 'فارسی' }).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fa')
    await page.locator('a.open[href*="scenario=not-found&"]').click()
    await expect(page.locator('html')).toHaveAttribute('data-scenario', 'reached')
    await expect(page.getByRole('heading', { name: t('notFound.title') })).toBeVisible()
  })
})

test('the built demo shows the not-found page at an unknown address', async ({ page, demo, t }) => {
  await page.goto(`${demo}/nowhere`)
  await expect(page.getByRole('heading', { name: t('notFound.title') })).toBeVisible()
})

test('the built demo contains the payment page of one-time donations', async ({ page, demo, t }) => {
  await signInAs('first', page, demo, t)
  await page.goto(`${demo}/donation?price=30`)
  await donateButton(page, t).click()
  await page.waitForURL(/mock-pay/)
  await page.locator('#pay').click()
  await expect(dialog(page, t('donation.news.paid.title'))).toBeVisible()
})

test('the built demo contains the card field of monthly donations', async ({ page, demo, t }) => {
  await signInAs('last', page, demo, t)
  await page.goto(`${demo}/donation?interval=month&price=20`)
  await donateButton(page, t).click()
  await expect(cardNumber(page)).toBeFocused()
  await payWith(page, GOOD_CARD)
  await expect(dialog(page, t('donation.news.succeeded.title'))).toBeVisible()
})

test('the built demo replays a recorded visit, and names an unknown one on the console', async ({
  page,
  demo,
  expectComplaint,
}) => {
  await page.goto(`${demo}/courses?replay=first-visit`)
  await expect(page.getByRole('article').first()).toBeVisible()
  expectComplaint(/no-such-set/)
  expectComplaint(/404 \/mock-recordings/)
  const said = page.waitForEvent('console', (message) =>
    message.text().includes("There is no set 'no-such-set' in this demo."),
  )
  await page.goto(`${demo}/courses?replay=no-such-set`, { waitUntil: 'commit' })
  await said
  // The document is readable without its program.
  await expect(page.getByRole('article').first()).toBeVisible()
})
