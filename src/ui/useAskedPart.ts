import { useState } from 'react'
import { type LazyPart, loadOrRenew } from './lazyPart'

/** A part, a dialog for instance, that comes when somebody asks for it, and not by itself once the line is back. */
export function useAskedPart<T>(part: LazyPart<T>) {
  const [hasFailed, setFailed] = useState(false)
  return {
    loaded: part.read().loaded,
    hasFailed,
    /** @returns whether it is there. Who asks again after a failure has it fetched anew. */
    async ask() {
      await (hasFailed ? loadOrRenew(part) : part.load())
      const { loaded, hasFailed: failed } = part.read()
      setFailed(failed)
      return loaded !== undefined
    },
  }
}
