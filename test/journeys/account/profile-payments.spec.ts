import type { Locator, Page } from '@playwright/test'
import { dollars } from '../support/donating'
import { expect, type Language, languagesOfRun, omid, sara, signIn, test } from '../support/fixtures'
import { tabTo } from '../support/keyboard'

type Texts = (key: string, values?: Record<string, string | number>) => string

const ACTIONS = 'profile.history.actions'

/** The names of buttons and links of the history: their text, and in parentheses their subject. */
const named = (text: string) => new RegExp(`^${text.replace(/[()]/g, '\\$&')} \\(`)
/** The rows of the payment history. */
const rows = (page: Page) => page.locator('tr[data-row]')
const button = (page: Page, text: string) => rows(page).getByRole('button', { name: named(text) })
const link = (page: Page, text: string) => rows(page).getByRole('link', { name: named(text) })
const statuses = (page: Page, text: string) => page.getByRole('cell', { name: text, exact: true })

async function open(page: Page, t: Texts) {
  await signIn(page, sara)
  await page.goto('/user/profile')
  await expect(button(page, t(`${ACTIONS}.unsubscribe`))).toBeVisible()
}

/** Unsubscribes by keyboard alone: opens the dialog, tabs past 'keep' and confirms. */
async function unsubscribeByKeyboard(page: Page, t: Texts) {
  await tabTo(page, button(page, t(`${ACTIONS}.unsubscribe`)))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('profile.history.sure') })
  await expect(dialog).toContainText(t('profile.history.sureText'))
  await expect(dialog.getByRole('button', { name: t('profile.history.keep') })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
}

/**
 * The notice before a payment: what recurs and, for a user with a running subscription, that there will be
 * two.
 */
const whatRecurs = (t: Texts, language: Language) =>
  t('profile.history.recurs.week', { amount: dollars(12, language) })

/** The focus is inside the row, not lost. */
const expectFocusIn = (row: Locator) =>
  expect.poll(() => row.evaluate((element) => element.contains(document.activeElement))).toBe(true)

for (const language of languagesOfRun)
  test.describe(`payment history, ${language}`, () => {
    test.use({ language })

    test('a keyboard user unsubscribes, confirms, and resubscribes', async ({ page, t, api }) => {
      await open(page, t)
      const row = rows(page).first()

      // A user who changes her mind is back at the button.
      await tabTo(page, button(page, t(`${ACTIONS}.unsubscribe`)))
      await page.keyboard.press('Space')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(button(page, t(`${ACTIONS}.unsubscribe`))).toBeFocused()
      await page.keyboard.press('Shift+Tab')

      await unsubscribeByKeyboard(page, t)
      await expect(page.getByText(t('profile.history.ended'))).toBeVisible()
      await expect(statuses(page, t('profile.history.statuses.active'))).toHaveCount(0)
      await expect(statuses(page, t('profile.history.statuses.canceled'))).toHaveCount(2)
      await expectFocusIn(row)
      expect(await api.received('unsubscribe')).toMatchObject([
        { query: '?subscriptionId=sub_demo_1', status: 200 },
      ])

      // The page was not reloaded: user and history were fetched again.
      const again = row.getByRole('link', { name: named(t(`${ACTIONS}.resubscribe`)) })
      await expect(again).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/donation?price=20&interval=month')
    })

    test('a keyboard user pays an unpaid subscription in a new tab', async ({ page, context, t }) => {
      await open(page, t)
      const complete = link(page, t(`${ACTIONS}.complete`))
      await tabTo(page, complete)
      // She has a running subscription, and the page says so before the payment opens.
      await expect(complete).toHaveAccessibleDescription(
        `${whatRecurs(t, language)} ${t('profile.history.makesTwo')}`,
      )
      const opened = context.waitForEvent('page')
      await page.keyboard.press('Enter')
      const invoice = await opened
      await expect(invoice.locator('#pay')).toBeVisible()
      expect(await invoice.evaluate(() => window.opener === null)).toBe(true)
      await tabTo(invoice, invoice.locator('#pay'))
      await invoice.keyboard.press('Enter')
      await expect(invoice.locator('#pay')).toBeHidden()
      await invoice.close()

      // The first tab fetches again once it is visible, which a headless browser does not report.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(link(page, t(`${ACTIONS}.complete`))).toHaveCount(0)
      await expect(statuses(page, t('profile.history.statuses.active'))).toHaveCount(2)
      await expect(page).toHaveURL('/user/profile')
    })

    test('a tab shows on return that the user has ended a subscription in another tab', async ({
      page,
      context,
      t,
    }) => {
      await open(page, t)
      const other = await context.newPage()
      await other.goto('/user/profile')
      await expect(button(other, t(`${ACTIONS}.unsubscribe`))).toBeVisible()
      await unsubscribeByKeyboard(other, t)
      await expect(other.getByText(t('profile.history.ended'))).toBeVisible()
      await other.close()

      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(button(page, t(`${ACTIONS}.unsubscribe`))).toHaveCount(0)
      await expect(link(page, t(`${ACTIONS}.resubscribe`))).toHaveCount(2)
      await expect(link(page, t(`${ACTIONS}.complete`))).toHaveAccessibleDescription(whatRecurs(t, language))
    })

    test('a keyboard user downloads the invoice as a PDF', async ({ page, t }) => {
      await open(page, t)
      await tabTo(page, link(page, t(`${ACTIONS}.invoice`)))
      const download = page.waitForEvent('download')
      await page.keyboard.press('Enter')
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    })

    test('an unavailable action gives its reason and can still be focused', async ({ page, t, api }) => {
      await open(page, t)
      for (const [action, obstacle] of [
        ['resubscribe', 'subscribed'],
        ['expired', 'expired'],
      ]) {
        const hindered = button(page, t(`${ACTIONS}.${action}`))
        await tabTo(page, hindered)
        await expect(hindered).toHaveAccessibleDescription(t(`profile.history.obstacles.${obstacle}`))
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL('/user/profile')
      }
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await api.received('unsubscribe')).toEqual([])
    })

    for (const { status, message } of [
      { status: 403, message: 'This subscription is not yours.' },
      { status: 409, message: 'It has ended already.' },
      { status: 500, message: 'Please try later.' },
    ])
      test(`${status}: shows 'Error!' with the server's message, sends once, and returns the focus to the row`, async ({
        page,
        t,
        api,
        expectComplaint,
      }) => {
        if (status === 500) expectComplaint(/^500 \/api\/donate\/unsubscribe/)
        await open(page, t)
        await api.fail({ operationId: 'unsubscribe', kind: 'status', status, body: { message } })
        await unsubscribeByKeyboard(page, t)
        const dialog = page.getByRole('dialog', { name: t('profile.history.error') })
        await expect(dialog).toContainText(message)
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        await expectFocusIn(rows(page).first())
        expect(await api.received('unsubscribe')).toHaveLength(1)
        await expect(rows(page)).toHaveCount(7)
      })

    test('a lost answer: sends no second request, but fetches the history, which shows the end', async ({
      page,
      t,
      api,
    }) => {
      await open(page, t)
      await api.fail({ operationId: 'unsubscribe', kind: 'drop-answer' })
      await unsubscribeByKeyboard(page, t)
      const dialog = page.getByRole('dialog', { name: t('profile.history.error') })
      await expect(dialog).toContainText(t('profile.history.unsure'))
      await expect(statuses(page, t('profile.history.statuses.canceled'))).toHaveCount(2)
      await page.keyboard.press('Escape')
      await expectFocusIn(rows(page).first())
      expect(await api.received('unsubscribe')).toHaveLength(1)
    })

    test('401: ends the session, and sign-in leads back to the history', async ({ page, t, api }) => {
      await open(page, t)
      await api.fail({ operationId: 'unsubscribe', kind: 'status', status: 401 })
      await unsubscribeByKeyboard(page, t)
      await expect(page).toHaveURL('/signin')
      await page.getByLabel(t('signin.email')).fill(sara.email)
      await page.getByLabel(t('signin.password')).fill(sara.password)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/user/profile')
      await expect(button(page, t(`${ACTIONS}.unsubscribe`))).toBeVisible()
    })
  })

test('the payment history shows malformed subscriptions and offers no invalid action', async ({
  page,
  t,
  api,
}) => {
  const body = {
    subs: [
      { id: 'a', status: 'active', plan: null, latest_invoice: null },
      { id: 'b', status: 'unpaid', latest_invoice: { hosted_invoice_url: 'javascript:alert(1)' } },
      {
        id: 'c',
        status: 'canceled',
        plan: { amount: 1250, interval: 'week' },
        latest_invoice: { period_start: 1e20 },
      },
      { id: 'd', status: 'on_hold', plan: { amount: 1, interval: 'decade' } },
    ],
    onetime: [{ id: 'p', amount: -5, created: 1e300, status: 'x'.repeat(300) }],
  }
  await api.fail({ operationId: 'getDonationHistory', kind: 'status', status: 200, body })
  await signIn(page, omid)
  await page.goto('/user/profile')
  await expect(rows(page)).toHaveCount(5)
  await expect(button(page, t(`${ACTIONS}.unsubscribe`))).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page, t(`${ACTIONS}.complete`))).toHaveAttribute('aria-disabled', 'true')
  await expect(rows(page).getByRole('link')).toHaveCount(1)
  await expect(rows(page).getByRole('link')).toHaveAttribute('href', '/donation?price=12&interval=week')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
})
