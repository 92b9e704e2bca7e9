import { cardNumber, openCard } from './donating'
import { expect, languages, test } from './fixtures'

for (const language of languages)
  test.describe(`the card field, ${language}`, () => {
    test.use({ language })

    test("is written in our own letters, in the provider's frame, too", async ({ page, t }) => {
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
