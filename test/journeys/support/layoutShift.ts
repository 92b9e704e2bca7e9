import type { Page } from '@playwright/test'

type Shifts = { total: number; sources: string[] }

/**
 * Counts layout shifts without input from the first paint on, so call it before the page is opened.
 */
export async function watchLayout(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shifts = { total: 0, sources: [] }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node }[]
      })[]) {
        if (entry.hadRecentInput) continue
        shifts.total += entry.value
        shifts.sources.push(
          ...entry.sources.map(
            ({ node }) =>
              `${entry.value.toFixed(4)} ${(node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120)}`,
          ),
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/**
 * The sum of all shifts so far, at least as large as CLS, and the elements that shifted. The browser reports
 * a shift in the frames after it.
 */
export function layoutShifts(page: Page) {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    // The cast is safe: `watchLayout` has put it there.
    return (window as unknown as { shifts: Shifts }).shifts
  })
}
