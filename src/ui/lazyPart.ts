import { type ComponentType, lazy, useEffect, useSyncExternalStore } from 'react'

type PartState<T> = { loaded?: T; hasFailed: boolean; isLoading: boolean }

/** A piece of the program that is loaded when it is needed. React.lazy would remember a failure for good, and take the whole page along. */
export type LazyPart<T> = {
  read: () => PartState<T>
  subscribe: (onChange: () => void) => () => void
  /** Never rejects, and asks once for all who wait: what came of it stands in `read`. */
  load: () => Promise<void>
  /** Resolves with the part once it is loaded; a failure leaves it open. */
  whenLoaded: Promise<T>
}

/** For the top of a module: `const dialog = lazyPart(() => import('./Dialog'))`. */
export function lazyPart<T>(fetchPart: () => Promise<{ default: T }>): LazyPart<T> {
  let state: PartState<T> = { hasFailed: false, isLoading: false }
  const listeners = new Set<() => void>()
  let resolve: (part: T) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const whenLoaded = new Promise<T>((resolvePart, rejectPart) => {
    resolve = resolvePart
    reject = rejectPart
  })
  function become(next: PartState<T>) {
    state = next
    for (const listener of listeners) listener()
  }
  let loading: Promise<void> | undefined
  async function fetchOnce() {
    become({ ...state, isLoading: true })
    try {
      const { default: loaded } = await fetchPart()
      resolve(loaded)
      become({ loaded, hasFailed: false, isLoading: false })
    } catch (error) {
      // A visitor can try again; a build has to stop.
      if (typeof window === 'undefined') reject(error)
      become({ hasFailed: true, isLoading: false })
    }
  }
  return {
    read: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    load() {
      if (!state.loaded) loading ??= fetchOnce().finally(() => (loading = undefined))
      return loading ?? Promise.resolve()
    },
    whenLoaded,
  }
}

/** Loads the part, and again when the connection is back; without a part there is nothing to load yet. */
export function useLazyPart<T>(part: LazyPart<T> | undefined) {
  const state = usePartState(part)
  useEffect(() => {
    if (!part) return
    const load = () => void part.load()
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [part])
  return { ...state, retry: () => part && loadOrRenew(part) }
}

/** What became of the part so far; the prerenderer loads no part that only some visitors need. */
export function usePartState<T>(part: LazyPart<T> | undefined) {
  const read = part?.read ?? nothing
  return useSyncExternalStore(part?.subscribe ?? never, read, nothing)
}

const none = { hasFailed: false, isLoading: false, loaded: undefined }
const nothing = () => none
const never = () => () => {}

/** A part for Suspense: where it cannot be loaded, the boundary waits until another try succeeds. */
export function lazyOf<Props>(part: LazyPart<ComponentType<Props>>) {
  return lazy(async () => {
    // The prerenderer waits for every part.
    if (typeof window === 'undefined') void part.load()
    return { default: await part.whenLoaded }
  })
}

/** A part that cannot be loaded though its page can is gone since a new release; only a fresh page knows the new parts. */
export async function loadOrRenew(part: LazyPart<unknown>) {
  await part.load()
  if (!part.read().hasFailed) return
  const page = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  // A host of files answers 404 with a page of the site for addresses that it does not know.
  if (page?.ok || page?.status === 404) location.reload()
}
