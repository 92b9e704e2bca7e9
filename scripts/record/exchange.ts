import { operationOf } from '../../mocks/operations.ts'
import { formFields, languageOf } from '../../mocks/replay/handler.ts'
import type { RawRecording } from './scrub/scrub.ts'
import { isUnreadJson } from './unreadJson.ts'

/** A call as it was received, with all its secrets: it lives in memory alone. */
export interface Exchange {
  method: string
  url: string
  /** Names in small letters. */
  requestHeaders: Record<string, string>
  requestBody?: string
  /** 0 where no answer came. */
  status: number
  responseHeaders: Record<string, string>
  /** Undefined if the source did not include it. */
  responseBody?: string
  /** Why the body is not there. */
  missing?: string
  /** Why the call is left out, where its reader knows that. */
  excluded?: string
  /** Milliseconds. */
  latency?: number
}

export interface ReceivedCalls {
  raw: RawRecording[]
  /** Reason → how many calls. */
  leftOut: Map<string, number>
  /** Header values that must appear in no recording. */
  secrets: string[]
}

/** Headers of an answer beside its type. Cookies and facts about the host are not among them. */
const KEPT_HEADERS = ['retry-after', 'content-language', 'content-range', 'accept-ranges', 'cache-control']
const SECRET_HEADER = /token|key|secret|session|csrf|xsrf|auth/i
const NO_CONTENT = new Set([204, 205, 304])

/** Keeps the calls of the contract, and says of each other call why it is left out. */
export async function toRaw(exchanges: Exchange[]): Promise<ReceivedCalls> {
  const raw: RawRecording[] = []
  const leftOut = new Map<string, number>()
  const digits = Math.max(3, String(exchanges.length).length)
  const documents: Documents = new Map()
  for (const exchange of exchanges) {
    if (isDocument(exchange)) documents.set(new URL(exchange.url).origin, new URL(exchange.url).pathname)
    const reason = reasonAgainst(exchange)
    if (reason) leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1)
    else raw.push(await rawOf(exchange, String(raw.length + 1).padStart(digits, '0'), documents))
  }
  return { raw, leftOut, secrets: [...new Set(exchanges.flatMap(secretsOf))] }
}

/** Origin → the path of the page that was opened there last. */
type Documents = Map<string, string>

/** Whether the contract has such a call. */
export function isOfContract({ method, url }: Pick<Exchange, 'method' | 'url'>) {
  return operationOf(method, new URL(url).pathname) !== undefined
}

function reasonAgainst(exchange: Exchange): string | undefined {
  if (exchange.excluded) return exchange.excluded
  if (!isOfContract(exchange)) {
    const isApi = new URL(exchange.url).pathname.startsWith('/api/')
    if (exchange.method === 'OPTIONS') return 'a question of the browser about CORS'
    return isApi ? 'a call below /api/ that the contract does not name' : 'no call of the API'
  }
  if (exchange.status === 0) return 'no answer came'
  if (exchange.status === 304) return 'answered from the cache of the browser (304)'
  if (exchange.responseBody === undefined) return exchange.missing ?? 'the body of its answer is not there'
  return reasonAgainstBodies(exchange)
}

/** Personal values are recognised by their fields, so a body without readable fields is not kept. */
function reasonAgainstBodies({ requestBody, requestHeaders, responseBody = '', responseHeaders }: Exchange) {
  const isForm = requestHeaders['content-type']?.includes('form') ?? false
  if (requestBody && !isForm && !isReadable(parsed(requestBody)))
    return 'the body of its request is neither a form nor whole JSON'
  const type = responseHeaders['content-type'] ?? ''
  const isBroken = type.includes('json') && responseBody !== '' && parsed(responseBody) === undefined
  return isBroken || isUnreadJson(bodyOf(responseBody, type))
    ? 'the body of its answer is no whole JSON'
    : undefined
}

function isReadable(value: unknown) {
  return value !== undefined && !isUnreadJson(value)
}

/**
 * Many sites send no path with `Referer`, so the page is the document of the site that was opened last before
 * the call.
 */
async function rawOf(exchange: Exchange, name: string, documents: Documents): Promise<RawRecording> {
  const { method, requestHeaders, status, responseHeaders, responseBody = '', latency } = exchange
  const url = new URL(exchange.url)
  const own = (value: string) => value.replaceAll(url.origin, 'https://example.org')
  const operationId = operationOf(method, url.pathname)
  if (!operationId) throw new Error(`${method} ${url.pathname} is no call of the contract`)
  const headers = KEPT_HEADERS.flatMap((one) => (responseHeaders[one] ? [[one, responseHeaders[one]]] : []))
  const contentType = NO_CONTENT.has(status) ? '' : (responseHeaders['content-type'] ?? '')
  const page = documents.get(siteOf(exchange)) ?? pageOf(requestHeaders.referer)
  const sent = await sentBody(exchange)
  const language = languageOf(requestHeaders['accept-language'])
  return {
    operationId,
    case: name,
    request: {
      method,
      path: `${url.pathname}${url.search}`,
      ...(language && { language }),
      ...(requestHeaders.authorization && { authorization: requestHeaders.authorization }),
      ...(page && { page }),
      ...sent,
    },
    response: {
      status,
      contentType,
      ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
      body: bodyOf(own(responseBody), contentType),
    },
    ...(latency !== undefined && { latency: Math.round(latency) }),
  }
}

/** A frame, such as that of a card provider, is no page of the site. */
function isDocument({ method, status, requestHeaders, responseHeaders }: Exchange) {
  const isHtml = responseHeaders['content-type']?.startsWith('text/html') ?? false
  const isFramed = (requestHeaders['sec-fetch-dest'] ?? 'document') !== 'document'
  return method === 'GET' && status === 200 && isHtml && !isFramed
}

/**
 * The origin of the page that makes a call: another one than the host's where the API has a host of its own.
 */
function siteOf({ url, requestHeaders: { origin, referer } }: Exchange): string {
  const caller = [origin, referer].find((one) => one !== undefined && URL.canParse(one))
  return new URL(caller ?? url).origin
}

function pageOf(referer: string | undefined) {
  return referer && URL.canParse(referer) ? new URL(referer).pathname : undefined
}

/**
 * JSON as its value, even where the host gives it another type; an empty body as null, as the client reads
 * it.
 */
function bodyOf(text: string, contentType: string): unknown {
  if (text === '') return null
  const value = parsed(text)
  const isValue = contentType.includes('json') || typeof value === 'object'
  return isValue && value !== undefined ? value : text
}

/** @returns undefined for invalid JSON. */
function parsed(text: string): unknown {
  try {
    // Some hosts begin a body with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

async function sentBody({ requestBody, requestHeaders }: Exchange) {
  if (!requestBody) return {}
  const type = requestHeaders['content-type'] ?? ''
  if (!type.includes('form')) return { type: 'json' as const, body: parsed(requestBody) }
  const form = await new Response(requestBody, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => new FormData())
  return { type: 'form' as const, body: formFields(form) }
}

/**
 * Tokens and cookies. A cookie such as a language is no secret: its value would be replaced in every text.
 */
function secretsOf({ requestHeaders, responseHeaders }: Exchange): string[] {
  const cookies = [requestHeaders.cookie ?? '', responseHeaders['set-cookie'] ?? '']
    .flatMap((header) => header.split(/[;\n]|,(?=\s*[\w-]+=)/))
    .map((pair) => pair.slice(pair.indexOf('=') + 1).trim())
  const named = [...Object.entries(requestHeaders), ...Object.entries(responseHeaders)]
    .filter(([name]) => SECRET_HEADER.test(name) && name !== 'authorization')
    .map(([, value]) => value)
  return [...cookies, ...named].filter((value) => isSecretLooking(value))
}

function isSecretLooking(value: string) {
  return value.length >= 16 || (value.length >= 8 && /\d/.test(value) && /[a-z]/i.test(value))
}
