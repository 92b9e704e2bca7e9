import { type ReactNode, useLayoutEffect } from 'react'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { serverJoined } from '@/state/server'

/** Whatever asks the server stands behind this gate: with its code the store's part for the server arrives, and takes its place. */
export function ServerGate({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch()
  const hasJoined = useAppSelector((state) => state.api !== undefined)
  useLayoutEffect(() => {
    if (!hasJoined) dispatch(serverJoined())
  }, [hasJoined, dispatch])
  return hasJoined ? children : null
}
