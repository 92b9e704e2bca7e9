import type { Page } from '@playwright/test'

/**
 * Adds rules to the open page without a style element, which its content security policy would refuse.
 */
export async function addPageStyle(page: Page, css: string) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, css)
}
