import { type ReactNode, useLayoutEffect } from 'react'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectHasLazySlices } from '@/state/selectors'
import '@/state/lazySlices'
import { lazySlicesInjected } from '@/state/reducer'

/** A gate for components that read a lazy slice: its code contains the slices, and injects them. */
export function LazySlicesGate({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch()
  const isInjected = useAppSelector(selectHasLazySlices)
  useLayoutEffect(() => {
    if (!isInjected) dispatch(lazySlicesInjected())
  }, [isInjected, dispatch])
  return isInjected ? children : null
}
