import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { publicRoutes } from '../documents/publicRoutes'
import { expect, isInTurn, languages } from '../support/fixtures'
import { test } from '../support/onePage'
import { allHasCome } from '../support/traffic'

/**
 * A second engine beside axe: it knows rules that axe does not, such as buttons of forms and values of
 * autocomplete.
 */
const ENGINE = 'node_modules/@pa11y/html_codesniffer/build/HTMLCS.js'

type Finding = { type: number; code: string; msg: string; element: Element }

declare global {
  interface Window {
    HTMLCS: {
      process: (standard: string, source: Document, onDone: () => void, onFail: () => void) => void
      getMessages: () => Finding[]
      ERROR: number
    }
  }
}

test('HTML_CodeSniffer reports a picture without a text alternative', async ({ page }) => {
  await page.goto('/faqs')
  await page.evaluate(() => {
    document.querySelector('main')?.append(Object.assign(new Image(), { src: '/favicon.svg' }))
  })
  expect(await errorsOn(page)).toEqual([expect.stringContaining('H37')])
})

for (const language of languages)
  test.describe(`HTML_CodeSniffer finds no errors of WCAG 2.1 AA, ${language}`, () => {
    test.use({ language })
    for (const { path } of publicRoutes.filter(({ path }) => isInTurn(path, language)))
      test(path, async ({ page, expectComplaint }) => {
        expectComplaint(/404 \/nowhere|status of 404/)
        await page.goto(path)
        await expect(page.locator('main h1').first()).toBeVisible()
        await allHasCome(page)
        expect(await errorsOn(page)).toEqual([])
      })
  })

/** @returns a line for each error: the rule, the start tag and what the engine says. */
async function errorsOn(page: Page) {
  // The content security policy would refuse a script element.
  await page.evaluate(await readFile(ENGINE, 'utf8'))
  return page.evaluate(async () => {
    const { HTMLCS } = window
    await new Promise<void>((resolve, reject) =>
      HTMLCS.process('WCAG2AA', document, resolve, () => reject(new Error('The engine cannot start.'))),
    )
    return HTMLCS.getMessages()
      .filter(({ type }) => type === HTMLCS.ERROR)
      .map(({ code, element, msg }) => `${code}: ${element.outerHTML.slice(0, 160)}: ${msg}`)
  })
}
