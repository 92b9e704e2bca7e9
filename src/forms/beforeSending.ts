import { createContext, use, useEffect } from 'react'

/** What a field has still to find out about what stands in it; nothing, where it knows. */
export type Wait = () => Promise<unknown> | undefined

/** The fields of a form that may have to be waited for when it is sent. */
export const BeforeSending = createContext<Set<Wait>>(new Set())

export function useBeforeSending(wait: Wait) {
  const waits = use(BeforeSending)
  useEffect(() => {
    waits.add(wait)
    return () => void waits.delete(wait)
  })
}
