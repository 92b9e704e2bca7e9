import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { test as base, becomeVisitor, prepareContext } from './fixtures'

/** `scripts` run in every document of the page, until they are taken out. */
type Kept = { page: Page | undefined; scripts: AsyncDisposable[] }

const PATIENCE_MS = 15_000

/**
 * For tests that look at a page and change nothing that lasts. The tests of a worker use one page in turn, as
 * visitors who know nothing of each other: a browser that has read the program and axe once needs half the time
 * for the next page.
 */
export const test = base.extend<object, { kept: Kept }>({
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const kept: Kept = { page: undefined, scripts: [] }
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
    if (info.status === info.expectedStatus) await forget(kept.page, kept.scripts, baseURL ?? '')
    else {
      await context.close()
      kept.page = undefined
      kept.scripts = []
    }
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

/** Nothing of this visitor is left for the next one. */
async function forget(page: Page, scripts: AsyncDisposable[], origin: string) {
  for (const script of scripts.splice(0)) await script[Symbol.asyncDispose]()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({ colorScheme: null })
  // A page of the product writes until it is left: its storage is emptied from another one of the same origin.
  await page.goto(`${origin}/favicon.svg`)
  const context = page.context()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  await page.evaluate(() => sessionStorage.clear())
  await context.clearCookies()
}
