/**
 * Makes the client's schemas of answers: whole ones for development, and the few facts that production needs.
 */
import { type Call, type Contract, callsOf, resolved, type Schema } from './apiChanges/openapi.ts'

/** The paths are relative to the project. */
export const schemasFile = 'src/api/schemas.gen.ts'
export const shapesFile = 'src/api/shapes.gen.ts'

/** A schema. `x-needed` names the properties without which the client cannot use the answer. */
type Answer = Schema & { 'x-needed'?: string[] }
type Shape = { rows?: Shape | null; lists?: Record<string, Shape>; needs?: string[] }

/** Keywords that the check of answers uses. */
const JUDGED = [
  '$ref',
  'type',
  'nullable',
  'format',
  'enum',
  'required',
  'properties',
  'additionalProperties',
  'items',
  'allOf',
  'oneOf',
  'anyOf',
  'minimum',
  'maximum',
]

/**
 * @returns the text of a module with the schema of each operation's answer, and of all schemas that it refers
 * to
 */
export function schemasModule(contract: Contract): string {
  const named = new Map<string, unknown>()
  const answers = answersOf(contract).map(([id, schema]) => [id, judged(schema)])
  return `import type { Schema } from "./judgeAnswer";

export const answers: Record<string, Schema> = ${JSON.stringify(Object.fromEntries(answers), null, 2)};

export const schemas: Record<string, Schema> = ${JSON.stringify(Object.fromEntries(named), null, 2)};
`

  function judged(node: unknown, isMap = false): unknown {
    if (Array.isArray(node)) return node.map((one) => judged(one))
    if (typeof node !== 'object' || node === null) return node
    const entries = Object.entries(node).filter(([key]) => isMap || JUDGED.includes(key))
    return Object.fromEntries(
      entries.map(([key, value]) => [
        key,
        key === '$ref' ? include(String(value)) : judged(value, key === 'properties'),
      ]),
    )
  }

  /** @returns the schema's name in the table */
  function include(reference: string): string {
    const name = reference.split('/').at(-1) ?? ''
    if (!named.has(name)) {
      // Added before its content, because a schema may refer to itself.
      named.set(name, {})
      named.set(name, judged(resolved(contract, { $ref: reference })))
    }
    return name
  }
}

/** @returns the text of a module with the shape of each operation's answer */
export function shapesModule(contract: Contract): string {
  const rows = answersOf(contract).flatMap(([id, schema]) => {
    const shape = shapeOf(contract, schema)
    return shape ? [`  ${id}: ${JSON.stringify(shape)},\n`] : []
  })
  return `import type { Shape } from "./readShape";

/** Operations that are not named here may answer anything. */
export const shapes: Record<string, Shape> = {
${rows.join('')}};
`
}

/** The schema of each operation's first success status, by operationId. */
function answersOf(contract: Contract): [id: string, schema: Answer][] {
  return callsOf(contract).flatMap(({ id, operation }) => {
    const schema = answerOf(contract, operation)
    return schema ? [[id, schema] as [string, Answer]] : []
  })
}

function answerOf(contract: Contract, { responses = {} }: Call['operation']): Answer | undefined {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
  return success && resolved(contract, success).content?.['application/json']?.schema
}

/** @returns undefined if the answer may be empty */
function shapeOf(contract: Contract, written: Answer): Shape | undefined {
  const schema = merged(contract, written)
  if (schema.type === 'array') return { rows: rowsOf(contract, schema) ?? null }
  if (schema.type !== 'object' || schema.nullable) return undefined
  const needs = schema['x-needed'] ?? []
  const unknown = needs.find((name) => !schema.properties?.[name])
  if (unknown) throw new Error(`x-needed names '${unknown}', which is no property of its schema.`)
  const lists = Object.entries(schema.properties ?? {})
    .filter(([name]) => schema.required?.includes(name))
    .flatMap(([name, property]) => {
      const rows = rowsOf(contract, merged(contract, property))
      return rows ? [[name, rows] as const] : []
    })
  return {
    ...(needs.length > 0 && { needs }),
    ...(lists.length > 0 && { lists: Object.fromEntries(lists) }),
  }
}

/** @returns the shape of a list's rows; undefined if they are not objects */
function rowsOf(contract: Contract, { type, items }: Schema): Shape | undefined {
  if (type !== 'array' || !items) return undefined
  return shapeOf(contract, items)
}

/** A schema joined with those that it includes. */
function merged(contract: Contract, written: Answer): Answer {
  const schema: Answer = resolved(contract, written)
  const parts = [...(schema.allOf ?? []).map((part) => merged(contract, part)), schema]
  return {
    ...schema,
    type: parts.find(({ type }) => type)?.type,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
    'x-needed': parts.flatMap((part) => part['x-needed'] ?? []),
  }
}
