import { type ComponentType, lazy, useEffect, useSyncExternalStore } from 'react'

type LazyModuleState<T> = { loaded?: T; hasFailed: boolean; isLoading: boolean }

/** A module that is loaded on demand. After a failure, React.lazy would never try again. */
export type LazyModule<T> = {
  read: () => LazyModuleState<T>
  subscribe: (onChange: () => void) => () => void
  /** Never rejects; all callers share one request. `read` gives the result. */
  load: () => Promise<void>
  /** Resolves once the module is loaded; after a failure it stays pending. */
  whenLoaded: Promise<T>
}

/** Call it at the top level of a module: `const dialog = lazyModule(() => import('./Dialog'))`. */
export function lazyModule<T>(fetchModule: () => Promise<{ default: T }>): LazyModule<T> {
  let state: LazyModuleState<T> = { hasFailed: false, isLoading: false }
  const listeners = new Set<() => void>()
  let resolve: (target: T) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const whenLoaded = new Promise<T>((resolveModule, rejectModule) => {
    resolve = resolveModule
    reject = rejectModule
  })
  function setState(next: LazyModuleState<T>) {
    state = next
    for (const listener of listeners) listener()
  }
  let loading: Promise<void> | undefined
  async function fetchOnce() {
    setState({ ...state, isLoading: true })
    try {
      const { default: loaded } = await fetchModule()
      resolve(loaded)
      setState({ loaded, hasFailed: false, isLoading: false })
    } catch (error) {
      // In the browser the visitor can retry; the build has to fail.
      if (typeof window === 'undefined') reject(error)
      setState({ hasFailed: true, isLoading: false })
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

/** Loads the module, and again when the connection returns. With undefined it loads nothing yet. */
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

/** The state of the module. In the prerenderer it is empty, as only some visitors need the module. */
export function useLazyModuleState<T>(target: LazyModule<T> | undefined) {
  const read = target?.read ?? nothing
  return useSyncExternalStore(target?.subscribe ?? never, read, nothing)
}

const none = { hasFailed: false, isLoading: false, loaded: undefined }
const nothing = () => none
const never = () => () => {}

/** A component for Suspense. If it cannot be loaded, the boundary waits until a retry succeeds. */
export function lazyOf<Props>(target: LazyModule<ComponentType<Props>>) {
  return lazy(async () => {
    // The prerenderer loads every part.
    if (typeof window === 'undefined') void target.load()
    return { default: await target.whenLoaded }
  })
}

/**
 * Loads a module. If that fails although the page can be loaded, a new release has replaced the module, and
 * only a reload finds the new one.
 */
export async function loadOrRenew(target: LazyModule<unknown>) {
  await target.load()
  if (!target.read().hasFailed) return
  const page = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  // A static host answers 404 with a page of the site for paths that it does not know.
  if (page?.ok || page?.status === 404) location.reload()
}
