/** Measures how quickly a page answers typing, by its browser (Event Timing). */
import type { Browser, Locator, Page } from '@playwright/test'
import { interactionDurations, watchInteractions } from './eventTiming.ts'
import { limitTo } from './finding.ts'

/** How long a finger stays on a key, in milliseconds: eight keys per second, like a quick typist. */
const KEY_MS = 60
/** 'Interaction to next paint' leaves out the slowest of so many interactions. */
const OUTLIER_EACH = 50
/** If a page with one field is slower than this, the machine is too busy to measure anything. */
const MAX_BARE_MS = 50

/** Searches that find a few lessons, none, and nearly all. */
export const searches = ['stories told 12', 'zebra', 'rivers find', '1', 'cat 1999', 'a']

declare global {
  interface Window {
    /** Milliseconds from each key to the paint of its results. */
    searchAnswers: number[]
  }
}

/** Types each text into a search box and deletes it, key by key. Results in milliseconds. */
export async function typeAndWatch(page: Page, box: Locator, texts: string[]) {
  await box.click()
  await watchInteractions(page)
  await box.evaluate(watchSearch)
  let keys = 0
  for (const text of texts) {
    await page.keyboard.type(text, { delay: KEY_MS })
    for (const _letter of text) await page.keyboard.press('Backspace', { delay: KEY_MS })
    keys += 2 * text.length
  }
  const slowestFirst = await interactionDurations(page)
  const answers = await page.evaluate(() => window.searchAnswers)
  if (answers.length === 0) throw new Error('Nothing was ever found.')
  return {
    keys,
    inp: slowestFirst[Math.floor(keys / OUTLIER_EACH)] ?? 0,
    worst: slowestFirst[0] ?? 0,
    answers,
  }
}

/** Runs in the page. */
function watchSearch(box: Element) {
  const answers: number[] = []
  window.searchAnswers = answers
  let typedAt = 0
  box.addEventListener('input', ({ timeStamp }) => {
    typedAt = timeStamp
  })
  const found = document.querySelector('aside [role="status"]')
  if (!found) throw new Error('Nothing tells what was found.')
  new MutationObserver(() => {
    const since = typedAt
    // Runs after the frame that shows the results.
    requestAnimationFrame(() => setTimeout(() => answers.push(performance.now() - since)))
  }).observe(found, { childList: true, characterData: true, subtree: true })
}

/** Measures a bare field. If it is slow, the machine is busy, and the other numbers mean little. */
export async function bareField(browser: Browser, when: string, slowdown: number) {
  const page = await browser.newPage()
  await page.setContent(
    '<aside><input oninput="found.textContent = value" /><p id="found" role="status"></p></aside>',
  )
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const { inp } = await typeAndWatch(page, page.locator('input'), searches)
  await page.close()
  return limitTo(`a bare field ${when}: interaction to next paint`, inp, MAX_BARE_MS, 'ms')
}
