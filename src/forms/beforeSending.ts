import { createContext, use, useEffect } from 'react'

/**
 * Starts to wait for a running check of a field; undefined if none runs. The promise never rejects. It
 * resolves to false if this field prevents the submission.
 */
export type Wait = () => Promise<boolean> | undefined

/** The fields of a form whose checks a submission may have to wait for. */
export const BeforeSending = createContext<Set<Wait>>(new Set())

export function useBeforeSending(wait: Wait) {
  const waits = use(BeforeSending)
  useEffect(() => {
    waits.add(wait)
    return () => void waits.delete(wait)
  })
}
