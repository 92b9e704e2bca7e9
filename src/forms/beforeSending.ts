import { createContext, use, useEffect } from 'react'

/**
 * What a field still has to find out about its value; undefined where it knows. The promise never rejects,
 * and says whether the form may be sent as far as this field knows.
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
