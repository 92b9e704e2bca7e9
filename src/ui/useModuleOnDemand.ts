import { useCallback, useState } from 'react'
import { type LazyModule, loadOrRenew } from './lazyModule'

/** A part, a dialog for instance, that comes when somebody asks for it, and not by itself once the line is back. */
export function useModuleOnDemand<T>(target: LazyModule<T>) {
  const [hasFailed, setFailed] = useState(false)
  /** @returns whether it is there. After a failure it is fetched anew. */
  const ask = useCallback(async () => {
    await (hasFailed ? loadOrRenew(target) : target.load())
    const { loaded, hasFailed: failed } = target.read()
    setFailed(failed)
    return loaded !== undefined
  }, [target, hasFailed])
  return { loaded: target.read().loaded, hasFailed, ask }
}
