import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv2019, type ValidateFunction } from 'ajv/dist/2019.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'

type Schema = Record<string, unknown>
type Body = { $ref?: string; content?: Record<string, { schema: Schema }> }
type Operation = {
  operationId: string
  requestBody?: Body
  responses: Record<string, Body>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Body> }
}

const OPENAPI = fileURLToPath(new URL('../openapi.yaml', import.meta.url))

/** openapi.yaml as something that judges requests and answers. Each judgement lists what is wrong; empty means right. */
export function readContract({ exact = false } = {}) {
  const document = parse(readFileSync(OPENAPI, 'utf8')) as Document
  if (exact) forbidUnnamedFields(document.components.schemas)
  const json = validatorOf(document, { exact, coerceTypes: false })
  const form = validatorOf(document, { exact, coerceTypes: true })
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

  function operationOf(operationId: string) {
    const found = operations.find(({ operation }) => operation.operationId === operationId)
    if (!found) throw new Error(`openapi.yaml knows no operation ${operationId}`)
    return found.operation
  }

  return {
    operations: operations.map(({ path, method, operation }) => ({
      path,
      method,
      operationId: operation.operationId,
    })),

    /** A form is judged by its fields, the file by its name. */
    requestProblems(operationId: string, body: unknown, type: 'json' | 'form' = 'json'): string[] {
      const schema = schemaOf(
        operationOf(operationId).requestBody,
        type === 'form' ? 'multipart/form-data' : 'application/json',
      )
      if (!schema) return body === undefined ? [] : ['The contract has no such request body']
      return type === 'form' ? problems(form, schema, body) : problems(json, schema, body)
    },

    answerProblems(operationId: string, status: number, contentType: string, body: unknown): string[] {
      const named = operationOf(operationId).responses[String(status)]
      if (!named) return [`The contract knows no answer ${status}`]
      const shared = document.components.responses[named.$ref?.split('/').at(-1) ?? '']
      const schema = schemaOf(shared ?? named, contentType.split(';')[0] ?? '')
      return schema
        ? problems(json, schema, body)
        : [`The contract knows no ${contentType} for answer ${status}`]
    },
  }
}

function schemaOf(body: Body | undefined, contentType: string) {
  return body?.content?.[contentType]?.schema
}

function validatorOf(document: Document, { exact, coerceTypes }: { exact: boolean; coerceTypes: boolean }) {
  const ajv = new Ajv2019({ strict: false, allErrors: true, coerceTypes, validateSchema: false })
  addFormats.default(ajv)
  ajv.addFormat('binary', true)
  ajv.addSchema(document, 'openapi')
  const known = new Map<Schema, ValidateFunction>()
  return (schema: Schema) => {
    const validate =
      known.get(schema) ?? ajv.compile(exact ? closed(pointingInto(schema)) : pointingInto(schema))
    known.set(schema, validate)
    return validate
  }
}

/** References are written from the contract's root. */
function pointingInto(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/'))
}

function problems(
  validatorFor: (schema: Schema) => ValidateFunction,
  schema: Schema,
  body: unknown,
): string[] {
  const validate = validatorFor(schema)
  validate(body)
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || 'body'} ${message} ${JSON.stringify(params)}`,
  )
}

function closed(schema: Schema): Schema {
  return { allOf: [schema], unevaluatedProperties: false }
}

/**
 * A mock that says more than the contract would let a screen rely on it. Parts that others are composed of stay open;
 * what is composed of them is closed.
 */
function forbidUnnamedFields(schemas: Record<string, Schema>) {
  const parts = new Set(
    Object.values(schemas).flatMap(
      ({ allOf }) => (allOf as Schema[] | undefined)?.map(({ $ref }) => $ref) ?? [],
    ),
  )
  for (const [name, schema] of Object.entries(schemas)) {
    const isOpen = 'additionalProperties' in schema || parts.has(`#/components/schemas/${name}`)
    const isObject = schema.type === 'object' || 'allOf' in schema
    if (isObject && !isOpen) schema.unevaluatedProperties = false
  }
}
