import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while a prerendered document is hydrated, because the first render has to match the document; true
 * right after it, and in every component that mounts later. Values that only the browser knows (storage,
 * clock, time zone) wait for it.
 */
export function useIsHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
