import { storageItem, tabStorage } from '../storage/storageItem'
import type { Bytes } from '../values/units'

/** The bytes of the pages of this tab that are gone. */
const stored = storageItem(tabStorage, 'visit-bytes')

/** The bytes of this page that are stored: a browser may bring back a page that has stored its bytes. */
let storedOfPage: Bytes = 0

/** A browser forgets its list of files with the page. Calling it again changes nothing. */
export function watchVisitBytes() {
  window.addEventListener('pagehide', storeBytes)
}

function storeBytes() {
  const bytes = visitBytes()
  storedOfPage = pageBytes()
  stored.write(String(bytes))
}

/**
 * @returns what this tab has transferred for the pages of this site since it saves data. Browsers count files of another host only if
 * that host allows it.
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
  return entries.reduce((sum, { transferSize }) => sum + (transferSize || 0), 0)
}
