import { type BaseQueryApi, type BaseQueryFn, retry } from '@reduxjs/toolkit/query'
import { backoff } from '@/lib/async/backoff'
import { config } from '@/lib/config/config'
import { REQUEST_TIMEOUT_MS } from '@/lib/config/constants'
import type { LanguageCode } from '@/lib/i18n/language'
import type { Services } from '@/lib/services'
import type { StoredSession } from '@/lib/storage/storedSession'
import { takeEarlyAnswer, unlessAborted } from './earlyAnswers'
import { type ApiError, sessionRefused } from './errors'
import { hidesError, readBody, readError } from './readAnswer'
import { toFormData } from './toFormData'
import { createUploadProgress, upload } from './upload'

export type ApiRequest = {
  url: string
  method?: string
  params?: Record<string, unknown>
  body?: unknown
  /** Sent in addition to the headers of every call. A header without a value is left out. */
  headers?: Record<string, string | undefined>
  /** The call is sent only if this user is signed in. */
  asUser?: string
}

export type ApiExtraOptions = {
  /** For searches while typing: a newer call of the same endpoint aborts the older one. */
  latestWins?: boolean
  /** Whether a successful answer is usable. If it is not, the call fails as 'unreadable'. */
  isValid?: (data: unknown, status: number) => boolean
  /**
   * A 401 of this call does not end the session: it concerns what the user typed, or the caller handles it.
   */
  keepsSession?: boolean
  /** The request continues even if the page closes or the session ends. Its body must be small. */
  outlivesPage?: boolean
  /** The body is sent as form data. */
  multipart?: boolean
  /** The media type of an answer that is text instead of JSON. */
  accept?: string
  /** The time limit of an answer, if the usual one is too long or too short. */
  timeoutMs?: number
}

/** Ends this call, including its repeats, when a newer one replaces it. */
type Superseded = { superseded?: AbortSignal }

export type ApiMeta = { status?: number }

/** The part of the store that a call reads. The layer `api` may not import `state`. */
type StateBehindCalls = {
  session?: { record: StoredSession | null }
  language?: { code: LanguageCode }
}

const RETRIED = new Set<ApiError['status']>(['offline', 'timeout', 429, 502, 503, 504])
const MAX_RETRIES = 2
const RETRY_BASE_MS = 400

/** Endpoint → the controller that aborts its newest call. */
const createNewestCalls = () => new Map<string, AbortController>()

/** Sends one request and returns the answer or an error in the plain shape. Only RTK Query calls it. */
const ask: BaseQueryFn<ApiRequest | string, unknown, ApiError, ApiExtraOptions, ApiMeta> = async (
  request,
  api,
  options = {},
) => {
  const {
    url,
    method = 'GET',
    params,
    body,
    headers,
    asUser,
  } = typeof request === 'string' ? ({ url: request } as ApiRequest) : request
  const payload = bodyOf(body, options.multipart)
  const state = api.getState() as StateBehindCalls
  const record = state.session?.record
  if (asUser !== undefined && record?.userId !== asUser) return { error: { status: 'aborted' } }
  const timeout = AbortSignal.timeout(options.timeoutMs ?? REQUEST_TIMEOUT_MS)
  const { superseded } = options as Superseded
  const signal = AbortSignal.any([
    timeout,
    ...(options.outlivesPage ? [] : [api.signal]),
    ...(superseded ? [superseded] : []),
  ])
  const address = addressOf(url, params)
  const [token, language] = [record?.accessToken, state.language?.code]
  try {
    const init = {
      method,
      headers: headersOf(options.accept, payload, token, language, headers),
      body: payload,
      keepalive: options.outlivesPage,
      signal,
    }
    const early = takeEarlyAnswer({ method, address, body: payload, token, language })
    const response = early
      ? await unlessAborted(early, signal)
      : options.multipart
        ? await upload(address, init, (api.extra as Services).get(createUploadProgress).become)
        : await fetch(address, init)
    const data = readBody(response, await response.text(), options.accept)
    const meta = { status: response.status }
    if (response.status === 401 && record && !options.keepsSession) endSession(api, record)
    const hidden = hidesError(data)
    if (!response.ok) return { error: readError(response, data), meta }
    if (hidden) return { error: { ...readError(response, data), status: hidden }, meta }
    if (data === undefined || (options.isValid && !options.isValid(data, response.status)))
      return { error: { status: 'unreadable' }, meta }
    return { data, meta }
  } catch {
    if (timeout.aborted) return { error: { status: 'timeout' } }
    return { error: { status: api.signal.aborted || superseded?.aborted ? 'aborted' : 'offline' } }
  }
}

/**
 * Repeats only reads (except the one GET that ends a subscription), and only if a repeat can succeed. If the
 * device knows that it is offline, the call fails at once.
 */
const askAgain = retry(ask, {
  retryCondition: (error, args, { attempt, baseQueryApi }) =>
    attempt <= MAX_RETRIES &&
    baseQueryApi.type === 'query' &&
    (typeof args === 'string' || (args.method ?? 'GET') === 'GET') &&
    RETRIED.has((error as ApiError).status) &&
    !(typeof navigator !== 'undefined' && navigator.onLine === false),
  backoff: (attempt) =>
    new Promise((resolve) => setTimeout(resolve, backoff(attempt, RETRY_BASE_MS) * (0.5 + Math.random()))),
})

/**
 * The base query of the api. A newer call of an endpoint with `latestWins` aborts the older one and its
 * repeats.
 */
export const baseQuery: typeof askAgain = (request, api, options) => {
  if (!options?.latestWins) return askAgain(request, api, options)
  const inItsSlot: typeof options & Superseded = { ...options, superseded: supersede(api) }
  return askAgain(request, api, inItsSlot)
}

function addressOf(url: string, params: Record<string, unknown> = {}) {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(params))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one))
  const base = config.apiHost || (typeof location === 'undefined' ? '' : location.origin)
  return `${base}${url}${search.size > 0 ? `?${search}` : ''}`
}

function bodyOf(body: unknown, multipart = false) {
  if (body === undefined) return undefined
  return multipart ? toFormData(body as object) : JSON.stringify(body)
}

function headersOf(
  accept = 'application/json',
  body: string | FormData | undefined,
  token: string | undefined,
  language: LanguageCode | undefined,
  ofThisCall: ApiRequest['headers'] = {},
) {
  const headers = new Headers({ Accept: accept })
  for (const [name, value] of Object.entries(ofThisCall)) if (value) headers.set(name, value)
  if (language) headers.set('Accept-Language', language)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (typeof body === 'string') headers.set('Content-Type', 'application/json')
  return headers
}

function supersede({ endpoint, extra }: BaseQueryApi) {
  const newest = (extra as Services).get(createNewestCalls)
  newest.get(endpoint)?.abort()
  const controller = new AbortController()
  newest.set(endpoint, controller)
  return controller.signal
}

/** Ends only the session that the call used: an answer to an older session says nothing about a newer one. */
function endSession(api: BaseQueryApi, record: StoredSession) {
  const now = (api.getState() as StateBehindCalls).session?.record
  if (now?.accessToken === record.accessToken) api.dispatch(sessionRefused())
}
