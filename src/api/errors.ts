import { createAction } from '@reduxjs/toolkit'
import { isRecord } from '@/lib/values/isRecord'

/**
 * The one shape of every failure of a call. `status` is the HTTP status of an answer, or
 * - 'offline': no answer came
 * - 'timeout': no answer came in time
 * - 'aborted': the client stopped the call
 * - 'unreadable': the answer is unusable
 */
export type ApiError = {
  status: number | 'offline' | 'timeout' | 'aborted' | 'unreadable'
  /** The server's message to the user. */
  message?: string
  /** Field → messages, if the server names fields. */
  fields?: Record<string, string[]>
  /** Seconds, from Retry-After. */
  retryAfter?: number
}

/** A call of a signed-in user was refused with 401, so the session is over. */
export const sessionRefused = createAction('api/sessionRefused')

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error
}

export function isNotFound(error: unknown) {
  return isApiError(error) && error.status === 404
}

/** Whether no answer came, so that the outcome of the call is unknown. */
export function isNetworkError(error: unknown) {
  return (
    isApiError(error) &&
    (error.status === 'offline' || error.status === 'timeout' || error.status === 'aborted')
  )
}

/**
 * Whether a write may have succeeded in spite of this error: no answer, an unusable one, or a server error.
 */
export function isOutcomeUnknown(error: ApiError) {
  const { status } = error
  return isNetworkError(error) || status === 'unreadable' || (typeof status === 'number' && status >= 500)
}

/** @returns the server's own message; undefined if it sent none */
export function messageOf(error: unknown): string | undefined {
  return isApiError(error) ? error.message : undefined
}

/** @returns the server's own message in a successful answer; undefined if it sent none */
export function serverMessageOf(answer: unknown): string | undefined {
  return isRecord(answer) && typeof answer.message === 'string' ? answer.message || undefined : undefined
}

/** The error of a failed call in the plain shape. A canceled call counts as aborted. */
export const apiErrorOf = (thrown: unknown): ApiError => (isApiError(thrown) ? thrown : { status: 'aborted' })

/** @returns the first message of each field, as forms show it; undefined if the server named no field */
export function fieldErrorsOf({ fields = {} }: ApiError): Record<string, string> | undefined {
  const said = Object.entries(fields).flatMap(([field, [first]]) => (first ? [[field, first]] : []))
  return said.length > 0 ? Object.fromEntries(said) : undefined
}
