import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { test as base, becomeVisitor, prepareContext } from './fixtures'

/** `scripts` run in every document of the page until they are disposed. */
type SharedPage = { page: Page | undefined; scripts: AsyncDisposable[]; visitors: number }

const PATIENCE_MS = 15_000

/** Four visitors give most of the gain. A page for hundreds takes half a gigabyte and becomes slow. */
const MOST_VISITORS = 8

/**
 * For tests that need only a page: no clock, network or permissions of their own. The tests of a worker use
 * one page in turn, each as a new visitor. A browser that has parsed the program and axe once needs less
 * time for the next page.
 */
export const test = base.extend<object, { kept: SharedPage }>({
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const kept: SharedPage = { page: undefined, scripts: [], visitors: 0 }
      await use(kept)
      await kept.page?.context().close()
    },
    { scope: 'worker' },
  ],
  context: async ({ kept, browser, baseURL, viewport, language, extraHTTPHeaders }, use, info) => {
    kept.page ??= await open(browser, { baseURL, viewport, serviceWorkers: 'block' }, kept.scripts)
    const context = kept.page.context()
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {})
    await becomeVisitor(context, baseURL, language, extraHTTPHeaders?.['x-mock-world'])
    await use(context)
    kept.visitors += 1
    const isAsItWas = info.status === info.expectedStatus && context.pages().length === 1
    if (isAsItWas && kept.visitors < MOST_VISITORS)
      return await forget(kept.page, kept.scripts, baseURL ?? '')
    await context.close()
    Object.assign(kept, { page: undefined, scripts: [], visitors: 0 })
  },
  page: async ({ context, viewport }, use) => {
    const [page] = context.pages()
    if (!page) throw new Error('The page that is kept is gone')
    await page.setViewportSize(viewport ?? { width: 1280, height: 800 })
    await use(page)
  },
})

async function open(browser: Browser, options: BrowserContextOptions, scripts: AsyncDisposable[]) {
  const context = await browser.newContext(options)
  prepareContext(context, PATIENCE_MS)
  const page = await context.newPage()
  const addInitScript = page.addInitScript.bind(page)
  page.addInitScript = async (...words) => {
    const script = await addInitScript(...words)
    scripts.push(script)
    return script
  }
  return page
}

/** Removes all data of this visitor for the next one. */
async function forget(page: Page, scripts: AsyncDisposable[], origin: string) {
  for (const script of scripts.splice(0)) await script[Symbol.asyncDispose]()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({ colorScheme: null, forcedColors: null })
  // A page of the product writes until it is left, so its storage is cleared from another page of its
  // origin.
  await page.goto(`${origin}/favicon.svg`)
  await page.mouse.move(0, 0)
  const context = page.context()
  const session = await context.newCDPSession(page)
  await session.send('Page.resetNavigationHistory')
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  await page.evaluate(() => sessionStorage.clear())
  await context.clearCookies()
}
