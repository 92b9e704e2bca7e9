import { useCallback, useState } from 'react'
import { type LazyPart, loadOrRenew } from './lazyPart'

/** A part, a dialog for instance, that comes when somebody asks for it, and not by itself once the line is back. */
export function useAskedPart<T>(part: LazyPart<T>) {
  const [hasFailed, setFailed] = useState(false)
  /** @returns whether it is there. After a failure it is fetched anew. */
  const ask = useCallback(async () => {
    await (hasFailed ? loadOrRenew(part) : part.load())
    const { loaded, hasFailed: failed } = part.read()
    setFailed(failed)
    return loaded !== undefined
  }, [part, hasFailed])
  return { loaded: part.read().loaded, hasFailed, ask }
}
