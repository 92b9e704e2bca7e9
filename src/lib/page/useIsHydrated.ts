import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while a prerendered document is hydrated, which has to render what the document holds; true right after it, and always
 * where a component is rendered for the first time. What only the browser knows (storage, clock, time zone) waits for it.
 */
export function useIsHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
