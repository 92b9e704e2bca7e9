import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { DonationForm } from '@/domain/donation/order'
import { paths } from '@/lib/paths'
import { arrive, keepInEntry } from '@/state/donation/actions'
import { choiceSent, keepChoice } from '@/state/donation/choice'
import { openPage } from '@/state/donation/openPage'
import { outcomeAcknowledged } from '@/state/donation/slice'
import { useAppDispatch, useAppSelector, useAppStore } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { noticeGiven } from '@/state/notices/slice'
import { selectIsSessionRead } from '@/state/session/selectors'
import { focusChoice, focusPending } from './focus'
import { leaveFor } from './leaveFor'
import { fetchCards } from './useCards'

const results = new Map([
  ['true', true],
  ['false', false],
])

/** Shows how the donor's attempt stands and, once after a return from the checkout, its outcome. */
export function useVisit(form: DonationForm) {
  const { key, search } = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const isRead = useAppSelector(selectIsSessionRead)
  const seen = useRef<string>(undefined)

  const goToRegistration = useEffectEvent(() => {
    choiceSent(form)
    dispatch(noticeGiven({ kind: 'info', text: 'donation.register' }))
    navigate(paths.registrationOf('member'))
  })
  const goToProfile = useEffectEvent(() => {
    dispatch(outcomeAcknowledged({ kind: 'subscribed' }))
    dispatch(noticeGiven({ kind: 'info', text: 'donation.already' }))
    navigate(paths.profile)
  })

  useEffect(() => {
    const navigation = {
      redirect: leaveFor,
      goToRegistration: () => goToRegistration(),
      goToProfile: () => goToProfile(),
      focusChoice,
      focusPending,
    }
    const loadProvider = () => fetchCards(selectLanguage(store.getState())).catch(() => undefined)
    return dispatch(openPage({ navigation, loadProvider }))
  }, [dispatch, store])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new history entry has a new key
  useEffect(() => dispatch(keepInEntry()), [dispatch, key])

  useEffect(() => {
    const isFirst = seen.current === undefined
    const isPaid = results.get(new URLSearchParams(search).get('result') ?? '')
    if (!isRead || seen.current === key || (!isFirst && isPaid === undefined)) return
    seen.current = key
    if (isPaid !== undefined) {
      keepChoice(form)
      navigate(paths.donation, { replace: true })
    }
    void dispatch(arrive(isPaid))
  }, [isRead, key, search, form, navigate, dispatch])
}
