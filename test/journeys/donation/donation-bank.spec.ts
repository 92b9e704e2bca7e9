import { expect, languagesOfRun, test } from '../support/fixtures'
import { tabTo } from '../support/keyboard'

for (const language of languagesOfRun)
  test.describe(`the account for bank transfers, ${language}`, () => {
    test.use({ language })

    test('is copied without spaces by keyboard, and the page confirms it', async ({ page, context, t }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto('/donation')
      const bank = page.getByRole('region', { name: t('donation.bank.title') })
      await tabTo(page, bank.getByRole('button', { name: t('donation.bank.iban') }))
      await page.keyboard.press('Enter')
      await expect(bank.getByText(t('donation.bank.copied'), { exact: true })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('DK3200000123456789')
    })

    test('is selected, with a message, when the browser refuses to copy', async ({ page, t }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
      })
      await page.goto('/donation')
      const bank = page.getByRole('region', { name: t('donation.bank.title') })
      await bank.getByRole('button', { name: t('donation.bank.account') }).click()
      await expect(bank.getByText(t('donation.bank.refused'))).toBeVisible()
      expect(await page.evaluate(() => String(window.getSelection()))).toBe('0123456789')
    })
  })
