import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Charge } from '../../../mocks/card-provider/state'
import { type Account, expect, omid, signIn } from './fixtures'
import { tabTo } from './keyboard'

export type Texts = (key: string, values?: Record<string, string | number>) => string

/** The address of the stand-in for the card payment provider. */
export const PROVIDER = `http://localhost:${process.env.CARDS_PORT || 4242}`

export const GOOD_CARD = '4242424242424242'
export const ASKING_CARD = '4000002500003155'

export const donateButton = (page: Page, t: Texts) =>
  page.getByRole('main').getByRole('button', { name: t('donation.submit'), exact: true })
export const interval = (page: Page, t: Texts, name: string) =>
  page.getByRole('radio', { name: t(`donation.interval.${name}`) })
export const amountField = (page: Page) => page.locator('main [name=amount]')
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
export const bank = (page: Page) => page.frameLocator('[title="Authentication of your bank"]')
export const cardNumber = (page: Page) =>
  page.frameLocator('[title="Secure card payment input frame"]').getByLabel('card number')

/** An amount as the page writes it: '$12' or '۱۲ دلار'. */
export const dollars = (amount: number, language: string) =>
  language === 'fa' ? `${amount.toLocaleString('fa-IR')} دلار` : `$${amount.toLocaleString('en-US')}`

/** The charges that the provider has made in the world of this test. */
export async function charges({ request }: Pick<Page, 'request'>): Promise<Charge[]> {
  return (await (await request.get('/__mock/state')).json()).cardProvider.charges
}

/**
 * Starts a payment of 20 dollars a month as Omid without the page, as from another device.
 * @returns its secret
 */
export async function beginPayment(request: APIRequestContext) {
  const { accessToken } = await (
    await request.post('/api/auth/login', { data: { ...omid, remember: true } })
  ).json()
  const answer = await request.post('/api/donate/stripe', {
    headers: { Authorization: `Bearer ${accessToken}` },
    data: { amount: 20, isSubscription: true, currency: 'usd', interval: 'month', userId: 'u-002' },
  })
  return (await answer.json()).clientSecret as string
}

/** Presses Tab until a control has the focus, then Enter. */
export async function enterOn(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Chooses interval and quick amount by keyboard, and presses the button. */
export async function chooseByKeyboard(page: Page, t: Texts, every: number, quick: number) {
  await tabTo(page, page.locator('main [name=interval]'))
  for (let step = 0; step < every; step++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  for (let step = 0; step < quick; step++) await page.keyboard.press('ArrowDown')
  await enterOn(page, donateButton(page, t))
}

/** Omid starts a donation of 20 dollars every month, up to the open card form. */
export async function openCard(page: Page, t: Texts, account: Account = omid, origin = '') {
  await signIn(page, account, origin)
  await page.goto(`${origin}/donation?interval=month&price=20`)
  await enterOn(page, donateButton(page, t))
  // The field takes the focus once it is enabled.
  await expect(cardNumber(page)).toBeFocused()
}

/** Types number, expiry and code; the provider's field moves from part to part by itself. */
export const typeCard = (page: Page, number: string) => page.keyboard.type(`${number}1240123`)

/** Types a card and submits it. */
export async function payWith(page: Page, number: string) {
  await typeCard(page, number)
  await page.keyboard.press('Enter')
}

/** Moves the focus back to the card's number and deletes it. */
export async function emptyCard(page: Page) {
  // Shift+Tab skips a disabled field, and does not return to it.
  await expect(cardNumber(page)).toBeEnabled()
  const isThere = () => cardNumber(page).evaluate((input) => input.matches(':focus'))
  for (let steps = 0; steps < 12 && !(await isThere()); steps++) await page.keyboard.press('Shift+Tab')
  await expect(cardNumber(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect(cardNumber(page)).toHaveValue('')
}
