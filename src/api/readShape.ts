import { isRecord } from '@/lib/values/isRecord'

/**
 * The small part of an answer's schema that production uses (`npm run generate` makes it from openapi.yaml).
 */
export type Shape = {
  /** The shape of the rows if the answer is a list; null if the rows are not objects. */
  rows?: Shape | null
  /** Properties that are lists, with the shape of their rows. */
  lists?: Record<string, Shape>
  /** Properties without which the answer is unusable: each must be a list or a text that is not empty. */
  needs?: string[]
}

type Reading = {
  /** Undefined if the answer is unusable. */
  value: unknown
  /** The number of unusable rows. */
  leftOut: number
}

/**
 * Reads an answer. Unusable rows are left out and counted. A value that should be a list and is not counts as
 * an empty list.
 */
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
