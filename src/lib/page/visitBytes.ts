import { storageItem, tabStorage } from '../storage/storageItem'
import type { Bytes } from '../values/units'

/** The bytes of the pages of this tab that are gone. */
const stored = storageItem(tabStorage, 'visit-bytes')

/** Bytes of this page that are stored already. A page to which Back returns must not count them twice. */
let storedOfPage: Bytes = 0

/** When this page began to save data, as `performance.now()` counts. */
let since = Number.POSITIVE_INFINITY

/**
 * Counts the files of this page that start after `from`, for this page and the next ones of the tab: a
 * browser forgets its list of files with the page.
 */
export function watchVisitBytes(from = performance.now()) {
  since = Math.min(since, from)
  window.addEventListener('pagehide', storeBytes)
}

function storeBytes() {
  const bytes = visitBytes()
  storedOfPage = pageBytes()
  stored.write(String(bytes))
}

/**
 * @returns what this tab has transferred for the pages of this site since it saves data. Browsers count files
 * of another host only if that host allows it.
 */
export function visitBytes(): Bytes {
  const before = Number(stored.read())
  return (Number.isFinite(before) ? before : 0) + pageBytes() - storedOfPage
}

function pageBytes(): Bytes {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[]
  return entries
    .filter(({ startTime }) => startTime >= since)
    .reduce((sum, { transferSize }) => sum + (transferSize || 0), 0)
}
