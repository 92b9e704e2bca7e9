import { type Contract, resolved, type Schema } from '../apiChanges/openapi.ts'

/** Texts that fit a format of JSON Schema. */
const FORMATS: Record<string, string> = {
  email: 'reader@example.org',
  date: '2026-01-15',
  'date-time': '2026-01-15T12:00:00Z',
  uri: 'https://example.org/',
  'uri-reference': '/',
  uuid: '0b6f1f0e-5d0b-4f3c-9a34-2f6d7a1c8e55',
}

/** Stands for the bytes of a file. */
export const FILE = '(the bytes of a file)'

/** A schema may contain itself: deeper than this, lists are empty and optional fields are left out. */
export const DEEPEST = 6

/**
 * @param name of the field, which becomes its text
 * @returns a value that fits the schema, with all its fields; one with a `pattern` may not fit
 */
export function exampleOf(contract: Contract, schema: Schema, name = 'text', depth = 0): unknown {
  const whole = resolved(contract, schema)
  const [variant] = whole.oneOf ?? whole.anyOf ?? []
  if (whole.format === 'binary') return FILE
  if (whole.example !== undefined) return whole.example
  if (whole.const !== undefined) return whole.const
  if (whole.enum) return whole.enum[0]
  if (whole.allOf || whole.properties) return objectOf(contract, whole, depth)
  if (variant) return exampleOf(contract, variant, name, depth)
  const [type] = [whole.type].flat().filter((one) => one !== 'null')
  if (type === 'array') return listOf(contract, whole, name, depth)
  if (type === 'object') return {}
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Number(whole.minimum ?? 1)
  return type === undefined ? null : textOf(whole, name)
}

function objectOf(contract: Contract, { allOf = [], properties = {}, required = [] }: Schema, depth: number) {
  const parts = allOf.map((part) => exampleOf(contract, part, '', depth))
  const fields = Object.entries(properties)
    .filter(([field]) => depth < DEEPEST || required.includes(field))
    .map(([field, schema]) => [field, exampleOf(contract, schema, field, depth + 1)])
  return Object.assign({}, ...parts, Object.fromEntries(fields))
}

function listOf(contract: Contract, { items = {}, minItems = 1 }: Schema, name: string, depth: number) {
  if (depth >= DEEPEST) return []
  return Array.from({ length: Math.max(1, Number(minItems)) }, () =>
    exampleOf(contract, items, name, depth + 1),
  )
}

function textOf({ format = '', minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema, name: string) {
  return (FORMATS[format] ?? name.padEnd(Number(minLength), '-')).slice(0, Number(maxLength))
}
