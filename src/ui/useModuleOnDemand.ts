import { useCallback, useState } from 'react'
import { type LazyModule, loadOrRenew } from './lazyModule'

/** A part, such as a dialog, that loads on demand alone, and not when the connection returns. */
export function useModuleOnDemand<T>(target: LazyModule<T>) {
  const [hasFailed, setFailed] = useState(false)
  /** @returns whether it is there. The next call after a failure loads it again. */
  const ask = useCallback(async () => {
    await (hasFailed ? loadOrRenew(target) : target.load())
    const { loaded, hasFailed: failed } = target.read()
    setFailed(failed)
    return loaded !== undefined
  }, [target, hasFailed])
  return { loaded: target.read().loaded, hasFailed, ask }
}
