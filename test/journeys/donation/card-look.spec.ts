import { cardNumber, charges, GOOD_CARD, openCard, typeCard } from '../support/donating'
import { expect, languages, test } from '../support/fixtures'

for (const language of languages)
  test.describe(`the card field, ${language}`, () => {
    test.use({ language })

    test("uses the site's font inside the provider's frame", async ({ page, t }) => {
      await openCard(page, t)
      const typed = cardNumber(page)
      await expect
        .poll(() => typed.evaluate(() => [...document.fonts].map(({ family, status }) => [family, status])))
        .toEqual([['"Nunito Variable"', 'loaded']])
      expect(await typed.evaluate((input) => getComputedStyle(input).fontFamily)).toMatch(
        /^"Nunito Variable",/,
      )
    })
  })

test('the card field keeps a typed number over a switch of language, and changes its font', async ({
  page,
  t,
}) => {
  await openCard(page, t)
  await typeCard(page, GOOD_CARD)
  const typed = cardNumber(page)
  await expect(typed).toHaveValue('4242 4242 4242 4242')
  const fontFamily = () => typed.evaluate((input) => getComputedStyle(input).fontFamily)
  const before = await fontFamily()

  await page.getByRole('button', { name: t('frame.language') }).click()
  await page.getByRole('menuitemradio', { name: 'فارسی' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa')
  await expect(page.getByRole('heading', { name: 'کارت شما' })).toBeVisible()
  await expect.poll(fontFamily).not.toBe(before)
  expect(await fontFamily()).toMatch(/^"Nunito Variable",.*Vazirmatn/)
  await expect(typed).toHaveValue('4242 4242 4242 4242')

  await page.getByRole('button', { name: /^پرداخت/ }).click()
  await expect(page.getByRole('dialog')).toContainText('۲۰ دلار')
  expect(await charges(page)).toMatchObject([{ cents: 2000 }])
})
