import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { DonationForm } from '@/domain/donation'
import { paths } from '@/lib/paths'
import { keepChoice } from '@/state/donation/choice'
import { deviceNotes } from '@/state/donation/deviceNotes'
import { askWhy, comeBack, follow, visit } from '@/state/donation/thunks'
import { useAppDispatch, useAppSelector, useAppStore } from '@/state/hooks'
import { selectIsSessionRead } from '@/state/session/selectors'
import { seekIn, useLook } from './useLook'

const results = new Map([
  ['true', true],
  ['false', false],
])

/** Whoever opens the page is told how things stand; whoever comes back from the payment page, once, how it ended. */
export function useVisit(form: DonationForm) {
  const { key, search } = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const isRead = useAppSelector(selectIsSessionRead)
  const look = useLook()
  const store = useAppStore()
  const seen = useRef<string>(undefined)

  useEffect(() => dispatch(follow(() => seekIn(store))), [dispatch, store])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history has another key
  useEffect(() => deviceNotes.keepHere(), [key])

  useEffect(() => {
    const isFirst = seen.current === undefined
    const result = results.get(new URLSearchParams(search).get('result') ?? '')
    if (!isRead || seen.current === key || (!isFirst && result === undefined)) return
    seen.current = key
    if (result !== undefined) {
      keepChoice(form)
      navigate(paths.donation, { replace: true })
    }
    void dispatch(visit()).then(async (step) => {
      if (result !== undefined) await dispatch(comeBack(result))
      else if (step.next === 'pending') await look('quietly')
      else if (step.next === 'told') await dispatch(askWhy(() => seekIn(store)))
    })
  }, [isRead, key, search, form, navigate, dispatch, look, store])
}
