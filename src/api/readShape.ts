import { isRecord } from '@/lib/values/isRecord'

/** The little of an answer's schema that production reads (`npm run generate` makes it from openapi.yaml). */
export type Shape = {
  /** The answer is a list of these; null where the rows are no objects. */
  rows?: Shape | null
  /** Properties that are lists, and what their rows are. */
  lists?: Record<string, Shape>
  /** Without these properties the answer cannot be used: each is a list, or text that is not empty. */
  needs?: string[]
}

type Reading = {
  /** Undefined when the answer cannot be used. */
  value: unknown
  /** The number of rows that could not be used. */
  leftOut: number
}

/** Reads an answer: rows that cannot be used are left out and counted, and a list that is none counts as empty. */
export function readShape(shape: Shape, value: unknown): Reading {
  if (shape.rows === null) return Array.isArray(value) ? { value, leftOut: 0 } : unreadable
  if (shape.rows) return Array.isArray(value) ? readRows(shape.rows, value) : unreadable
  const { lists = {}, needs = [] } = shape
  if (!isRecord(value) || !needs.every((name) => isPresent(value[name], name in lists))) return unreadable
  let leftOut = 0
  const read = Object.entries(lists).map(([name, rows]) => {
    const list = value[name]
    const reading = readRows(rows, Array.isArray(list) ? list : [])
    leftOut += reading.leftOut
    return [name, reading.value]
  })
  return { value: { ...value, ...Object.fromEntries(read) }, leftOut }
}

const unreadable: Reading = { value: undefined, leftOut: 0 }

function isPresent(value: unknown, isList: boolean) {
  return isList ? Array.isArray(value) : typeof value === 'string' && value !== ''
}

function readRows(shape: Shape, list: unknown[]): Reading {
  const readings = list.map((row) => readShape(shape, row))
  return {
    value: readings.flatMap(({ value }) => (value === undefined ? [] : [value])),
    leftOut: readings.reduce((sum, { value, leftOut }) => sum + (value === undefined ? 1 : leftOut), 0),
  }
}
