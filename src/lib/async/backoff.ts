/**
 * The delay before the next attempt: doubled after each failure, up to a maximum.
 * @param failures in a row, from 0
 * @returns in the unit of `first`
 */
export const backoff = (failures: number, first: number, most = Number.POSITIVE_INFINITY) =>
  Math.min(most, first * 2 ** failures)
