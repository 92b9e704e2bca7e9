import type { Services } from '@/lib/services'
import { startListening } from '../listeners'
import type { AppDispatch, RootState } from '../reducer'
import { servicesOf } from '../services'
import { selectUserId } from '../session/selectors'
import { createPageSession, visit } from './actions'
import { placeOf } from './attemptStore'
import { becomeVisibleIn, changeRecordIn } from './operations'
import type { Navigation, ReportingCards } from './ports'
import { selectDonationOperation } from './selectors'
import { pageReturned } from './slice'

type Page = { navigation: Navigation; loadProvider: () => Promise<ReportingCards | undefined> }

/**
 * The donation page is open: it follows other tabs, a return by Back from the checkout page, and a change of
 * the user.
 * @returns a function that closes it
 */
export const openPage =
  ({ navigation, loadProvider }: Page) =>
  (dispatch: AppDispatch, getState: () => RootState, services: Services) => {
    const session = services.get(createPageSession)
    const changeRecord = () => dispatch(changeRecordIn(session)())
    const stop = new AbortController()
    const { signal } = stop
    window.addEventListener(
      'storage',
      ({ key }) => {
        const isOwn = key === placeOf(selectUserId(getState())) || key === placeOf(undefined)
        if (key === null || isOwn) changeRecord()
      },
      { signal },
    )
    window.addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (!persisted) return
        dispatch(pageReturned())
        changeRecord()
      },
      { signal },
    )
    // The bank is confirming the payment, and only this page can show the answer.
    window.addEventListener(
      'beforeunload',
      (event) => {
        if (selectDonationOperation(getState()) === 'confirming') event.preventDefault()
      },
      { signal },
    )
    document.addEventListener(
      'visibilitychange',
      () => {
        if (!document.hidden) dispatch(becomeVisibleIn(session)())
      },
      { signal },
    )
    Object.assign(session, { isPageOpen: true, navigation, loadProvider })
    const stopListening = startListening({
      predicate: (_action, now, before) => selectUserId(now) !== selectUserId(before),
      // Listeners are shared by all stores, but another store belongs to another page.
      effect: (_action, api) => void (servicesOf(api.dispatch) === services && dispatch(visit())),
    })
    return () => {
      stop.abort()
      stopListening()
      Object.assign(session, { isPageOpen: false, navigation: undefined })
      session.cancelPoll?.()
    }
  }
