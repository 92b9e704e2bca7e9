/** How quickly a page answers the fingers, as its browser tells it (Event Timing). */
import type { Locator, Page } from '@playwright/test'

/** So long a finger rests on a key, in milliseconds: eight keys in a second, a quick typist. */
const KEY_MS = 60
/** Interaction to next paint leaves out the slowest of every so many. */
const OUTLIER_EACH = 50

type Told = {
  /** By interaction, its longest event; those under 16 ms are not told. */
  durations: Map<number, number>
  /** From a key to the paint of what it found. */
  answers: number[]
}

declare global {
  interface Window {
    told: Told
  }
}

/** Types each text into a search box and takes it back, key by key. Milliseconds. */
export async function typeAndWatch(page: Page, box: Locator, texts: string[]) {
  await box.click()
  await box.evaluate(watch)
  let keys = 0
  for (const text of texts) {
    await page.keyboard.type(text, { delay: KEY_MS })
    for (const _letter of text) await page.keyboard.press('Backspace', { delay: KEY_MS })
    keys += 2 * text.length
  }
  // The browser tells of an event when the frame after it was painted.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  const { durations, answers } = await page.evaluate(() => ({
    durations: [...window.told.durations.values()],
    answers: window.told.answers,
  }))
  if (answers.length === 0) throw new Error('Nothing was ever found.')
  const slowestFirst = durations.toSorted((one, other) => other - one)
  return {
    keys,
    inp: slowestFirst[Math.floor(keys / OUTLIER_EACH)] ?? 0,
    worst: slowestFirst[0] ?? 0,
    answers,
  }
}

/** Runs in the page. */
function watch(box: Element) {
  if (!PerformanceObserver.supportedEntryTypes.includes('event'))
    throw new Error('This browser tells nothing of interactions.')
  window.told = { durations: new Map(), answers: [] }
  const { durations, answers } = window.told
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & {
      interactionId: number
    })[])
      if (interactionId) durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration))
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)

  let typedAt = 0
  box.addEventListener('input', ({ timeStamp }) => {
    typedAt = timeStamp
  })
  const found = document.querySelector('aside [role="status"]')
  if (!found) throw new Error('Nothing tells what was found.')
  new MutationObserver(() => {
    const since = typedAt
    // After the frame that shows it.
    requestAnimationFrame(() => setTimeout(() => answers.push(performance.now() - since)))
  }).observe(found, { childList: true, characterData: true, subtree: true })
}
