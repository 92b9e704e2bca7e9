import type { Page } from '@playwright/test'
import { donateButton, openCard, PROVIDER, payWith, type Texts } from '../support/donating'
import { expect, omid, signIn, test } from '../support/fixtures'
import { pageHeading } from '../support/pageHeading'

/**
 * A donor who leaves while calls of the card provider are open finds nothing of the provider on the next
 * page.
 */

/**
 * Holds what this address brings.
 * @returns whether it was asked for, and how to let it come, with all that was held
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
  // A page that is being reloaded cannot be asked.
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

test("the provider's program is on its way as she leaves", async ({ page, t }) => {
  await askForCard(page, t)
  const { isAsked, letGo } = await hold(page, `${PROVIDER}/stripe.js`)
  await donateButton(page, t).click()
  await isAsked
  await leaveForCourses(page)
  await expectNothing(page, letGo)
})

test('our own part of the card form is on its way as she leaves: nothing is asked of the provider', async ({
  page,
  t,
}) => {
  await askForCard(page, t)
  const { isAsked, letGo } = await hold(page, '**/static/js/async/*')
  const requests = requestsToProvider(page)
  await donateButton(page, t).click()
  await isAsked
  // The dialogs are fetched ahead, and are held as well: this is the card form's own part.
  await expect(page.getByText(t('donation.card.loading'))).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('banner').locator('a[href="/courses"]').first().click()
  await expect(page).toHaveURL('/courses')
  await expectNothing(page, letGo)
  expect(requests).toEqual([])
  // So no reload is needed.
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('it is asked what became of a payment as she leaves', async ({ page, t }) => {
  await openCard(page, t)
  // Charged, and the answer lost; nobody can be asked either.
  await page.route(`${PROVIDER}/v1/payment_intents/*`, (route) => route.abort())
  await payWith(page, '4000000000003337')
  await expect(page.getByText(t('donation.pending.unasked'))).toBeVisible()
  const { isAsked, letGo } = await hold(page, `${PROVIDER}/stripe.js`)
  await page.reload({ waitUntil: 'commit' })
  await isAsked
  await leaveForCourses(page)
  await expectNothing(page, letGo)
})
