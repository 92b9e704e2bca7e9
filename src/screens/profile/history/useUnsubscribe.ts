import { useEffect, useRef, useState } from 'react'
import { useUnsubscribeMutation } from '@/api/donate'
import { apiErrorOf } from '@/api/errors'
import type { ApiError } from '@/api/types'
import { useAppDispatch } from '@/state/hooks'
import { noticeGiven } from '@/state/notices/slice'

/**
 * Ends a subscription: the user confirms, and the client sends one request. A notice shows the result on the
 * current page; the call's tags reload user and history (api/donate).
 */
export function useUnsubscribe() {
  const [unsubscribe] = useUnsubscribeMutation()
  const dispatch = useAppDispatch()
  const [asked, setAsked] = useState<string>()
  const [ending, setEnding] = useState<string[]>([])
  const [failure, setFailure] = useState<ApiError>()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  async function confirm() {
    if (asked === undefined || ending.includes(asked)) return
    setAsked(undefined)
    setEnding([...ending, asked])
    try {
      await unsubscribe(asked).unwrap()
      dispatch(noticeGiven({ kind: 'success', text: 'profile.history.ended' }))
    } catch (thrown) {
      const error = apiErrorOf(thrown)
      // The sign-in page reports an expired session.
      if (error.status === 401) return
      if (isHere.current) setFailure(error)
      else
        dispatch(noticeGiven({ kind: 'failure', text: 'profile.history.endFailed', message: error.message }))
    } finally {
      setEnding((now) => now.filter((id) => id !== asked))
    }
  }

  return {
    asked,
    ask: setAsked,
    confirm,
    keep: () => setAsked(undefined),
    ending,
    failure,
    forgetFailure: () => setFailure(undefined),
  }
}
