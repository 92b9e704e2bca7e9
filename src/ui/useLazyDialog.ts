import { useState } from 'react'
import { type LazyModule, useLazyModule } from './lazyModule'

/** The code of a dialog. Where it could not be had the words stand in the page, and stay there: nothing is said twice when it comes. */
export function useLazyDialog<T>(target: LazyModule<T>) {
  const { loaded, hasFailed } = useLazyModule(target)
  const [isInPage, setInPage] = useState(hasFailed)
  if (hasFailed && !isInPage) setInPage(true)
  return { Dialog: isInPage ? undefined : loaded, isInPage }
}
