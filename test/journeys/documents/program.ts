import type { Page } from '@playwright/test'

/** Of the program: what a slow line holds back, and a broken one never brings. */
export const PROGRAM = /\/static\/js\//

/** Nothing is hydrated before; what was typed and pressed has been repeated then. */
export async function expectHydrated(page: Page) {
  await page.waitForFunction(() => window.boot?.isHydrated, undefined, { timeout: 15_000 })
}

/** As on a slow line: the program is on its way until it is let go. Call before the page is opened. */
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
