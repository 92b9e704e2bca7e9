import type { Page } from '@playwright/test'

/**
 * Adds rules to the page that is open. Its content security policy refuses style elements, as those of
 * strangers.
 */
export async function addPageStyle(page: Page, css: string) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, css)
}
