import { underLock } from '@/lib/async/webLock'
import { later } from '@/lib/async/withTimeout'
import type { Services } from '@/lib/services'
import { storageItem, tabStorage } from '@/lib/storage/storageItem'
import { randomId } from '@/lib/values/randomId'
import { startListening } from '../listeners'
import { servicesOf } from '../services'
import { selectUserId } from '../session/selectors'
import type { AppDispatch, RootState } from '../store'
import { rootReducer } from '../store'
import { beginBesideAt } from './beside'
import { donationCalls } from './calls'
import { askWhyAt, checkAt, goOnAt, lookedAtAt, type SeekCards } from './check'
import { copiedNotes, createCopies } from './copiedNotes'
import { createDesk, type Desk } from './desk'
import { giveAt } from './give'
import { noteKeyOf } from './notes'
import { payAt, paymentEndAt } from './pay'
import { selectDonationBusy } from './selectors'
import { comeBackAt, deviceChangedAt, finishAt, giveUpAt, hearAt, visitAt } from './settle'
import { donationSlice, pageReturned } from './slice'

rootReducer.inject(donationSlice)

function createPageDesk(services: Services) {
  const copies = services.get(createCopies)
  return createDesk({
    ...donationCalls,
    notes: copiedNotes(copies),
    copies,
    // With which attempt this tab went to the payment page: it survives the way there and back, where the tab may keep anything.
    tab: storageItem(tabStorage, 'donation:left'),
    underLock: (work) => underLock('donation', work),
    now: () => Date.now(),
    newKey: randomId,
    later,
  })
}

/** A thunk of a desk works at the desk of the store that it is dispatched to. */
const atDesk =
  <Args extends unknown[], Done>(
    workAt: (desk: Desk) => (...args: Args) => (dispatch: AppDispatch, getState: () => RootState) => Done,
  ) =>
  (...args: Args) =>
  (dispatch: AppDispatch, getState: () => RootState, services: Services) =>
    workAt(services.get(createPageDesk))(...args)(dispatch, getState)

/** The donor presses the donate button. */
export const give = atDesk(giveAt)
/** She was told of subscriptions that still run, and begins another one beside them. */
export const beginBeside = atDesk(beginBesideAt)
/** She presses the button of the card form. */
export const pay = atDesk(payAt)
/** When the payment that she waits for has come to its end; undefined where there is none. */
export const paymentEnd = atDesk(paymentEndAt)
/** Asks what became of a pending attempt; without cards the provider itself cannot be asked. */
export const check = atDesk(checkAt)
/** A try that came to nothing while she was away: why. */
export const askWhy = atDesk(askWhyAt)
/** One-time, pending: to the same payment page again. */
export const goOn = atDesk(goOnAt)
/** Closes the card form, or, one-time and pending, the donor wants to start anew. What may be charged by card stays. */
export const giveUp = atDesk(giveUpAt)
/** One-time, pending: she says that it is done. */
export const finish = atDesk(finishAt)
/** `result` of the address that the payment page came back to. */
export const comeBack = atDesk(comeBackAt)
/** The page is opened: how things stand. */
export const visit = atDesk(visitAt)
/** These news were read. */
export const hear = atDesk(hearAt)
const deviceChanged = atDesk(deviceChangedAt)
const lookedAt = atDesk(lookedAtAt)

/** From now on other tabs are heard, Back from the payment page, and who else signs in. @param seek how to find the provider. @returns how to stop. */
export const follow =
  (seek: SeekCards) => (dispatch: AppDispatch, getState: () => RootState, services: Services) => {
    const desk = services.get(createPageDesk)
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
    // The bank confirms the payment now, and only this page shows the answer.
    const onLeaving = (event: BeforeUnloadEvent) => {
      if (selectDonationBusy(getState()) === 'confirming') event.preventDefault()
    }
    desk.isPageOpen = true
    desk.seek = seek
    const stopListening = startListening({
      predicate: (_action, now, before) => selectUserId(now) !== selectUserId(before),
      // Another store is another page.
      effect: (_action, api) => void (servicesOf(api.dispatch) === services && dispatch(visit())),
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
