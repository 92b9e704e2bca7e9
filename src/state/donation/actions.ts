import { mayBeCharged } from '@/domain/donation/attempt'
import { transition } from '@/domain/donation/machine'
import { underLock } from '@/lib/async/webLock'
import { startTimer } from '@/lib/async/withTimeout'
import type { Services } from '@/lib/services'
import { storageItem, tabStorage } from '@/lib/storage/storageItem'
import { randomId } from '@/lib/values/randomId'
import type { AppDispatch, RootState } from '../reducer'
import { rootReducer } from '../reducer'
import { donationCalls } from './api'
import { createAttemptBackup, createCopiedRecords } from './attemptBackup'
import { createDeviceRecords } from './attemptStore'
import * as operations from './operations'
import { selectDonationAttempt } from './selectors'
import { createSession, type DonationSession } from './session'
import { donationSlice } from './slice'

rootReducer.inject(donationSlice)

/** The donation session of one store's page. */
export const createPageSession = (services: Services) =>
  createSession(
    {
      ...donationCalls,
      records: services.get(createCopiedRecords),
      backup: services.get(createAttemptBackup),
      // The marker is in the session storage, which survives the way to the checkout page and back, unless
      // the browser forbids it.
      checkoutMarker: storageItem(tabStorage, 'donation:left'),
      underLock: (work) => underLock('donation', work),
      now: () => Date.now(),
      newKey: randomId,
      later: startTimer,
    },
    transition,
  )

/** An action uses the session of the store that it is dispatched to. */
const inSession =
  <Args extends unknown[], Done>(
    operationIn: (
      session: DonationSession,
    ) => (...args: Args) => (dispatch: AppDispatch, getState: () => RootState) => Done,
  ) =>
  (...args: Args) =>
  (dispatch: AppDispatch, getState: () => RootState, services: Services) =>
    operationIn(services.get(createPageSession))(...args)(dispatch, getState)

export const submitOrder = inSession(operations.submitOrderIn)
export const beginBeside = inSession(operations.beginBesideIn)
export const pay = inSession(operations.payIn)
export const paymentEnd = inSession(operations.paymentEndIn)
export const check = inSession(operations.checkIn)
export const askReason = inSession(operations.askReasonIn)
export const resume = inSession(operations.resumeIn)
export const discard = inSession(operations.discardIn)
export const complete = inSession(operations.completeIn)
export const comeBack = inSession(operations.comeBackIn)
export const visit = inSession(operations.visitIn)
export const acknowledge = inSession(operations.acknowledgeIn)

/** Queries the pending attempt: loads the provider and asks it, or reads the payment history. */
export const refresh =
  (how?: 'background') =>
  async (dispatch: AppDispatch, getState: () => RootState, services: Services): Promise<void> => {
    const attempt = selectDonationAttempt(getState())
    if (!attempt || !mayBeCharged(attempt)) return
    if (attempt.stage !== 'redirected') {
      // Without the provider, the page still asks the server.
      const cards = await services.get(createPageSession).loadProvider?.()
      return dispatch(check(cards, how))
    }
    if (how === 'background' && attempt.userId === undefined) return
    return dispatch(check(undefined, how))
  }

/**
 * The donation page opens.
 * @param isPaid `result` of the address, if the checkout page returned to it
 */
export const arrive = (isPaid?: boolean) => async (dispatch: AppDispatch) => {
  await dispatch(visit())
  if (isPaid !== undefined) return dispatch(comeBack(isPaid))
  await dispatch(refresh('background'))
  await dispatch(askReason())
}

/** The page has a new entry in the tab's history, which gets the records, too. */
export const keepInEntry = () => (_dispatch: AppDispatch, _getState: () => RootState, services: Services) =>
  services.get(createDeviceRecords).keepHere()
