import { type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { DonationForm } from '@/domain/donation'
import { paths } from '@/lib/paths'
import { choiceSent } from '@/state/donation/choice'
import type { Next } from '@/state/donation/next'
import { outcomeHeard, pageReturned } from '@/state/donation/slice'
import { giveUp } from '@/state/donation/thunks'
import { useAppDispatch } from '@/state/hooks'
import { noticeGiven } from '@/state/notices/slice'
import { leaveFor } from './leaveFor'

export type TakeStep = (step: Next) => void

/** Where a press leads: to another page with a word on why, or to what has to be settled first. */
export function useNextStep(form: DonationForm, pendingPanel: RefObject<HTMLElement | null>): TakeStep {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return (step) => {
    if (!isHere.current) {
      // She is on another page of ours by now, and not on the payment page.
      if (step.next !== 'leave') return
      dispatch(pageReturned())
      if (!step.wasLeft) void dispatch(giveUp())
      return
    }
    if (step.next === 'leave') leaveFor(step.link)
    // It may be on its way onto the page.
    if (step.next === 'pending') requestAnimationFrame(() => pendingPanel.current?.focus())
    if (step.next === 'register') {
      choiceSent(form)
      dispatch(noticeGiven({ kind: 'info', text: 'donation.register' }))
      navigate(paths.registrationOf('member'))
    }
    if (step.next === 'profile') {
      dispatch(outcomeHeard({ kind: 'subscribed' }))
      dispatch(noticeGiven({ kind: 'info', text: 'donation.already' }))
      navigate(paths.profile)
    }
  }
}
