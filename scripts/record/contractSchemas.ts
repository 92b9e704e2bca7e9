import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

/** The part of a JSON schema that the scrubber reads. */
export interface Schema {
  $ref?: string
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  enum?: unknown[]
  format?: string
}

type Body = { $ref?: string; content?: Record<string, { schema?: Schema }> }
type Parameter = { $ref?: string; name?: string; in?: string; schema?: Schema }
type Operation = {
  operationId?: string
  parameters?: Parameter[]
  requestBody?: Body
  responses: Record<string, Body>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

/** The fields of the contract, for the scrubber. */
export interface ContractSchemas {
  request(operationId: string): Schema | undefined
  /** An answer that the contract does not name is read as its nearest kin: another success, or an error. */
  answer(operationId: string, status: number): Schema | undefined
  query(operationId: string): Map<string, Schema>
  /** A schema with its references and parts joined into one. */
  joined(schema: Schema | undefined): Schema
}

const OPENAPI = fileURLToPath(new URL('../../openapi.yaml', import.meta.url))

export function readContractSchemas(text = readFileSync(OPENAPI, 'utf8')): ContractSchemas {
  const document = parse(text) as Document
  const operations = new Map(
    Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => [operation.operationId, operation] as const),
    ),
  )
  const joinedOnes = new WeakMap<Schema, Schema>()

  function resolved<T extends { $ref?: string }>(part: T): T {
    if (!part.$ref) return part
    const [, , group = '', name = ''] = part.$ref.split('/')
    return resolved(document.components[group]?.[name] as T)
  }

  function schemaOf(body: Body | undefined): Schema | undefined {
    return body && Object.values(resolved(body).content ?? {})[0]?.schema
  }

  function joined(schema: Schema | undefined): Schema {
    if (!schema) return {}
    const known = joinedOnes.get(schema)
    if (known) return known
    const own = resolved(schema)
    const parts = [...(own.allOf ?? []), ...(own.oneOf ?? []), ...(own.anyOf ?? [])].map(joined)
    const result: Schema = { ...own }
    for (const part of parts) {
      const properties = both(result, part)
      Object.assign(result, part, { properties })
    }
    joinedOnes.set(schema, result)
    return result
  }

  return {
    joined,
    request: (operationId) => schemaOf(operations.get(operationId)?.requestBody),
    answer(operationId, status) {
      const responses = operations.get(operationId)?.responses ?? {}
      const kin = Object.keys(responses).find((one) => one[0] === String(status)[0] && status < 300)
      const named = schemaOf(responses[String(status)]) ?? schemaOf(responses[kin ?? ''])
      return named ?? (status >= 400 ? { $ref: '#/components/schemas/ErrorBody' } : undefined)
    },
    query(operationId) {
      const parameters = (operations.get(operationId)?.parameters ?? []).map(resolved)
      return new Map(
        parameters.filter((one) => one.in === 'query').map((one) => [one.name ?? '', one.schema ?? {}]),
      )
    },
  }
}

function both(one: Schema, other: Schema) {
  return one.properties || other.properties ? { ...one.properties, ...other.properties } : undefined
}
