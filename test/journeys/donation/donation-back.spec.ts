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
  test.describe(`Back during a challenge of the bank, ${language}`, () => {
    test.use({ language })

    for (const { answer, outcome, count } of [
      { answer: 'Complete', outcome: 'succeeded', count: 1 },
      { answer: 'Fail', outcome: 'not-charged', count: 0 },
    ] as const)
      test(`keeps the challenge open; its answer (${answer}) leads the donor back to the outcome`, async ({
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
        const shown = dialog(page, t(`donation.news.${outcome}.title`))
        await expect(shown).toBeVisible()
        if (count === 0) {
          // The reason comes from the payment itself: the device has not stored it.
          await expect(shown.getByText(t('donation.card.errors.authentication'))).toBeVisible()
          await expect(shown.getByRole('blockquote')).toHaveText(/^We are unable to authenticate/)
        }
        expect(await charges(page)).toHaveLength(count)
        await page.keyboard.press('Escape')
        // The donor's earlier choice is still there.
        await expect(page.getByRole('radio', { name: dollars(20, language) })).toBeChecked()
      })
  })
