import { useState } from 'react'
import { type LazyPart, useLazyPart } from './lazyPart'

/** The code of a dialog. Where it could not be had the words stand in the page, and stay there: nothing is said twice when it comes. */
export function useDialogPart<T>(part: LazyPart<T>) {
  const { loaded, hasFailed } = useLazyPart(part)
  const [isInPage, setInPage] = useState(hasFailed)
  if (hasFailed && !isInPage) setInPage(true)
  return { Dialog: isInPage ? undefined : loaded, isInPage }
}
