/**
 * The parts of an OpenAPI document that a comparison reads. A reference is resolved when the comparison
 * reaches it.
 */
export type Schema = {
  $ref?: string
  type?: string | string[]
  nullable?: boolean
  format?: string
  enum?: unknown[]
  const?: unknown
  pattern?: string
  default?: unknown
  deprecated?: boolean
  title?: string
  description?: string
  example?: unknown
  readOnly?: boolean
  writeOnly?: boolean
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  discriminator?: { propertyName?: string }
} & Partial<Record<Limit, number | boolean>>

/** Each limit, and whether a larger number allows less. */
export const limits = {
  minimum: true,
  exclusiveMinimum: true,
  minLength: true,
  minItems: true,
  minProperties: true,
  multipleOf: true,
  uniqueItems: true,
  maximum: false,
  exclusiveMaximum: false,
  maxLength: false,
  maxItems: false,
  maxProperties: false,
} as const
export type Limit = keyof typeof limits

export type Reference = { $ref: string }

export type Parameter = {
  name: string
  in: string
  required?: boolean
  schema?: Schema
  content?: Content
  style?: string
  explode?: boolean
  deprecated?: boolean
  description?: string
  example?: unknown
  /** Name in the contract's shared parameters. */
  shared?: string | undefined
}
export type Content = Record<string, { schema?: Schema; example?: unknown; examples?: unknown }>
export type Header = { schema?: Schema; description?: string; required?: boolean }
export type Body = {
  description?: string
  required?: boolean
  content?: Content
  headers?: Record<string, Header>
}
export type SecurityNeed = Record<string, string[]>
export type Operation = {
  operationId?: string
  tags?: string[]
  summary?: string
  description?: string
  deprecated?: boolean
  parameters?: (Parameter | Reference)[]
  requestBody?: Body
  responses?: Record<string, Body>
  security?: SecurityNeed[]
}
type PathItem = { parameters?: (Parameter | Reference)[] } & Record<string, unknown>
export type Contract = {
  openapi: string
  info?: { title?: string; version?: string; description?: string }
  servers?: { url: string }[]
  security?: SecurityNeed[]
  paths: Record<string, PathItem>
  components?: Record<string, Record<string, unknown>>
}

/** An operation with its address, as the client calls it. */
export type Call = { id: string; method: string; path: string; operation: Operation; parameters: Parameter[] }

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']

/** @returns every operation of the contract; one without an operationId is named by method and path */
export function callsOf(contract: Contract): Call[] {
  return Object.entries(contract.paths).flatMap(([path, pathItem]) => {
    const item = resolved(contract, pathItem)
    return METHODS.flatMap((method) => {
      const operation = item[method] as Operation | undefined
      if (!operation) return []
      const own = parametersOf(contract, operation.parameters)
      const shared = parametersOf(contract, item.parameters).filter(
        (one) => !own.some(({ name, in: place }) => name === one.name && place === one.in),
      )
      const id = operation.operationId ?? `${method.toUpperCase()} ${path}`
      return [{ id, method: method.toUpperCase(), path, operation, parameters: [...shared, ...own] }]
    })
  })
}

function parametersOf(contract: Contract, written: (Parameter | Reference)[] = []): Parameter[] {
  return written.flatMap((one) => {
    const found = resolved<Parameter | Reference>(contract, one)
    if ('$ref' in found) return []
    return '$ref' in one ? [{ ...found, shared: one.$ref.split('/').at(-1) }] : [found]
  })
}

/** @returns the object itself, or the one that its reference names */
export function resolved<T extends object>(contract: Contract, node: T): T {
  let found: T = node
  for (let steps = 0; steps < 20 && '$ref' in found && typeof found.$ref === 'string'; steps++)
    found = (follow(contract, found.$ref) ?? {}) as T
  return found
}

/** @returns the target of `#/components/…`; the reader of contracts has checked that it exists */
function follow(contract: Contract, reference: string): unknown {
  const steps = reference.replace(/^#\//, '').split('/')
  const names = steps.map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
  let node: unknown = contract
  for (const name of names) node = (node as Record<string, unknown> | undefined)?.[name]
  return node
}
