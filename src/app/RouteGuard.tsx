import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { authApi } from '@/api/auth'
import { LazySlicesGate } from '@/blocks/LazySlicesGate'
import { paths } from '@/lib/paths'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectUserId } from '@/state/session/selectors'
import { selectSession } from '@/state/session/user'

type Props = {
  /** redirectOnLogin redirects signed-in users, redirectOnNotLogin redirects visitors. */
  mode?: 'redirectOnLogin' | 'redirectOnNotLogin'
  /** The target of the redirect. From the sign-in page the user returns afterwards. */
  to?: string
}

/** An answer of the last seconds counts as fresh and is not requested again. */
const FRESH_SECONDS = 10

/**
 * Wraps screens in one of the two modes of the specification, and asks the server again who the signed-in
 * user is. A screen shows its frame until the server has answered.
 */
export function RouteGuard(props: Props) {
  return (
    <LazySlicesGate>
      <Guarded {...props} />
    </LazySlicesGate>
  )
}

function Guarded({ mode = 'redirectOnLogin', to = paths.home }: Props) {
  const session = useAppSelector(selectSession)
  const { pathname, search } = useLocation()
  useUserCheck()
  const isRefused = mode === 'redirectOnLogin' ? session.kind === 'signedIn' : session.kind === 'signedOut'
  if (!isRefused) return <Outlet />
  const state = to === paths.signin ? { redirectAfterLogin: pathname + search } : undefined
  return <Navigate to={to} state={state} replace />
}

/** Checks the session once per visit of a guarded screen. A refusal ends it (state/session/userListeners). */
function useUserCheck() {
  const userId = useAppSelector(selectUserId)
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!userId) return
    const check = dispatch(authApi.endpoints.getUser.initiate({ userId }, { forceRefetch: FRESH_SECONDS }))
    return () => check.unsubscribe()
  }, [userId, dispatch])
}
