/** Interactions of a page, measured by its browser (Event Timing). */
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Interaction → its longest event in milliseconds. The browser leaves out events under 16 ms. */
    interactionDurations: Map<number, number>
  }
}

/**
 * Starts watching, or starts again in a page that is already watched.
 * @throws if the browser has no Event Timing
 */
export function watchInteractions(page: Page) {
  return page.evaluate(() => {
    if (!PerformanceObserver.supportedEntryTypes.includes('event'))
      throw new Error('This browser does not measure interactions.')
    const durations = new Map<number, number>()
    window.interactionDurations = durations
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & {
        interactionId: number
      })[])
        if (interactionId) durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration))
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/**
 * @returns milliseconds from each interaction since `watchInteractions` to the next paint, the slowest first
 */
export async function interactionDurations(page: Page) {
  // The browser reports an event after it has painted the next frame.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  const durations = await page.evaluate(() => [...window.interactionDurations.values()])
  return durations.toSorted((one, other) => other - one)
}
