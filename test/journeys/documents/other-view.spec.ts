import { contrast } from '../../helpers/contrast'
import { expect, languages, test } from '../support/fixtures'

/** 'rgb(1, 2, 3)' → '#010203' */
const hexOf = (colour: string) =>
  `#${[...colour.matchAll(/\d+/g)].map(([channel]) => Number(channel).toString(16).padStart(2, '0')).join('')}`

for (const language of languages)
  test.describe(`a document that does not match the query, ${language}`, () => {
    test.use({ language })

    // The boot script requests the style sheet at once, so the sheet precedes the document's own rules.
    test("applies the style sheet although the document's own rules come later", async ({ page, t }) => {
      await page.goto('/courses?levels=Beginner&levels=Expert')
      const filter = page.locator('main [aria-haspopup=dialog]')
      await expect(filter).toContainText(t('courses.filter'))
      const order = await page.evaluate(() =>
        [...document.head.querySelectorAll('link[rel=stylesheet], style')].map(({ localName }) => localName),
      )
      expect(order).toEqual(['link', 'style'])
      const { color, backgroundColor } = await filter.locator('.ant-tag').evaluate((count) => {
        const { color, backgroundColor } = getComputedStyle(count)
        return { color, backgroundColor }
      })
      expect(
        contrast(hexOf(color), hexOf(backgroundColor)),
        `${color} on ${backgroundColor}`,
      ).toBeGreaterThan(4.5)
    })
  })
