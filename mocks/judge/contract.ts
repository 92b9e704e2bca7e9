import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { FORM, keyOf, type Operation, PARAMETER_PLACES, type ParameterPlace } from './operation.ts'

export type Schema = Record<string, unknown>

type Reference = { $ref?: string }
type Content = Record<string, { schema: Schema }>
type ParameterObject = { name: string; in: ParameterPlace; required?: boolean; schema: Schema }
type BodyObject = { required?: boolean; content?: Content }
type OperationObject = {
  operationId: string
  security?: unknown[]
  parameters?: (ParameterObject | Reference)[]
  requestBody?: BodyObject
  responses: Record<string, BodyObject | Reference>
}
export type Document = {
  paths: Record<string, Record<string, OperationObject>>
  components: { schemas: Record<string, Schema> } & Record<string, Record<string, unknown>>
}

/** A schema of the contract by the name under which it is compiled. `isText`: its values arrive as text. */
export type NamedSchema = { key: string; schema: Schema; isText: boolean }

const OPENAPI = fileURLToPath(new URL('../../openapi.yaml', import.meta.url))

export function readDocument(file = OPENAPI): Document {
  return parse(readFileSync(file, 'utf8'))
}

export function operationsOf(document: Document): Operation[] {
  return everyOperation(document).map(({ path, method, operation }) => ({
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    needsSession: operation.security === undefined || operation.security.length > 0,
    parameters: parametersOf(document, operation).map(({ name, in: place, schema }) => ({
      name,
      in: place,
      isList: schema.type === 'array',
    })),
    bodyTypes: Object.keys(operation.requestBody?.content ?? {}),
    isBodyRequired: operation.requestBody?.required ?? false,
    answers: Object.fromEntries(
      answersOf(document, operation).map(([status, { content = {} }]) => [status, Object.keys(content)]),
    ),
  }))
}

/** The schemas of all parameters, request bodies and answers. */
export function schemasOf(document: Document): NamedSchema[] {
  return everyOperation(document).flatMap(({ operation }) => [
    ...PARAMETER_PLACES.map((place) => parameterSchema(document, operation, place)),
    ...contentSchemas(operation.operationId, 'request', operation.requestBody?.content),
    ...answersOf(document, operation).flatMap(([status, { content }]) =>
      contentSchemas(operation.operationId, status, content),
    ),
  ])
}

function everyOperation({ paths }: Document) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
}

function parametersOf(document: Document, { parameters = [] }: OperationObject): ParameterObject[] {
  return parameters.map((parameter) => resolved<ParameterObject>(document, parameter))
}

function answersOf(document: Document, { responses }: OperationObject): [string, BodyObject][] {
  return Object.entries(responses).map(([status, body]) => [status, resolved<BodyObject>(document, body)])
}

/** '#/components/responses/NotFound' → the value at that place. */
function resolved<T extends object>({ components }: Document, part: T | Reference): T {
  const [, kind, name] = /^#\/components\/(\w+)\/(\w+)$/.exec(('$ref' in part && part.$ref) || '') ?? []
  return (kind && name ? components[kind]?.[name] : part) as T
}

/** All parameters of one place as an object; a query holds nothing else. */
function parameterSchema(document: Document, operation: OperationObject, place: ParameterPlace): NamedSchema {
  const parameters = parametersOf(document, operation).filter((one) => one.in === place)
  const nameOf = ({ name }: ParameterObject) => (place === 'header' ? name.toLowerCase() : name)
  const schema = {
    type: 'object',
    properties: Object.fromEntries(parameters.map((one) => [nameOf(one), one.schema])),
    required: parameters.filter((one) => one.required).map(nameOf),
    additionalProperties: place === 'header',
  }
  return { key: keyOf(operation.operationId, place), schema, isText: true }
}

function contentSchemas(operationId: string, of: string, content: Content = {}): NamedSchema[] {
  return Object.entries(content).map(([type, { schema }]) => ({
    key: keyOf(operationId, of, type),
    schema,
    isText: type === FORM,
  }))
}
