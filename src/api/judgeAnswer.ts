import { isRecord } from '@/lib/values/isRecord'

/** The part of an OpenAPI schema by which answers are checked. A reference is the name of another schema. */
export type Schema = {
  $ref?: string
  type?: string
  nullable?: boolean
  format?: string
  enum?: unknown[]
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  minimum?: number
  maximum?: number
}
type Schemas = Record<string, Schema>

/**
 * Compares a value with a schema.
 * @param named the schemas that others refer to
 * @param place path of the value in the answer, such as 'content[3].price'; '' for the whole answer
 * @returns the differences, one phrase each, such as 'content[3].price is text, the contract says number'
 */
export function differences(schema: Schema, value: unknown, named: Schemas, place = ''): string[] {
  const target = schema.$ref === undefined ? schema : named[schema.$ref]
  if (!target) return []
  const { allOf, oneOf = target.anyOf } = target
  const inAlternatives =
    oneOf && ofBestFit(alternativesFor(value, oneOf).map((one) => differences(one, value, named, place)))
  if (value === null && target.nullable) return []
  return [
    ...(inAlternatives ?? []),
    ...(allOf ?? []).flatMap((part) => differences(part, value, named, place)),
    ...ofType(target, value, named, place),
  ]
}

/**
 * Without the alternative 'null', unless the value is null: 'null' has one fault at most, so it would seem
 * the best fit for a faulty object.
 */
function alternativesFor(value: unknown, schemas: Schema[]) {
  const others =
    value === null ? schemas : schemas.filter((one) => one.enum?.some((known) => known !== null) ?? true)
  return others.length > 0 ? others : schemas
}

const ofBestFit = ([first = [], ...rest]: string[][]) =>
  rest.reduce((best, one) => (one.length < best.length ? one : best), first)

/** Date.parse also accepts a word before a number, so the pattern comes first. */
const isDateTime = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text))

function ofType(schema: Schema, value: unknown, named: Schemas, place: string): string[] {
  const { type, enum: values, minimum, maximum, format } = schema
  const differs = (is: string, says: string) => [
    `${place || 'the answer'} is ${is}, the contract says ${says}`,
  ]
  if (type && !isOfType(type, value)) return differs(kindOf(value), words[type] ?? type)
  if (values && !values.includes(value)) return differs(JSON.stringify(value), values.map(String).join(', '))
  if (typeof value === 'number') {
    if (minimum !== undefined && value < minimum) return differs(String(value), `at least ${minimum}`)
    if (maximum !== undefined && value > maximum) return differs(String(value), `at most ${maximum}`)
  }
  if (format === 'date-time' && typeof value === 'string' && !isDateTime(value))
    return differs(JSON.stringify(value), 'a date and time')
  return inside(schema, value, named, place)
}

function inside(schema: Schema, value: unknown, named: Schemas, place: string): string[] {
  const { items, properties = {}, required = [], additionalProperties } = schema
  if (Array.isArray(value))
    return items ? value.flatMap((row, index) => differences(items, row, named, `${place}[${index}]`)) : []
  if (!isRecord(value)) return []
  const at = (name: string) => (place ? `${place}.${name}` : name)
  return [
    ...required
      .filter((name) => value[name] === undefined)
      .map((name) => `${at(name)} is missing, the contract requires it`),
    ...Object.entries(value).flatMap(([name, one]) => {
      const other = isRecord(additionalProperties) ? additionalProperties : undefined
      const schemaOfOne = Object.hasOwn(properties, name) ? properties[name] : other
      return schemaOfOne ? differences(schemaOfOne, one, named, at(name)) : []
    }),
  ]
}

const words: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

function isOfType(type: string, value: unknown) {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isRecord(value)
  const kind: string = typeof value
  return kind === type
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (typeof value === 'number') return Number.isInteger(value) ? 'a number' : 'a fraction'
  return words[Array.isArray(value) ? 'array' : typeof value] ?? typeof value
}
