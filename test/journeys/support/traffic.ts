import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'

type Traffic = { inFlight: Set<Request>; begun: number }

const traffic = new WeakMap<Page, Traffic>()

/** Counts the requests of each page; call it before there is a page. */
export function watchTraffic(context: BrowserContext) {
  context.on('page', (page) => {
    const known: Traffic = { inFlight: new Set(), begun: 0 }
    const { inFlight } = known
    traffic.set(page, known)
    page.on('request', (request) => {
      known.begun += 1
      // The calls of the earlier document have ended, at the latest with it.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) inFlight.clear()
      inFlight.add(request)
    })
    page.on('requestfinished', (request) => void inFlight.delete(request))
    page.on('requestfailed', (request) => void inFlight.delete(request))
  })
}

/**
 * Waits until all requests of the page are answered and cause no further ones. The state 'networkidle' is
 * reached once per document, so a wait for it after a later step may end at once.
 */
export async function allHasCome(page: Page) {
  const known = traffic.get(page)
  if (!known) throw new Error('Nobody watches what this page asks for')
  await expect
    .poll(
      async () => {
        if (known.inFlight.size > 0) return false
        const { begun } = known
        await page.evaluate(
          () =>
            new Promise((idle) => requestAnimationFrame(() => requestIdleCallback(idle, { timeout: 500 }))),
        )
        return known.inFlight.size === 0 && known.begun === begun
      },
      { intervals: [20] },
    )
    .toBe(true)
}
