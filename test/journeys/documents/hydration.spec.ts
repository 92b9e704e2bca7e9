import type { Page } from '@playwright/test'
import { expect, languages, test } from '../fixtures'
import { allHasCome } from '../traffic'
import { expectHydrated, PROGRAM, recordPage } from './program'
import { publicRoutes } from './publicRoutes'

// The time before the program is there is the subject here.
test.use({ waitsForProgram: false })

/** What only the program adds or knows, by the selector of its place. */
const madeByProgram = [
  // A button that pauses what moves.
  '[data-section="subjects"] button',
  // The clock of the discount.
  '[role=timer]',
]

/** The words of the page itself, piece by piece. */
function wordsOfMain(page: Page) {
  return page.evaluate((selectors) => {
    const main = document.querySelector('main')?.cloneNode(true)
    if (!(main instanceof HTMLElement)) throw new Error('The page has no main part.')
    for (const element of main.querySelectorAll(selectors.join(','))) element.remove()
    const words: string[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim()
      if (text) words.push(text)
    }
    return words
  }, madeByProgram)
}

for (const language of languages)
  test.describe(`hydration, ${language}`, () => {
    test.use({ language })

    for (const { path } of publicRoutes)
      test(`${path} comes alive without a word on the console, and asks for nothing twice`, async ({
        context,
        page,
      }) => {
        const reader = await context.newPage()
        await reader.route(PROGRAM, (route) => route.abort())
        await reader.goto(path)
        const before = await wordsOfMain(reader)
        expect(before.join(' ').length).toBeGreaterThan(20)
        await reader.close()

        // The browser reports the status 404 of an unknown page.
        const { messages, calls } = recordPage(
          page,
          (message) => path === '/nowhere' && message.startsWith('Failed to load resource'),
        )
        await page.goto(path)
        await expectHydrated(page)
        await allHasCome(page)
        expect(messages).toEqual([])
        expect(calls).toEqual([...new Set(calls)])
        expect(await wordsOfMain(page)).toEqual(before)
      })
  })
