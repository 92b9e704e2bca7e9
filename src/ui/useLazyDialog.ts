import { useState } from 'react'
import { type LazyModule, useLazyModule } from './lazyModule'

/**
 * The code of a dialog. If it cannot be loaded, the text stands in the page and stays there, so that a late
 * dialog does not repeat it.
 */
export function useLazyDialog<T>(target: LazyModule<T>) {
  const { loaded, hasFailed } = useLazyModule(target)
  const [isInPage, setInPage] = useState(hasFailed)
  if (hasFailed && !isInPage) setInPage(true)
  return { Dialog: isInPage ? undefined : loaded, isInPage }
}
