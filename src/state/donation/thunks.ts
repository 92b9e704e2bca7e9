import { randomId } from '@/lib/randomId'
import { underLock } from '@/lib/webLock'
import { later } from '@/lib/withTimeout'
import { startListening } from '../listeners'
import { selectUserId } from '../session/selectors'
import type { AppDispatch, RootState } from '../store'
import { rootReducer } from '../store'
import { beginBesideAt } from './beside'
import { donationCalls } from './calls'
import { askWhyAt, checkAt, goOnAt, lookedAtAt, type SeekCards } from './check'
import { copiedNotes, copies } from './copiedNotes'
import { createDesk } from './desk'
import { giveAt } from './give'
import { noteKeyOf } from './notes'
import { payAt, paymentEndAt } from './pay'
import { selectDonationBusy } from './selectors'
import { comeBackAt, deviceChangedAt, finishAt, giveUpAt, hearAt, visitAt } from './settle'
import { donationSlice, pageReturned } from './slice'
import { tabMemory } from './tabMemory'

rootReducer.inject(donationSlice)

const desk = createDesk({
  ...donationCalls,
  notes: copiedNotes,
  copies,
  tab: tabMemory,
  underLock: (work) => underLock('donation', work),
  now: () => Date.now(),
  newKey: randomId,
  later,
})

/** The donor presses the donate button. */
export const give = giveAt(desk)
/** She was told of subscriptions that still run, and begins another one beside them. */
export const beginBeside = beginBesideAt(desk)
/** She presses the button of the card form. */
export const pay = payAt(desk)
/** When the payment that she waits for has come to its end; undefined where there is none. */
export const paymentEnd = paymentEndAt(desk)
/** Asks what became of a pending attempt; without cards the provider itself cannot be asked. */
export const check = checkAt(desk)
/** A try that came to nothing while she was away: why. */
export const askWhy = askWhyAt(desk)
/** One-time, pending: to the same payment page again. */
export const goOn = goOnAt(desk)
/** Closes the card form, or, one-time and pending, the donor wants to start anew. What may be charged by card stays. */
export const giveUp = giveUpAt(desk)
/** One-time, pending: she says that it is done. */
export const finish = finishAt(desk)
/** `result` of the address that the payment page came back to. */
export const comeBack = comeBackAt(desk)
/** The page is opened: how things stand. */
export const visit = visitAt(desk)
/** These news were read. */
export const hear = hearAt(desk)
const deviceChanged = deviceChangedAt(desk)
const lookedAt = lookedAtAt(desk)

/** From now on other tabs are heard, Back from the payment page, and who else signs in. @param seek how to find the provider. @returns how to stop. */
export const follow = (seek: SeekCards) => (dispatch: AppDispatch, getState: () => RootState) => {
  const onStorage = ({ key }: StorageEvent) => {
    const isHers = key === noteKeyOf(selectUserId(getState())) || key === noteKeyOf(undefined)
    if (key === null || isHers) dispatch(deviceChanged())
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    dispatch(pageReturned())
    dispatch(deviceChanged())
  }
  const onVisible = () => {
    if (!document.hidden) dispatch(lookedAt())
  }
  // The bank is asked: what becomes of it is told on this page.
  const onLeaving = (event: BeforeUnloadEvent) => {
    if (selectDonationBusy(getState()) === 'confirming') event.preventDefault()
  }
  desk.isPageOpen = true
  desk.seek = seek
  const stopListening = startListening({
    predicate: (_action, now, before) => selectUserId(now) !== selectUserId(before),
    effect: () => void dispatch(visit()),
  })
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  window.addEventListener('beforeunload', onLeaving)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    stopListening()
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
    window.removeEventListener('beforeunload', onLeaving)
    document.removeEventListener('visibilitychange', onVisible)
    desk.isPageOpen = false
    desk.callOff?.()
  }
}
