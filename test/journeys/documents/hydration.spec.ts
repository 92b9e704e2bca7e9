import type { Page } from '@playwright/test'
import { expect, languages, test } from '../support/fixtures'
import { recordPage } from './program'
import { publicRoutes } from './publicRoutes'
import { expectStill } from './still'

// These tests are about the time before the program has loaded.
test.use({ waitsForProgram: false })

/** Selectors of parts that only the program adds or knows. */
const madeByProgram = [
  // A button that pauses what moves.
  '[data-section="subjects"] button',
  // The clock of the discount.
  '[role=timer]',
]

/**
 * The texts of the main part of the page, piece by piece.
 * @param html of another document than the one that the page shows
 */
function textOfMain(page: Page, html?: string) {
  return page.evaluate(
    ([selectors, other]) => {
      const read = other === undefined ? document : new DOMParser().parseFromString(other, 'text/html')
      const main = read.querySelector('main')?.cloneNode(true)
      if (!main || !('querySelectorAll' in main)) throw new Error('The page has no main part.')
      for (const element of (main as HTMLElement).querySelectorAll(selectors)) element.remove()
      const words: string[] = []
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim()
        if (text) words.push(text)
      }
      return words
    },
    [madeByProgram.join(','), html] as const,
  )
}

for (const language of languages)
  test.describe(`hydration, ${language}`, () => {
    test.use({ language })

    for (const { path } of publicRoutes)
      test(`${path} hydrates without console messages, layout shift or repeated calls`, async ({ page }) => {
        const before = await textOfMain(page, await (await page.request.get(path)).text())
        expect(before.join(' ').length).toBeGreaterThan(20)

        // The browser reports the status 404 of an unknown page.
        const { messages, calls } = recordPage(
          page,
          (message) => path === '/nowhere' && message.startsWith('Failed to load resource'),
        )
        await expectStill(page, path)
        expect(messages).toEqual([])
        expect(calls).toEqual([...new Set(calls)])
        expect(await textOfMain(page)).toEqual(before)
      })
  })
