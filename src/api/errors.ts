import { createAction } from '@reduxjs/toolkit'

/**
 * The one plain shape of everything that can go wrong with a call.
 * `status`: the HTTP status of an answer; 'offline' no answer came; 'timeout' none came in time; 'aborted' a newer call
 * took its place; 'unreadable' an answer came that cannot be used.
 */
export type ApiError = {
  status: number | 'offline' | 'timeout' | 'aborted' | 'unreadable'
  /** What the server said, for people. */
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
export function hadNoAnswer(error: unknown) {
  return (
    isApiError(error) &&
    (error.status === 'offline' || error.status === 'timeout' || error.status === 'aborted')
  )
}

/** @returns the server's own words, or undefined when it said nothing that a person could read. */
export function messageOf(error: unknown): string | undefined {
  return isApiError(error) ? error.message : undefined
}
