import { type ReactNode, useLayoutEffect } from 'react'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectHasLazySlices } from '@/state/selectors'
import '@/state/lazySlices'
import { lazySlicesInjected } from '@/state/reducer'

/** Components that read a lazy slice stand behind this gate: its code brings the slices along. */
export function LazySlicesGate({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch()
  const isInjected = useAppSelector(selectHasLazySlices)
  useLayoutEffect(() => {
    if (!isInjected) dispatch(lazySlicesInjected())
  }, [isInjected, dispatch])
  return isInjected ? children : null
}
