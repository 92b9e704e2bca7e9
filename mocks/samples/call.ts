import { seedAccounts } from '../fixtures/accounts.ts'
import { type OperationId, operations } from '../operations.ts'

/** One typical call of an operation, and what comes of it. */
export interface SampleCall {
  operationId: OperationId
  /** Names the case: 'ok', or what is special about it, such as 'unverified-403'. */
  name: string
  status: number
  /** The caller, by e-mail; a visitor when left out. */
  as?: string
  /** An access token in place of the one that `as` would get. */
  token?: string
  params?: Record<string, string>
  query?: Record<string, string | string[]>
  json?: unknown
  form?: Record<string, string | File>
  language?: 'en' | 'fa'
  /** Sent twice; the second answer counts. */
  again?: boolean
}

export interface Host {
  origin: string
  /** Answers a request: a server by fetch, or handlers in this process. */
  send(request: Request): Promise<Response>
}

/** Makes the call in a world of its own, signing in first where it needs it. */
export async function perform(call: SampleCall, host: Host): Promise<Response> {
  const token = call.token ?? (call.as && (await signIn(call.as, call, host)))
  if (call.again) await host.send(requestOf(call, host.origin, token))
  return host.send(requestOf(call, host.origin, token))
}

function requestOf(call: SampleCall, origin: string, token?: string, world = worldOf(call)): Request {
  const { method, path } = operations[call.operationId]
  const url = new URL(pathOf(path, call.params), origin)
  for (const [name, values] of Object.entries(call.query ?? {}))
    for (const value of [values].flat()) url.searchParams.append(name, value)
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': call.language ?? 'en' })
  headers.set('x-mock-world', world)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (call.json !== undefined) headers.set('Content-Type', 'application/json')
  return new Request(url, { method: method.toUpperCase(), headers, body: bodyOf(call) })
}

async function signIn(email: string, call: SampleCall, host: Host): Promise<string> {
  const password = seedAccounts.find((account) => account.email === email)?.password
  const login: SampleCall = {
    operationId: 'login',
    name: 'ok',
    status: 200,
    json: { email, password, remember: true },
  }
  const response = await host.send(requestOf(login, host.origin, undefined, worldOf(call)))
  const { accessToken } = (await response.json()) as { accessToken: string }
  return accessToken
}

function worldOf({ operationId, name }: SampleCall) {
  return `${operationId}.${name}`
}

/** '/a/:slug' → '/a/my-slug'. */
export function pathOf(path: string, params: Record<string, string> = {}) {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function bodyOf({ json, form }: SampleCall) {
  if (!form) return json === undefined ? undefined : JSON.stringify(json)
  const body = new FormData()
  for (const [name, value] of Object.entries(form)) body.append(name, value)
  return body
}
