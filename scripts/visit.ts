/** Cold visits of the production build with the HTTP mock, in a real browser. */
import { type Browser, chromium, type Page } from '@playwright/test'
import { askedCardsPort, DEFAULT_CARDS_PORT } from '../mocks/card-provider/port.ts'
import { startHttpMock } from '../mocks/http/server.ts'
import { ensureBrowser, playwrightArguments } from './browser.ts'

export type Account = { email: string; password: string }

/** The sample learner of the mock world. */
export const learner: Account = { email: 'sara@example.org', password: 'learn-2026' }

/** Transferred bytes of each kind of file, compressed as the server sent them. */
export type Transfer = { document: number; script: number; stylesheet: number }

/**
 * Serves a built site with the mock API. `withCards` also serves card payments, at the port for which the
 * site was built.
 */
export function serveSite(site: string, { withCards = false } = {}) {
  return startHttpMock({ site, ...(withCards && { cardsPort: askedCardsPort() ?? DEFAULT_CARDS_PORT }) })
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(console.error), args: playwrightArguments })
}

/** Stores a session record, as if this browser had signed in before. */
export async function signIn(page: Page, origin: string, account: Account) {
  const answer = await page.request.post(`${origin}/api/auth/login`, { data: { ...account, remember: true } })
  if (!answer.ok()) throw new Error(`${account.email} could not sign in: ${answer.status()}`)
  const { accessToken, refreshToken, id: userId } = await answer.json()
  const record = JSON.stringify({ accessToken, refreshToken, userId })
  await page.goto(`${origin}/favicon.svg`)
  await page.evaluate((text) => localStorage.setItem('user', text), record)
}

/** @returns what a visitor with an empty cache receives at `path` until the network is idle */
export async function coldVisit(
  browser: Browser,
  origin: string,
  path: string,
  as?: Account,
): Promise<Transfer> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  if (as) await signIn(page, origin, as)
  const transfer: Transfer = { document: 0, script: 0, stylesheet: 0 }
  const sizes: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    const kind = request.resourceType()
    if (kind !== 'document' && kind !== 'script' && kind !== 'stylesheet') return
    if (kind === 'document' && request.frame() !== page.mainFrame()) return
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        transfer[kind] += responseBodySize
      }),
    )
  })
  await page.goto(origin + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // The document shows before its program arrives, and the network may be idle in between.
  await page.waitForFunction(() => !window.boot || window.boot.isHydrated)
  await page.waitForLoadState('networkidle')
  await Promise.all(sizes)
  await context.close()
  return transfer
}
