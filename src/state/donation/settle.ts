import { after, isCardAttempt, isLeftWith, mayBeCharged } from '@/domain/donationAttempt'
import type { AppDispatch, RootState } from '../store'
import { askLater, lookIntoHistory } from './check'
import type { Desk } from './desk'
import { donorAt } from './donor'
import { lastWord } from './give'
import type { Thunk } from './next'
import { isBusy, selectDonationAttempt } from './selectors'
import { cardClosed, type DonationNews, donorChanged, outcomeHeard, pageReturned } from './slice'

/** Closes the card form, or, one-time and pending, the donor wants to start anew. What may be charged by card stays, unless it is lost. */
export const giveUpAt = (desk: Desk) => (): Thunk => async (dispatch, getState) => {
  if (isBusy(getState())) return { next: 'wait' }
  const donor = donorAt(desk, dispatch, getState)
  const seen = selectDonationAttempt(getState())
  return donor.waiting('checking', async () => {
    const attempt = donor.adoptSeen(seen)
    if (attempt && isCardAttempt(attempt) && mayBeCharged(attempt) && !attempt.isLost)
      return { next: 'pending' }
    if (!attempt || attempt.stage === 'succeeded') return donor.tellHowItStands()
    const word = await lastWord(donor, attempt)
    if (word) return word
    donor.drop(attempt)
    donor.show(cardClosed())
    return { next: 'idle' }
  })
}

/** One-time, pending: she says that it is done. */
export const finishAt = (desk: Desk) => (): Thunk => async (dispatch, getState) => {
  if (isBusy(getState())) return { next: 'wait' }
  const donor = donorAt(desk, dispatch, getState)
  const seen = selectDonationAttempt(getState())
  return donor.waiting('checking', async () => {
    const attempt = donor.adoptSeen(seen)
    if (attempt?.stage !== 'left') return donor.tellHowItStands()
    donor.drop(attempt)
    desk.historyChanged(dispatch)
    return donor.tell({ kind: 'thanked' })
  })
}

/**
 * `result` of the address that the payment page came back to. This tab knows with which attempt it went there; the donor may have
 * signed in or out since. Where the tab knows of none the address alone says so: anybody can write that, and it settles nothing.
 */
export const comeBackAt =
  (desk: Desk) =>
  (result: boolean): Thunk =>
  async (dispatch, getState) => {
    const donor = donorAt(desk, dispatch, getState)
    const key = desk.tab.read()
    for (const userId of new Set([donor.userId, undefined])) {
      const note = desk.notes.read(userId, desk.now())
      if (!note.attempt || !isLeftWith(note.attempt, key)) continue
      const attempt = after(note.attempt, result ? 'succeeded' : 'stopped', desk.now())
      // Whoever else will be here must not be told a second time.
      desk.notes.write(userId, { ...note, attempt, isHeard: userId !== donor.userId })
      donor.adopt()
      if (attempt.stage !== 'succeeded') break
      desk.historyChanged(dispatch)
      return donor.tellSuccess(attempt)
    }
    const { attempt } = donor.adopt()
    if (result && attempt?.stage === 'left' && donor.userId !== undefined && !isBusy(getState())) {
      const next = await donor.waiting('checking', () => lookIntoHistory(donor, attempt))
      if (next.next === 'told') return next
    }
    return donor.tell({ kind: result ? 'done' : 'canceled' })
  }

/** The page is opened, or somebody else has signed in or out. */
export const visitAt = (desk: Desk) => (): Thunk => async (dispatch, getState) => {
  const donor = donorAt(desk, dispatch, getState)
  if (desk.lastUserId !== donor.userId) {
    desk.lastUserId = donor.userId
    desk.secrets.clear()
    dispatch(donorChanged())
  }
  dispatch(pageReturned())
  if (!isBusy(getState())) {
    dispatch(cardClosed())
    desk.besides.clear()
  }
  desk.rounds = 0
  const known = donor.tellHowItStands()
  askLater(donor)
  if (!(await donor.restore())) return known
  const next = donor.tellHowItStands()
  askLater(donor)
  return next
}

/** These news were read: they are told no more, on no page. What has not been told yet comes after them. */
export const hearAt =
  (desk: Desk) => (news: DonationNews) => (dispatch: AppDispatch, getState: () => RootState) => {
    const donor = donorAt(desk, dispatch, getState)
    dispatch(outcomeHeard(news))
    const note = donor.note()
    // The payment page may still come back with its result, and that is what it is held against.
    if (news.kind === 'succeeded' && note.attempt?.stage === 'succeeded' && note.attempt.key === news.key)
      desk.notes.write(donor.userId, { ...note, isHeard: true })
    if (news.kind === 'not-charged' && note.isUntold) donor.keep(note.attempt)
    donor.tellHowItStands()
  }

/** The storage, which all tabs share, has changed. */
export const deviceChangedAt = (desk: Desk) => () => (dispatch: AppDispatch, getState: () => RootState) => {
  const before = selectDonationAttempt(getState())
  const donor = donorAt(desk, dispatch, getState)
  const { attempt, isHeard } = donor.adopt()
  const isNews = attempt?.stage === 'succeeded' && before?.key === attempt.key && before.stage !== 'succeeded'
  if (isNews && !isHeard) donor.tellSuccess(attempt)
  askLater(donor)
}
