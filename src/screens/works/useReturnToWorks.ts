import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { isNotFound } from '@/api/errors'
import { DOCUMENT_TIME } from '@/lib/config/constants'
import type { TextKey } from '@/lib/i18n/i18n'
import { paths } from '@/lib/paths'
import { useAppDispatch } from '@/state/hooks'
import { noticeGiven } from '@/state/notices/slice'
import { causeOf } from '@/ui/failureCause'

type Query = { isFetching: boolean; isError: boolean; error?: unknown; fulfilledTimeStamp?: number }

/**
 * Whether a query has failed in this visit: what failed in an earlier one is being asked again. Content that the document holds stays
 * where a newer answer cannot be had, unless the server says that it is gone.
 */
export function useHasFailed({ isFetching, isError, error, fulfilledTimeStamp }: Query) {
  const [wasAsked, setAsked] = useState(isFetching)
  if (isFetching && !wasAsked) setAsked(true)
  const isKept = fulfilledTimeStamp === DOCUMENT_TIME && !isNotFound(error)
  return isError && !isFetching && wasAsked && !isKept
}

/**
 * An error returns to the works, and a notice says why (docs/behaviour/public.md#failures-of-works).
 * @param hasContent what is on the page already is one step back
 */
export function useReturnToWorks(mustReturn: boolean, error: unknown, text: TextKey, hasContent: boolean) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  useEffect(() => {
    if (!mustReturn) return
    const { message, key } = causeOf(error)
    dispatch(noticeGiven({ kind: 'failure', text, message: message ?? (key && t(key)) }))
    navigate(paths.works, { replace: !hasContent })
  }, [mustReturn, error, text, hasContent, t, dispatch, navigate])
}
