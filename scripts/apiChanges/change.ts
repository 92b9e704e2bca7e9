import { type Direction, type Kind, type Level, rules } from './rules.ts'

/** One difference between two contracts, at one place of one operation. */
export type Change = {
  kind: Kind
  level: Level
  sentence: string
  /** operationId; empty for the contract as a whole */
  operation: string
  /** such as `response 200 › content[] › price` */
  place: string
  from: string
  to: string
  /** Equal for all places of one shared schema, so that the report names the change once. */
  origin: string
  /** Shared schemas whose types tell code of the place: the schema of the field, and that of its value. */
  schemas: string[]
  /** Names by which code writes the changed thing: a field or a parameter. */
  names: string[]
  /** The generated type that has the name as its field. */
  owner: string | undefined
}

/** A point of the comparison: its place, and the direction of its values. */
export type Point = {
  operation: string
  direction: Direction
  place: string
  origin: string
  schemas: string[]
  names: string[]
  owner?: string | undefined
}

/** Replaces a value that one of the two contracts does not have. */
export const NONE = '(none)'

export function changeAt(point: Point, kind: Kind, from: string, to: string): Change {
  const [level, sentence] = rules[kind][point.direction]
  const { operation, place, origin, schemas, names, owner } = point
  return { kind, level, sentence, operation, place, from, to, origin, schemas, names, owner }
}

/**
 * @returns a point one step deeper
 * @param name of a field in the last shared schema, if code writes it
 */
export function below(point: Point, step: string, name?: string): Point {
  const join = (path: string) =>
    step === '[]' && path !== '' ? `${path}[]` : path ? `${path} › ${step}` : step
  const deeper = { ...point, place: join(point.place), origin: join(point.origin) }
  return name === undefined
    ? deeper
    : { ...deeper, names: [name], schemas: point.schemas.slice(-1), owner: point.schemas.at(-1) }
}

/** @returns a value for a sentence, on one line and shortened */
export function quoted(value: unknown): string {
  if (value === undefined) return NONE
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 57)}…` : line
}
