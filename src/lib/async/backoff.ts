/**
 * How long to wait before the next try: doubled each time, up to a maximum.
 * @param failures in a row, from 0
 * @returns in the unit of the first wait
 */
export const backoff = (failures: number, first: number, most = Number.POSITIVE_INFINITY) =>
  Math.min(most, first * 2 ** failures)
