import type { Page } from '@playwright/test'

/**
 * Begin before they come: words that stand there for a moment may be gone before anybody looks.
 * @returns call for all that those elements have said since, oldest first
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
