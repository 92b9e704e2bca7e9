/** A measured value, beside the product's promise. */
export type Finding = {
  what: string
  measured: string
  /** Left out where nothing is promised. */
  limit?: string
  isKept: boolean
}

/** A number that must not be above its limit; what could not be measured is above every limit. */
export function limitTo(what: string, value: number, limit: number, unit: string): Finding {
  return { what, measured: textOf(value, unit), limit: `≤ ${textOf(limit, unit)}`, isKept: value <= limit }
}

/** A number that shows that there was something to measure. */
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
