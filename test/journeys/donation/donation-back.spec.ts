import {
  ASKING_CARD,
  bank,
  cardNumber,
  charges,
  chooseByKeyboard,
  dialog,
  dollars,
  enterOn,
  payWith,
} from '../support/donating'
import { expect, languagesOfRun, omid, signIn, test } from '../support/fixtures'

for (const language of languagesOfRun)
  test.describe(`Back while the bank asks, ${language}`, () => {
    test.use({ language })

    for (const { answer, news, count } of [
      { answer: 'Complete', news: 'succeeded', count: 1 },
      { answer: 'Fail', news: 'not-charged', count: 0 },
    ] as const)
      test(`its question goes along, and once it is answered (${answer}) she is led back and told`, async ({
        page,
        t,
      }) => {
        await signIn(page, omid)
        await page.goto('/courses')
        await enterOn(page, page.getByRole('banner').locator('a[href="/donation"]').first())
        await expect(page).toHaveURL('/donation')
        await chooseByKeyboard(page, t, 2, 1)
        await expect(cardNumber(page)).toBeFocused()
        await payWith(page, ASKING_CARD)
        await expect(bank(page).getByRole('button', { name: 'Complete' })).toBeFocused()
        await page.goBack()
        await expect(page).toHaveURL('/courses')
        await bank(page).getByRole('button', { name: answer }).press('Enter')
        await expect(page).toHaveURL('/donation')
        const told = dialog(page, t(`donation.news.${news}.title`))
        await expect(told).toBeVisible()
        if (count === 0) {
          // Why, the payment itself still tells: nothing of it was kept.
          await expect(told.getByText(t('donation.card.errors.authentication'))).toBeVisible()
          await expect(told.getByRole('blockquote')).toHaveText(/^We are unable to authenticate/)
        }
        expect(await charges(page)).toHaveLength(count)
        await page.keyboard.press('Escape')
        // What she had chosen is still there.
        await expect(page.getByRole('radio', { name: dollars(20, language) })).toBeChecked()
      })
  })
