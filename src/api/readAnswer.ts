import { isRecord } from '@/lib/values/isRecord'
import type { ApiError } from './errors'

const SHOWN_MESSAGE_MAX_LENGTH = 500

/**
 * Reads a body in the form that the contract promises: JSON, or text of the type `accept`. Refusals are
 * always JSON.
 * @returns undefined if the body has another form
 */
export function readBody(response: Response, body: string, accept?: string): unknown {
  if (!accept || !response.ok) return readJson(body)
  return response.headers.get('Content-Type')?.startsWith(accept) ? body : undefined
}

/**
 * Reads a body as JSON. An empty body is valid and becomes null.
 * @returns undefined if the body is not JSON, such as HTML of a proxy or a cut answer
 */
function readJson(body: string): unknown {
  if (body.trim() === '') return null
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/**
 * The error of an answer: `{message, statusCode?}` if the server keeps the contract, else only the status.
 */
export function readError(response: Response, body: unknown): ApiError {
  const error: ApiError = { status: response.status }
  if (isRecord(body)) {
    if (typeof body.message === 'string' && body.message.trim() !== '')
      error.message = body.message.slice(0, SHOWN_MESSAGE_MAX_LENGTH)
    const fields = readFields(body.errors)
    if (fields) error.fields = fields
  }
  const retryAfter = readRetryAfter(response.headers.get('Retry-After'))
  if (retryAfter !== undefined) error.retryAfter = retryAfter
  return error
}

/**
 * The status in an error body (`{statusCode: 404, message}`) of a successful answer, which counts as an
 * error, too.
 */
export function hidesError(body: unknown): number | undefined {
  if (!isRecord(body) || typeof body.statusCode !== 'number') return undefined
  return body.statusCode >= 400 && typeof body.message === 'string' ? body.statusCode : undefined
}

function readFields(errors: unknown) {
  if (!isRecord(errors)) return undefined
  const entries = Object.entries(errors).map(([field, messages]): [string, string[]] => [
    field,
    (Array.isArray(messages) ? messages : [messages]).filter((message) => typeof message === 'string'),
  ])
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** Converts seconds or an HTTP date to seconds from now. */
function readRetryAfter(value: string | null) {
  if (value === null) return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.round(seconds)) : undefined
}
