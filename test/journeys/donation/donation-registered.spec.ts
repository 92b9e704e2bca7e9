import type { Page } from '@playwright/test'
import type { LanguageCode } from '../../../src/lib/i18n/language'
import { chooseByKeyboard, dollars, interval, type Texts } from '../support/donating'
import { expect, languagesOfRun, omid, test } from '../support/fixtures'
import { tabTo } from '../support/keyboard'
import { pageHeading } from '../support/pageHeading'
import { fill, submitOf, typedInto } from '../support/registering'

/** The target of the link in the e-mail that the server has sent last. */
async function linkInMail(page: Page) {
  const { emails } = await (await page.request.get('/__mock/state')).json()
  return emails.at(-1).link as string
}

async function signIn(page: Page, t: Texts, { email, password }: typeof omid) {
  await page.getByLabel(t('signin.email')).fill(email)
  await page.getByLabel(t('signin.password')).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
}

/** Verifies by the link of the e-mail and signs in, in the given tab. */
async function verifyAndSignIn(page: Page, t: Texts, language: LanguageCode) {
  await page.goto(await linkInMail(page))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('verify.signIn') })
    .click()
  const { email, password } = typedInto('member', language)
  await signIn(page, t, { email: String(email), password: String(password) })
}

async function signOut(page: Page, t: Texts) {
  await page.getByRole('button', { name: new RegExp(t('frame.account.menu')) }).click()
  await page.getByRole('menuitem', { name: t('frame.account.logout') }).click()
  await expect(page.getByRole('link', { name: t('frame.account.signin') }).first()).toBeVisible()
}

for (const language of languagesOfRun)
  test.describe(`a regular donation that needs an account first, ${language}`, () => {
    test.use({ language })

    test('is offered once in the tab where the donor verifies her account and signs in', async ({
      page,
      context,
      t,
    }) => {
      await page.goto('/donation')
      await chooseByKeyboard(page, t, 2, 1)
      await expect(page).toHaveURL(/\/registration\/member$/)
      await fill(page, 'member', language)
      await submitOf(page, 'member', t).click()
      await expect(page.getByRole('dialog')).toBeVisible()

      // The order is still chosen in the first tab.
      await page.goto('/donation')
      await expect(interval(page, t, 'month')).toBeChecked()

      const mail = await context.newPage()
      await verifyAndSignIn(mail, t, language)
      await expect(mail.getByText(t('donation.offer.month', { amount: dollars(20, language) }))).toBeVisible()
      await tabTo(mail, mail.getByRole('link', { name: t('donation.offer.goOn') }))
      await mail.keyboard.press('Enter')
      await expect(mail).toHaveURL('/donation?price=20&interval=month')
      await expect(interval(mail, t, 'month')).toBeChecked()
      await expect(mail.locator('main [name=quick]:checked')).toHaveValue('20')

      await mail.goto('/')
      await expect(pageHeading(mail)).toBeVisible()
      await mail.waitForLoadState('networkidle')
      await expect(mail.getByRole('link', { name: t('donation.offer.goOn') })).toHaveCount(0)
    })

    test('is not shown to another user who signs in on this device, and stays for the donor', async ({
      page,
      context,
      t,
    }) => {
      await page.goto('/donation?price=20&interval=month')
      await page.locator('main form [type=submit]').click()
      await expect(page).toHaveURL(/\/registration\/member$/)
      const offer = (tab: Page) => tab.getByRole('link', { name: t('donation.offer.goOn') })

      // Before the donor has registered, another tab does not know her order.
      const other = await context.newPage()
      await other.goto('/donation')
      await expect(interval(other, t, 'one-time')).toBeChecked()

      await fill(page, 'member', language)
      await submitOf(page, 'member', t).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await other.goto('/signin')
      await signIn(other, t, omid)
      await expect(offer(other)).toHaveCount(0)
      await other.goto('/')
      await other.waitForLoadState('networkidle')
      await expect(offer(other)).toHaveCount(0)
      await other.goto('/donation')
      await expect(interval(other, t, 'one-time')).toBeChecked()
      await signOut(other, t)

      await verifyAndSignIn(other, t, language)
      await expect(offer(other)).toBeVisible()
    })
  })
