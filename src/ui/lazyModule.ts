import { type ComponentType, lazy, useEffect, useSyncExternalStore } from 'react'

type LazyModuleState<T> = { loaded?: T; hasFailed: boolean; isLoading: boolean }

/** A piece of the program that is loaded when it is needed. React.lazy would remember a failure for good, and take the whole page along. */
export type LazyModule<T> = {
  read: () => LazyModuleState<T>
  subscribe: (onChange: () => void) => () => void
  /** Never rejects, and asks once for all who wait: what came of it stands in `read`. */
  load: () => Promise<void>
  /** Resolves with the part once it is loaded; a failure leaves it open. */
  whenLoaded: Promise<T>
}

/** For the top of a module: `const dialog = lazyModule(() => import('./Dialog'))`. */
export function lazyModule<T>(fetchModule: () => Promise<{ default: T }>): LazyModule<T> {
  let state: LazyModuleState<T> = { hasFailed: false, isLoading: false }
  const listeners = new Set<() => void>()
  let resolve: (target: T) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const whenLoaded = new Promise<T>((resolveModule, rejectModule) => {
    resolve = resolveModule
    reject = rejectModule
  })
  function become(next: LazyModuleState<T>) {
    state = next
    for (const listener of listeners) listener()
  }
  let loading: Promise<void> | undefined
  async function fetchOnce() {
    become({ ...state, isLoading: true })
    try {
      const { default: loaded } = await fetchModule()
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
export function useLazyModule<T>(target: LazyModule<T> | undefined) {
  const state = useLazyModuleState(target)
  useEffect(() => {
    if (!target) return
    const load = () => void target.load()
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [target])
  return { ...state, retry: () => target && loadOrRenew(target) }
}

/** The state of the part so far; the prerenderer loads no part that only some visitors need. */
export function useLazyModuleState<T>(target: LazyModule<T> | undefined) {
  const read = target?.read ?? nothing
  return useSyncExternalStore(target?.subscribe ?? never, read, nothing)
}

const none = { hasFailed: false, isLoading: false, loaded: undefined }
const nothing = () => none
const never = () => () => {}

/** A part for Suspense: where it cannot be loaded, the boundary waits until another try succeeds. */
export function lazyOf<Props>(target: LazyModule<ComponentType<Props>>) {
  return lazy(async () => {
    // The prerenderer waits for every part.
    if (typeof window === 'undefined') void target.load()
    return { default: await target.whenLoaded }
  })
}

/** A part that cannot be loaded though its page can is gone since a new release; only a fresh page knows the new parts. */
export async function loadOrRenew(target: LazyModule<unknown>) {
  await target.load()
  if (!target.read().hasFailed) return
  const page = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  // A host of files answers 404 with a page of the site for addresses that it does not know.
  if (page?.ok || page?.status === 404) location.reload()
}
