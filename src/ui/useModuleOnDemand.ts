import { useCallback, useState } from 'react'
import { type LazyModule, loadOrRenew } from './lazyModule'

/** A module that loads only on demand, and not when the connection returns. */
export function useModuleOnDemand<T>(target: LazyModule<T>) {
  const [hasFailed, setFailed] = useState(false)
  /** @returns whether the module is loaded. A call after a failure tries again. */
  const ask = useCallback(async () => {
    await (hasFailed ? loadOrRenew(target) : target.load())
    const { loaded, hasFailed: failed } = target.read()
    setFailed(failed)
    return loaded !== undefined
  }, [target, hasFailed])
  return { loaded: target.read().loaded, hasFailed, ask }
}
