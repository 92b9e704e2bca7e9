import type { Bytes } from '../values/units'

/**
 * @returns what this page and its files have transferred since it was loaded. Browsers count files of another
 * host only if that host allows it.
 */
export function visitBytes(): Bytes {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[]
  return entries.reduce((sum, { transferSize }) => sum + (transferSize || 0), 0)
}
