import type { Page } from '@playwright/test'
import { WORKER_BLOCKED } from '../support/fixtures'

/** Files of the program: a slow connection delays them, and a broken one never brings them. */
export const PROGRAM = /\/static\/js\//

/** Waits until the page is hydrated, and earlier input has been replayed. */
export async function expectHydrated(page: Page) {
  await page.waitForFunction(() => window.boot?.isHydrated, undefined, { timeout: 15_000 })
}

/** Records console messages, errors and API calls of a page from now on. */
export function recordPage(page: Page, isExpected: (message: string) => boolean = () => false) {
  const messages: string[] = []
  const calls: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (text !== WORKER_BLOCKED && !isExpected(text)) messages.push(text)
  })
  page.on('pageerror', (error) => messages.push(String(error)))
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/'))
      calls.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`)
  })
  return { messages, calls }
}

/** Delays the program until the returned function is called. Call it before the page is opened. */
export async function holdProgram(page: Page) {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(PROGRAM, async (route) => {
    await released
    await route.continue()
  })
  return letGo
}
