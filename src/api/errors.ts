import { createAction } from '@reduxjs/toolkit'
import { isRecord } from '@/lib/values/isRecord'

/**
 * The one plain shape of everything that can go wrong with a call.
 * `status`: the HTTP status of an answer; 'offline' no answer came; 'timeout' none came in time; 'aborted' a newer call
 * took its place; 'unreadable' an answer came that cannot be used.
 */
export type ApiError = {
  status: number | 'offline' | 'timeout' | 'aborted' | 'unreadable'
  /** The server's message, for people. */
  message?: string
  /** Field → messages, where the server names fields. */
  fields?: Record<string, string[]>
  /** Seconds, from Retry-After. */
  retryAfter?: number
}

/** A signed-in call was refused with 401: the session is over, wherever that was noticed. */
export const sessionRefused = createAction('api/sessionRefused')

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error
}

export function isNotFound(error: unknown) {
  return isApiError(error) && error.status === 404
}

/** Nothing was answered at all, so nothing is known about what was asked. */
export function isNetworkError(error: unknown) {
  return (
    isApiError(error) &&
    (error.status === 'offline' || error.status === 'timeout' || error.status === 'aborted')
  )
}

/**
 * Whether a write may have happened in spite of this error: no answer, an unusable one, or a server error.
 */
export function isOutcomeUnknown(error: ApiError) {
  const { status } = error
  return isNetworkError(error) || status === 'unreadable' || (typeof status === 'number' && status >= 500)
}

/** @returns the server's own words, or undefined when it said nothing that a person could read. */
export function messageOf(error: unknown): string | undefined {
  return isApiError(error) ? error.message : undefined
}

/** @returns the server's own words about what it has done, or undefined when it said nothing. */
export function serverMessageOf(answer: unknown): string | undefined {
  return isRecord(answer) && typeof answer.message === 'string' ? answer.message || undefined : undefined
}

/** The error of a failed call, in the one plain shape; a canceled call has no answer. */
export const apiErrorOf = (thrown: unknown): ApiError => (isApiError(thrown) ? thrown : { status: 'aborted' })

/** @returns the first thing that the server said of each field, as forms show it; undefined where it said nothing of any. */
export function fieldErrorsOf({ fields = {} }: ApiError): Record<string, string> | undefined {
  const said = Object.entries(fields).flatMap(([field, [first]]) => (first ? [[field, first]] : []))
  return said.length > 0 ? Object.fromEntries(said) : undefined
}
