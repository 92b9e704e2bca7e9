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
 * Whether the query has failed during this visit; a failure from an earlier visit does not count, because the
 * query is repeated. Content of the prerendered document stays if no newer answer can be loaded, unless the
 * server answers that it is gone.
 */
export function useHasFailed({ isFetching, isError, error, fulfilledTimeStamp }: Query) {
  const [wasAsked, setAsked] = useState(isFetching)
  if (isFetching && !wasAsked) setAsked(true)
  const isKept = fulfilledTimeStamp === DOCUMENT_TIME && !isNotFound(error)
  return isError && !isFetching && wasAsked && !isKept
}

/**
 * Leads back to the works after an error, and a notice gives the reason
 * (docs/behaviour/public.md#failures-of-works).
 * @param hasContent the page already shows content, so Back must lead to it
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
