import type { Page } from '@playwright/test'

/**
 * Records texts that may be shown only for a moment, so call it before they appear.
 * @returns a function that gives all texts of those elements since then, oldest first
 */
export async function watchWords(page: Page, selector: string) {
  const said = await page.evaluateHandle((place) => {
    const texts: string[] = []
    const look = () => {
      for (const { textContent } of document.querySelectorAll(place))
        if (textContent && !texts.includes(textContent)) texts.push(textContent)
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
    look()
    return texts
  }, selector)
  return () => said.jsonValue()
}
