import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '@/lib/paths'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectSessionWasRefused } from '@/state/session/selectors'
import { sessionEndShown } from '@/state/session/slice'

/**
 * The server ended the session: once, to sign-in, and from there back to where the visitor is now. Stands behind the routes, so
 * that its word is the last where a screen sends a signed-out visitor away too.
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
