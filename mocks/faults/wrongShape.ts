import { answers, schemas } from '../../src/api/schemas.gen.ts'
import type { OperationId } from '../operations.ts'

type Schema = (typeof schemas)[string]
type Place = { keys: (string | number)[]; type?: string; isNullable?: boolean }

/** A value of each type of JSON. */
const typedValues: { type: string; value: unknown }[] = [
  { type: 'number', value: 7 },
  { type: 'null', value: null },
  { type: 'array', value: [] },
  { type: 'string', value: 'seven' },
  { type: 'object', value: {} },
  { type: 'boolean', value: true },
]

/**
 * An answer in which one value has a type that the contract excludes: a required field, or the whole answer.
 * @param seed chooses the place (the outermost first, the whole answer last); after all places, the next type
 */
export function misshapen(operationId: OperationId | undefined, answer: unknown, seed = 0): unknown {
  const schema: Schema = (operationId && answers[operationId]) ?? {}
  const whole: Place = { keys: [], type: typeOf(schema), isNullable: resolved(schema).nullable }
  const places = [...placesOf(schema, answer), whole].toSorted(
    (one, other) => (one.keys.length || Infinity) - (other.keys.length || Infinity),
  )
  const place = places[seed % places.length] ?? whole
  const excluded = typedValues.filter(({ type }) => !isAllowed(type, place))
  const replacement = excluded[Math.floor(seed / places.length) % excluded.length]
  return replaced(answer, place.keys, replacement?.value)
}

function isAllowed(type: string, place: Place) {
  if (type === 'null') return place.isNullable ?? false
  return type === (place.type === 'integer' ? 'number' : place.type)
}

/** The required fields that are there; of a list only those of its first row. */
function placesOf(schema: Schema, value: unknown, keys: Place['keys'] = []): Place[] {
  const { items, required = [], properties = {}, ...rest } = resolved(schema)
  const parts = [...(rest.allOf ?? []), ...(rest.oneOf ?? []), ...(rest.anyOf ?? [])]
  const ofParts = parts.flatMap((part) => placesOf(part, value, keys))
  if (Array.isArray(value))
    return items && value.length > 0 ? placesOf(items, value[0], [...keys, 0]) : ofParts
  if (typeof value !== 'object' || value === null) return ofParts
  // A cast: what is an object and no list has fields.
  const fields = value as Record<string, unknown>
  const own = Object.entries(properties).filter(([name]) => fields[name] !== undefined)
  return [
    ...own
      .filter(([name]) => required.includes(name))
      .map(([name, field]) => ({
        keys: [...keys, name],
        type: typeOf(field),
        isNullable: resolved(field).nullable,
      })),
    ...own.flatMap(([name, field]) => placesOf(field, fields[name], [...keys, name])),
    ...ofParts,
  ]
}

const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (schemas[schema.$ref] ?? {})

function typeOf(schema: Schema): string | undefined {
  const { type, allOf } = resolved(schema)
  return type ?? (allOf?.[0] && typeOf(allOf[0]))
}

function replaced(value: unknown, [key, ...rest]: Place['keys'], replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (Array.isArray(value))
    return value.map((row, index) => (index === key ? replaced(row, rest, replacement) : row))
  // A cast: a place with a key lies in a list or in an object.
  const fields = value as Record<string, unknown>
  return { ...fields, [key]: replaced(fields[key], rest, replacement) }
}
