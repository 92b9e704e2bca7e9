import type { Page } from '@playwright/test'
import { donateButton, openCard, PROVIDER, payWith, type Texts } from '../support/donating'
import { expect, omid, signIn, test } from '../support/fixtures'
import { pageHeading } from '../support/pageHeading'

/**
 * A donor who leaves the donation page while something of the card provider is pending: the next page has
 * nothing of the provider.
 */

/**
 * Holds the requests to this address.
 * @returns a promise of the first request, and a function that lets all held requests go on
 */
async function hold(page: Page, address: string) {
  let free = () => {}
  const isFree = new Promise<void>((resolve) => {
    free = resolve
  })
  const held: Promise<unknown>[] = []
  await page.route(address, (route) => {
    const hasCome = async () => {
      await isFree
      await route.continue()
      await (await route.request().response())?.finished()
    }
    // The page that asked may be gone.
    held.push(hasCome().catch(() => {}))
  })
  const letGo = async () => {
    free()
    await Promise.all(held)
  }
  return { isAsked: page.waitForRequest(address), letGo }
}

const requestsToProvider = (page: Page) => {
  const found: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(PROVIDER)) found.push(request.url())
  })
  return found
}

async function leaveForCourses(page: Page) {
  await page.getByRole('banner').locator('a[href="/courses"]').first().click()
  await expect(page).toHaveURL('/courses')
  await expect(pageHeading(page)).toBeVisible()
}

const presence = (page: Page) =>
  page.evaluate((provider) => {
    const scripts = [...document.scripts].filter(({ src }) => src.startsWith(provider)).length
    return { isStarted: 'Stripe' in window, scripts, frames: window.frames.length }
  }, PROVIDER)
const nothing = { isStarted: false, scripts: 0, frames: 0 }

async function expectNothing(page: Page, letGo: () => Promise<void>) {
  const requests = requestsToProvider(page)
  await letGo()
  // A page that is reloading cannot be evaluated.
  await expect(async () => expect(await presence(page)).toEqual(nothing)).toPass({ timeout: 15_000 })
  await page.getByRole('banner').locator('a[href="/faqs"], a[href="/about-us"]').first().click()
  await expect(page).toHaveURL(/faqs|about-us/)
  await expect(pageHeading(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await presence(page)).toEqual(nothing)
  expect(requests).toEqual([])
}

async function askForCard(page: Page, t: Texts) {
  await signIn(page, omid)
  await page.goto('/donation?interval=month&price=20')
  await expect(donateButton(page, t)).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test("a donor who leaves while the provider's script loads leaves nothing of the provider behind", async ({
  page,
  t,
}) => {
  await askForCard(page, t)
  const { isAsked, letGo } = await hold(page, `${PROVIDER}/stripe.js`)
  await donateButton(page, t).click()
  await isAsked
  await leaveForCourses(page)
  await expectNothing(page, letGo)
})

test('a donor who leaves while our card form loads causes no request to the provider', async ({
  page,
  t,
}) => {
  await askForCard(page, t)
  const { isAsked, letGo } = await hold(page, '**/static/js/async/*')
  const requests = requestsToProvider(page)
  await donateButton(page, t).click()
  await isAsked
  // The dialogs are fetched ahead and held as well: this text shows that the card form itself is loading.
  await expect(page.getByText(t('donation.card.loading'))).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('banner').locator('a[href="/courses"]').first().click()
  await expect(page).toHaveURL('/courses')
  await expectNothing(page, letGo)
  expect(requests).toEqual([])
  // The page was not reloaded, as there was nothing to remove.
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('a donor who leaves while a payment status is looked up leaves nothing of the provider behind', async ({
  page,
  t,
}) => {
  await openCard(page, t)
  // The card is charged, the answer is lost, and the provider cannot be asked for the status.
  await page.route(`${PROVIDER}/v1/payment_intents/*`, (route) => route.abort())
  await payWith(page, '4000000000003337')
  await expect(page.getByText(t('donation.pending.unasked'))).toBeVisible()
  const { isAsked, letGo } = await hold(page, `${PROVIDER}/stripe.js`)
  await page.reload({ waitUntil: 'commit' })
  await isAsked
  await leaveForCourses(page)
  await expectNothing(page, letGo)
})
