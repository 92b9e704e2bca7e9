import { type OperationId, operations } from '../../mocks/operations.ts'
import { RecordingError } from '../../mocks/replay/readRecordings.ts'
import { pathOf } from '../../mocks/samples/call.ts'
import { operations as table } from '../../src/api/operations.gen.ts'
import type { Exchange } from './exchange.ts'

export interface Account {
  email: string
  password: string
}

type Call = {
  operationId: OperationId
  params?: Record<string, string>
  query?: Record<string, string>
  json?: unknown
  token?: string
}

/**
 * Reads everything that a visitor can read at a real host, and what a learner reads where an account is
 * given. Nothing is written there but a session.
 * @throws RecordingError when the host is away, or answers with a status that the reads do not expect
 */
export async function visitHost(host: string, account: Account | undefined, report: (line: string) => void) {
  const exchanges: Exchange[] = []

  async function call(one: Call): Promise<Answer> {
    const exchange = await performed(host, one)
    report(`${one.operationId} ${exchange.status}`)
    if (!isExpected(one.operationId, exchange.status))
      throw new RecordingError(
        `${host} answers ${one.operationId} with ${exchange.status}, so nothing was recorded.`,
      )
    exchanges.push(exchange)
    return parsed(exchange.responseBody ?? '')
  }

  await readPublicPages(call)
  if (account) await readOwnPages(call, account)
  return exchanges
}

/** To these calls the contract gives 404 a meaning: no donations yet, and no style sheet. */
const MAY_BE_ABSENT = new Set<OperationId>(['getDonationHistory', 'getRichTextStylesheet'])

function isExpected(operationId: OperationId, status: number) {
  return (status >= 200 && status <= 299) || (status === 404 && MAY_BE_ABSENT.has(operationId))
}

type Answer = Record<string, unknown>
type Caller = (call: Call) => Promise<Answer>

async function readPublicPages(call: Caller) {
  await call({ operationId: 'getRecentBlogs' })
  const posts = await call({ operationId: 'getBlogs', query: { page: '1' } })
  await each(call, 'getBlog', 'slug', textOf(first(posts.content).slug))
  const courses = await call({
    operationId: 'getCourses',
    query: { page: '1', pageSize: '12', sort: 'DESC' },
  })
  await each(call, 'getFullCourse', 'slug', textOf(first(courses.content).slug))
  const countries = await call({ operationId: 'getWorkCountries' })
  const countryName = textOf(Array.isArray(countries) ? countries[0] : undefined)
  if (countryName) {
    const works = await call({ operationId: 'getWorks', query: { countryName, page: '1' } })
    await each(call, 'getWork', 'slug', textOf(first(works.data).slug))
  }
  await call({ operationId: 'getRichTextStylesheet' })
}

async function readOwnPages(call: Caller, account: Account) {
  const user = await call({ operationId: 'login', json: { ...account, remember: true } })
  const [userId, token] = [textOf(user.id), textOf(user.accessToken)]
  if (!userId || !token) throw new RecordingError('The host signs in without an id and a token.')
  await call({ operationId: 'getUser', json: { userId }, token })
  const mine = await call({ operationId: 'getMyCourses', token })
  await each(call, 'getEnrollmentProgress', 'courseId', textOf(first(mine).courseId), token)
  await call({ operationId: 'getDonationHistory', query: { userId, filter: 'all' }, token })
}

/** A list may be empty: then there is nothing to open. */
async function each(call: Caller, operationId: OperationId, name: string, value?: string, token?: string) {
  if (value) await call({ operationId, params: { [name]: value }, token })
}

async function performed(host: string, { operationId, params, query, json, token }: Call): Promise<Exchange> {
  const { method, path } = operations[operationId]
  const url = new URL(pathOf(path, params), host)
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  const requestHeaders: Record<string, string> = {
    accept: mediaTypeOf(operationId),
    'accept-language': 'en',
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const requestBody = json === undefined ? undefined : JSON.stringify(json)
  const start = performance.now()
  const response = await fetch(url, {
    method: method.toUpperCase(),
    headers: requestHeaders,
    body: requestBody,
  }).catch((error: Error) => {
    throw new RecordingError(`${host} cannot be reached: ${reasonOf(error)}.`)
  })
  const responseBody = await response.text()
  return {
    method: method.toUpperCase(),
    url: url.href,
    requestHeaders,
    requestBody,
    status: response.status,
    responseHeaders: Object.fromEntries(response.headers),
    responseBody,
    latency: performance.now() - start,
  }
}

function mediaTypeOf(operationId: OperationId): string {
  const row = table[operationId]
  return 'accept' in row ? row.accept : 'application/json'
}

/** 'ECONNREFUSED': fetch itself says that it failed, and its cause why. */
export function reasonOf(error: Error): string {
  const cause = error.cause as { code?: string; message?: string } | undefined
  return cause?.code ?? cause?.message ?? error.message
}

/** A host may answer anything. */
function parsed(text: string): Answer {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

function first(list: unknown): Answer {
  return Array.isArray(list) ? Object(list[0]) : {}
}

function textOf(value: unknown) {
  return typeof value === 'string' && value !== '' ? value : undefined
}
