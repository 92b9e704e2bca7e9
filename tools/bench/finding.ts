/** A measured value with the product's promise. */
export type Finding = {
  what: string
  measured: string
  /** Missing if nothing is promised. */
  limit?: string
  isKept: boolean
}

/** A number that must not be above its limit. A value that could not be measured counts as above. */
export function limitTo(what: string, value: number, limit: number, unit: string): Finding {
  return { what, measured: textOf(value, unit), limit: `≤ ${textOf(limit, unit)}`, isKept: value <= limit }
}

/** A number that proves that there was something to measure. */
export function atLeast(what: string, value: number, limit: number, unit: string): Finding {
  return { what, measured: textOf(value, unit), limit: `≥ ${textOf(limit, unit)}`, isKept: value >= limit }
}

/** A number that explains another one. */
export function aside(what: string, value: number, unit: string): Finding {
  return { what, measured: textOf(value, unit), isKept: true }
}

export function median(values: number[]) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function textOf(value: number, unit: string) {
  return `${Number(value.toFixed(2))} ${unit}`.trim()
}
