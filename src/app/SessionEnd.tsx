import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '@/lib/paths'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectSessionWasRefused } from '@/state/session/selectors'
import { sessionEndShown } from '@/state/session/slice'

/**
 * After the server has ended the session, redirects once to sign-in, which leads back to the current page. It
 * is rendered after the routes, so that its redirect overrides that of a screen.
 */
export function SessionEnd() {
  const wasRefused = useAppSelector(selectSessionWasRefused)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!wasRefused) return
    dispatch(sessionEndShown())
    const state = { redirectAfterLogin: pathname + search, message: 'signin.sessionEnded' }
    navigate(paths.signin, { state, replace: true })
  }, [wasRefused, dispatch, navigate, pathname, search])
  return null
}
