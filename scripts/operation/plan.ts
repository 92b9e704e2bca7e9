import { type Body, type Call, type Contract, type Parameter, resolved } from '../apiChanges/openapi.ts'
import { DEEPEST, exampleOf, FILE } from './exampleOf.ts'

/** Everything that the skeleton of an operation is made from. */
export type Plan = {
  id: string
  method: string
  path: string
  tag: string
  kind: 'query' | 'mutation'
  needsSession: boolean
  /** The type of the answer in the generated client. */
  answerType: string
  answer: Outcome
  /** A refusal that the contract names, other than 401. */
  refusal: Outcome | undefined
  params: Record<string, unknown>
  query: Record<string, unknown>
  /** The body of the request, or the fields of its form; undefined without one. */
  body: unknown
  /** The body is sent as form data. */
  isForm: boolean
  /** The name of the body in an argument that has other parts, too. */
  bodyName: string | undefined
  /** The argument of the endpoint, as source; '' for none. */
  argument: string
}

export type Outcome = {
  status: number
  /** undefined: the answer has no content. */
  mediaType: string | undefined
  value: unknown
}

/** A request that cannot be followed, in one sentence. */
export class NoSkeleton extends Error {}

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'multipart/form-data'

/** @returns media type and schema of the body @throws NoSkeleton where a skeleton cannot send it */
export function expectSendable({ id, operation }: Call) {
  const [type, { schema } = {}] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  if (type && type !== JSON_TYPE && type !== FORM_TYPE)
    throw new NoSkeleton(`${id} sends ${type}, and a skeleton sends JSON or a form. Nothing is written.`)
  return { type, schema }
}

/** @param client the text of the generated endpoints @throws NoSkeleton */
export function planOf(contract: Contract, call: Call, client: string): Plan {
  const { id, method, path, operation, parameters } = call
  const { type, schema } = expectSendable(call)
  const valuesIn = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place && (place === 'path' || one.required))
        .map((one) => [one.name, exampleOfParameter(contract, one)]),
    )
  const body = schema && exampleOf(contract, schema)
  const [params, query] = [valuesIn('path'), valuesIn('query')]
  const bodyName =
    body !== undefined && parameters.length > 0 ? bodyNameOf(id, parameters, client) : undefined
  const kind = new RegExp(`\\b${id}: build\\.(query|mutation)<`).exec(client)?.[1]
  return {
    id,
    method,
    path,
    tag: operation.tags?.[0] ?? 'public',
    kind: kind === 'mutation' ? 'mutation' : 'query',
    needsSession: (operation.security ?? contract.security ?? []).length > 0,
    answerType: answerTypeOf(id, client),
    answer: outcomeOf(contract, call, ([status]) => status.startsWith('2')) ?? noContent,
    refusal: outcomeOf(contract, call, ([status]) => /^4(?!01)\d\d$/.test(status), DEEPEST),
    params,
    query,
    body,
    isForm: type === FORM_TYPE,
    bodyName,
    argument: argumentOf(call, { ...params, ...query, ...valuesIn('header') }, body, bodyName),
  }
}

const noContent: Outcome = { status: 204, mediaType: undefined, value: undefined }

function exampleOfParameter(contract: Contract, { name, example, schema = {} }: Parameter) {
  return example ?? exampleOf(contract, schema, name)
}

function outcomeOf(
  contract: Contract,
  { operation }: Call,
  isWanted: (entry: [string, Body]) => boolean,
  depth = 0,
): Outcome | undefined {
  const found = Object.entries(operation.responses ?? {}).find(isWanted)
  if (!found) return undefined
  const [mediaType, media] = Object.entries(resolved(contract, found[1]).content ?? {})[0] ?? []
  const value = media?.schema && exampleOf(contract, media.schema, 'text', depth)
  return { status: Number(found[0]), mediaType, value }
}

/** A type of the contract where the answer is one, otherwise the alias that the generator has written. */
function answerTypeOf(id: string, client: string) {
  const alias = `${id[0]?.toUpperCase()}${id.slice(1)}ApiResponse`
  const written = new RegExp(`export type ${alias} =\\s*(?:/\\*(?:(?!\\*/)[\\s\\S])*\\*/\\s*)?(\\w+);`).exec(
    client,
  )?.[1]
  return written && client.includes(`export type ${written} =`) ? written : alias
}

/** The generator flattens an argument that has one part alone. */
function argumentOf(
  { parameters }: Call,
  values: Record<string, unknown>,
  body: unknown,
  bodyName: string | undefined,
): string {
  if (bodyName) return sourceOf({ ...values, [bodyName]: body })
  if (parameters.length > 1) return sourceOf(values)
  return sourceOf(body ?? Object.values(values)[0])
}

/** The smallest file that a server takes for a document. */
const FILE_SOURCE = "new File(['%PDF-1.4\\n%%EOF\\n'], 'file.pdf', { type: 'application/pdf' })"

/** A value as source; a file in it is a real one. */
export function sourceOf(value: unknown): string {
  if (value === undefined) return ''
  return JSON.stringify(value).replaceAll(JSON.stringify(FILE), FILE_SOURCE)
}

/** The generator names the body by its schema. */
function bodyNameOf(id: string, parameters: Parameter[], client: string): string {
  const type = `${id[0]?.toUpperCase()}${id.slice(1)}ApiArg`
  const fields = new RegExp(`export type ${type} = \\{([\\s\\S]*?)\\n\\};`).exec(client)?.[1] ?? ''
  const names = [...fields.matchAll(/^ {2}"?([\w-]+)"?\??:/gm)].map(([, name = '']) => name)
  return names.find((name) => !parameters.some((one) => one.name === name)) ?? 'body'
}
