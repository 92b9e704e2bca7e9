import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ApiError } from '@/api/types'
import { type LinkToken, linkTokenOf } from '@/lib/page/linkToken'
import { paths } from '@/lib/paths'
import { isRecord } from '@/lib/values/isRecord'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectSession } from '@/state/session/user'
import { attemptWith, forgetAttempt } from './attempt'

type Verification =
  | { kind: 'noToken' }
  | { kind: 'checking' }
  | { kind: 'verified'; message: string }
  | { kind: 'failed'; token: LinkToken; error: ApiError; retry: () => void }

/**
 * The state of the verification. After a success the token is forgotten, so the history entry stores the
 * message, which a reload shows again.
 */
export function useVerification(): Verification {
  const [token] = useState(() => linkTokenOf(paths.verify))
  const [error, setError] = useState<ApiError>()
  const message = messageIn(useLocation().state)
  // Ending an expired stored session would abort every open call.
  const isSessionKnown = useAppSelector((state) => selectSession(state).kind !== 'unknown')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()

  const isDue = token !== undefined && message === undefined && error === undefined && isSessionKnown
  useEffect(() => {
    if (!token || !isDue) return
    let isShown = true
    void attemptWith(token, dispatch).then((answer) => {
      if (!isShown) return
      if (answer.error) setError(answer.error)
      else navigate(paths.verify, { replace: true, state: { verified: answer.message ?? '' } })
    })
    return () => {
      isShown = false
    }
  }, [token, isDue, dispatch, navigate])

  if (message !== undefined) return { kind: 'verified', message }
  if (!token) return { kind: 'noToken' }
  if (!error) return { kind: 'checking' }
  function retry() {
    if (token) forgetAttempt(token)
    setError(undefined)
  }
  return { kind: 'failed', token, error, retry }
}

function messageIn(state: unknown) {
  return isRecord(state) && typeof state.verified === 'string' ? state.verified : undefined
}
