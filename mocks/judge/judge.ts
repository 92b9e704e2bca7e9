import type { ErrorObject } from 'ajv'
import { keyOf, type Operation, type ParameterPlace } from './operation.ts'
import type { Rules } from './writtenRules.ts'

/** One difference between a call and the contract. */
export interface Violation {
  kind:
    | 'path'
    | 'method'
    | 'path parameter'
    | 'query'
    | 'header'
    | 'request body'
    | 'status'
    | 'answer body'
    /** The judge itself has failed: nothing is known of the call. */
    | 'judge'
  /** The operationId; where none is meant, method and path. */
  operation: string
  /** Such as 'answer 200 › content[3].price'. */
  place: string
  problem: string
}

export interface ReceivedRequest {
  method: string
  url: string
  headers: Headers
  body: string | FormData
}

export interface GivenAnswer {
  status: number
  headers: Headers
  body: string
}

/** Headers that browsers and tools add themselves; the contract has to name every other header. */
const USUAL_HEADERS =
  /^(accept|accept-(language|encoding)|authorization|cache-control|connection|content-(length|type)|cookie|dnt|host|if-(none-match|modified-since)|keep-alive|origin|pragma|priority|purpose|referer|sec-.*|transfer-encoding|upgrade-insecure-requests|user-agent)$/

/** Headers of the test bench itself. */
const OWN_HEADERS = /^x-(falsified|mock-world)$/

/** A validator of requests and answers that knows openapi.yaml, and nothing of the mock API. */
export function createJudge(rules: Rules, { isValueShown = true } = {}) {
  const patterns = rules.operations.map((operation) => ({ operation, pattern: patternOf(operation.path) }))

  function problemsOf(key: string, value: unknown): { at: string; problem: string }[] {
    const validate = rules.validatorOf(key)
    if (!validate || validate(value)) return []
    return withoutBranches(validate.errors ?? []).map((error) => ({
      at: pathOf(error.instancePath),
      problem: sentenceOf(error, isValueShown ? value : undefined),
    }))
  }

  function parameters(operation: Operation, place: ParameterPlace, values: Record<string, unknown>) {
    const kind = place === 'path' ? 'path parameter' : place
    return problemsOf(keyOf(operation.operationId, place), values).map(({ at, problem }) => ({
      ...violation(operation, kind, at ? `${kind} › ${at}` : kind, problem),
    }))
  }

  function headers(operation: Operation, sent: Headers): Violation[] {
    const named = operation.parameters
      .filter((one) => one.in === 'header')
      .map(({ name }) => name.toLowerCase())
    const unknown = [...sent.keys()].filter(
      (name) => !named.includes(name) && !USUAL_HEADERS.test(name) && !OWN_HEADERS.test(name),
    )
    const isSignedIn = /^Bearer \S+$/.test(sent.get('Authorization') ?? '')
    return [
      ...parameters(operation, 'header', Object.fromEntries(sent)),
      ...unknown.map((name) =>
        violation(operation, 'header', `header › ${name}`, 'the contract names no such header'),
      ),
      ...(operation.needsSession && !isSignedIn
        ? [violation(operation, 'header', 'header › authorization', 'must be a bearer token')]
        : []),
    ]
  }

  function requestBody(
    operation: Operation,
    { headers: sent, body }: Pick<ReceivedRequest, 'headers' | 'body'>,
  ): Violation[] {
    const wrong = (problem: string, at = '') =>
      violation(operation, 'request body', at ? `request › ${at}` : 'request', problem)
    if (body === '') return operation.isBodyRequired ? [wrong('has no body')] : []
    const type = mediaType(sent)
    if (!operation.bodyTypes.includes(type)) return [wrong(`the contract knows no body of type '${type}'`)]
    const value = typeof body === 'string' ? parsed(body) : fieldsOf(body)
    if (value === undefined) return [wrong('is no JSON')]
    return problemsOf(keyOf(operation.operationId, 'request', type), value).map(({ at, problem }) =>
      wrong(problem, at),
    )
  }

  /** The operation that a request is for; undefined where method or path are not of the contract. */
  function operationOf(method: string, url: string): Operation | undefined {
    const { pathname } = new URL(url)
    return patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(pathname))
      ?.operation
  }

  const roots = new Set(rules.operations.map(({ path }) => rootOf(path)))

  return {
    operationOf,
    requestBody,

    /** Whether an address is one of the API: those begin like a path of the contract. */
    isOfApi: (url: string) => roots.has(rootOf(new URL(url).pathname)),

    request(request: ReceivedRequest): Violation[] {
      const { pathname, searchParams } = new URL(request.url)
      const operation = operationOf(request.method, request.url)
      if (!operation) {
        const known = patterns
          .filter(({ pattern }) => pattern.test(pathname))
          .map((one) => one.operation.method)
        const unknown = { operation: `${request.method} ${pathname}`, place: 'request' }
        return known.length > 0
          ? [{ ...unknown, kind: 'method', problem: `the contract knows ${known.join(', ')} alone` }]
          : [{ ...unknown, kind: 'path', problem: 'the contract knows no such path' }]
      }
      return [
        ...parameters(operation, 'path', pathValues(operation, pathname)),
        ...parameters(operation, 'query', queryValues(operation, searchParams)),
        ...headers(operation, request.headers),
        ...requestBody(operation, request),
      ]
    },

    answer(operation: Operation, { status, headers, body }: GivenAnswer): Violation[] {
      const types = operation.answers[status]
      const place = `answer ${status}`
      if (!types) return [violation(operation, 'status', place, 'the contract knows no such status')]
      const wrong = (problem: string, at = '') =>
        violation(operation, 'answer body', at ? `${place} › ${at}` : place, problem)
      // An empty body has no type; the client reads it as null.
      const type = body === '' ? (types[0] ?? '') : mediaType(headers)
      if (!types.includes(type)) return [wrong(`the contract knows no answer of type '${type}'`)]
      const value = type.includes('json') ? (body === '' ? null : parsed(body)) : body
      if (value === undefined) return [wrong('is no JSON')]
      return problemsOf(keyOf(operation.operationId, String(status), type), value).map(({ at, problem }) =>
        wrong(problem, at),
      )
    },
  }
}

/** 'login › answer 200 › id: must be string, not 7' */
export function sentence({ operation, place, problem }: Violation): string {
  return `${operation} › ${place}: ${problem}`
}

function violation(
  { operationId }: Operation,
  kind: Violation['kind'],
  place: string,
  problem: string,
): Violation {
  return { kind, operation: operationId, place, problem }
}

/** '/api/auth/login' → 'api' */
const rootOf = (path: string) => path.split('/')[1]

function patternOf(path: string) {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
}

function pathValues({ path }: Operation, pathname: string) {
  const values = Object.entries(patternOf(path).exec(pathname)?.groups ?? {})
  return Object.fromEntries(values.map(([name, value]) => [name, decoded(value)]))
}

/**
 * An address that a visitor typed may hold a bad percent sign; the server then receives the text as it is.
 */
function decoded(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * One value where the contract has one; a list where it has a list, and where the key is repeated against it.
 */
function queryValues({ parameters }: Operation, search: URLSearchParams) {
  const names = [...new Set(search.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = search.getAll(name)
      const isList = parameters.some((one) => one.in === 'query' && one.name === name && one.isList)
      return [name, isList || values.length > 1 ? values : values[0]]
    }),
  )
}

/** The file name replaces the file. */
function fieldsOf(form: FormData) {
  const names = [...new Set(form.keys())]
  const shown = (value: FormDataEntryValue | undefined) => (typeof value === 'object' ? value.name : value)
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name)
      return [name, values.length > 1 ? values.map(shown) : shown(values[0])]
    }),
  )
}

export function mediaType(headers: Headers): string {
  return headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** '/content/3/price' → 'content[3].price' */
function pathOf(pointer: string) {
  return pointer
    .split('/')
    .slice(1)
    .map((part) =>
      /^\d+$/.test(part) ? `[${part}]` : `.${part.replaceAll('~1', '/').replaceAll('~0', '~')}`,
    )
    .join('')
    .replace(/^\./, '')
}

/**
 * If a value fits none of several schemas, drops the errors of the single branches, which explain nothing.
 */
function withoutBranches(errors: ErrorObject[]) {
  const isChoice = ({ keyword }: ErrorObject) => keyword === 'oneOf' || keyword === 'anyOf'
  const choices = errors.filter(isChoice)
  return errors.filter(
    (error) =>
      isChoice(error) ||
      !choices.some(({ instancePath: path }) => `${error.instancePath}/`.startsWith(`${path}/`)),
  )
}

const MAX_SHOWN = 60

function sentenceOf({ instancePath, keyword, message = '', params }: ErrorObject, value: unknown): string {
  const name = params.additionalProperty ?? params.unevaluatedProperty
  if (name !== undefined) return `the contract names no '${name}'`
  if (keyword === 'required') return message
  const allowed = params.allowedValues ? ` (${params.allowedValues.join(', ')})` : ''
  if (value === undefined) return `${message}${allowed}`
  const shown = JSON.stringify(valueAt(value, instancePath)) ?? 'undefined'
  return `${message}${allowed}, not ${shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}…` : shown}`
}

function valueAt(value: unknown, pointer: string) {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value)
}
