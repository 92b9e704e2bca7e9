import { expect, languages, test } from '../support/fixtures'

for (const language of languages)
  test.describe(`the text about the next charge, ${language}`, () => {
    test.use({ language })

    test('keeps the date on one line at every width of a phone', async ({ page }) => {
      await page.goto('/donation?interval=month&price=20')
      const words = page.getByRole('status').filter({ hasText: /-.*-/ }).locator('p')
      await expect(words).toBeVisible()
      for (let width = 320; width <= 430; width += 5) {
        await page.setViewportSize({ width, height: 740 })
        expect(await words.evaluate(linesOfDay), `at ${width} px`).toBe(1)
      }
    })
  })

/** The number of lines that the date takes up in this text. */
function linesOfDay(words: Element) {
  const walk = document.createTreeWalker(words, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const day = /\p{Nd}{2}-\p{Nd}{2}-\p{Nd}{4}/u.exec(node.nodeValue ?? '')
    if (!day) continue
    const range = document.createRange()
    range.setStart(node, day.index)
    range.setEnd(node, day.index + day[0].length)
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
  }
  return 0
}
