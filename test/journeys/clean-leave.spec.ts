import type { Page } from '@playwright/test'
import { donateButton, openCard, PROVIDER, payWith, type Texts } from './donating'
import { expect, omid, signIn, test } from './fixtures'

/** Whoever leaves the donation page while something of the card provider's is on its way has nothing of it on the next one. */

/** Holds what this address brings. @returns whether it was asked for, and how to let it come */
async function hold(page: Page, address: string) {
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await isFree
    // The page that asked may be gone.
    await route.continue().catch(() => {})
  })
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
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const presence = (page: Page) =>
  page.evaluate((provider) => {
    const scripts = [...document.scripts].filter(({ src }) => src.startsWith(provider)).length
    return { isStarted: 'Stripe' in window, scripts, frames: window.frames.length }
  }, PROVIDER)
const nothing = { isStarted: false, scripts: 0, frames: 0 }

async function expectNothing(page: Page, letGo: () => void) {
  const requests = requestsToProvider(page)
  letGo()
  // A page that stays has everything by then: what was on its way, and what comes of it.
  await page.waitForLoadState('networkidle')
  await expect.poll(() => presence(page)).toEqual(nothing)
  await page.getByRole('banner').locator('a[href="/faqs"], a[href="/about-us"]').first().click()
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
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('banner').locator('a[href="/courses"]').first().click()
  await expect(page).toHaveURL('/courses')
  await expectNothing(page, letGo)
  expect(requests).toEqual([])
  // So nothing has to be loaded anew.
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
