import { createContext, use, useEffect } from 'react'

/**
 * A running check of a field's value; undefined if none runs. The promise never rejects; its value is whether
 * the form may be sent, as far as this field knows.
 */
export type Wait = () => Promise<boolean> | undefined

/** The fields of a form that may have to be waited for when it is sent. */
export const BeforeSending = createContext<Set<Wait>>(new Set())

export function useBeforeSending(wait: Wait) {
  const waits = use(BeforeSending)
  useEffect(() => {
    waits.add(wait)
    return () => void waits.delete(wait)
  })
}
