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
  /** Equal for all places of one shared schema, so that the change is reported once. */
  origin: string
  /** Shared schemas by whose types code knows the place: that of the field, and that of its value. */
  schemas: string[]
  /** Names under which code writes what changed: a field, a parameter. */
  names: string[]
  /** The generated type that has the name as its field. */
  owner: string | undefined
}

/** The point of comparison: where it stands, and which way its values go. */
export type Point = {
  operation: string
  direction: Direction
  place: string
  origin: string
  schemas: string[]
  names: string[]
  owner?: string | undefined
}

/** Stands for what one of the two contracts does not have. */
export const NONE = '(none)'

export function changeAt(point: Point, kind: Kind, from: string, to: string): Change {
  const [level, sentence] = rules[kind][point.direction]
  const { operation, place, origin, schemas, names, owner } = point
  return { kind, level, sentence, operation, place, from, to, origin, schemas, names, owner }
}

/** @returns a point one step deeper; `name` when code writes it as a name, a field of the last shared schema. */
export function below(point: Point, step: string, name?: string): Point {
  const join = (path: string) =>
    step === '[]' && path !== '' ? `${path}[]` : path ? `${path} › ${step}` : step
  const deeper = { ...point, place: join(point.place), origin: join(point.origin) }
  return name === undefined
    ? deeper
    : { ...deeper, names: [name], schemas: point.schemas.slice(-1), owner: point.schemas.at(-1) }
}

/** @returns a value as a sentence quotes it, on one line and short. */
export function quoted(value: unknown): string {
  if (value === undefined) return NONE
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 57)}…` : line
}
