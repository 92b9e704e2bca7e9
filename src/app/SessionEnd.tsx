import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '@/lib/paths'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectSessionWasRefused } from '@/state/session/selectors'
import { sessionEndShown } from '@/state/session/slice'

/** The server ended the session: once, to sign-in, and from there back to where the visitor is now. */
export function SessionEnd() {
  const wasRefused = useAppSelector(selectSessionWasRefused)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!wasRefused) return
    dispatch(sessionEndShown())
    navigate(paths.signin, {
      state: { redirectAfterLogin: pathname + search, message: 'signin.sessionEnded' },
    })
  }, [wasRefused, dispatch, navigate, pathname, search])
  return null
}
