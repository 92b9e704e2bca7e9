import { type ApiError, apiErrorOf } from '@/api/errors'
import { centsOf, type DonationAttempt, mayBeCharged } from '@/domain/donationAttempt'
import { takenElsewhere } from '@/lib/async/webLock'
import type { AppDispatch, RootState } from '../store'
import { type Answer, type Desk, within } from './desk'
import { donorNotes } from './donorNotes'
import type { Next } from './next'
import {
  attemptNoted,
  type DonationBusy,
  type DonationFailure,
  type DonationNews,
  failed,
  outcomeTold,
  waitBegan,
  waitEnded,
} from './slice'
import { type Standing, standingAt } from './standing'

/** A page that was left and is still here after so long was not left: the line is down, or the donor has stopped it. */
export const LEAVING_MS = 10_000
const ASK_MS = 30_000
/** A storage that does not answer in this time keeps nobody from giving. */
const COPY_MS = 1_000
const silence: ApiError = { status: 'timeout' }

/**
 * The donor who is at the desk as something begins. What follows is kept for this donor, also when somebody else has come
 * meanwhile, and is shown to this donor alone.
 */
export function donorAt(desk: Desk, dispatch: AppDispatch, getState: () => RootState) {
  const { userId } = desk.who(getState())
  const isHere = () => desk.who(getState()).userId === userId

  function show(...actions: Parameters<AppDispatch>[0][]) {
    if (isHere()) for (const action of actions) dispatch(action)
  }

  const notes = donorNotes(desk, userId, (attempt) => show(attemptNoted(attempt)))

  function tell(news: DonationNews, next: 'told' | 'pending' | 'profile' | 'card' = 'told'): Next {
    show(outcomeTold(news))
    return { next }
  }

  function fail(failure: DonationFailure, next: 'failed' | 'card' | 'pending' = 'failed'): Next {
    show(failed(failure))
    return { next }
  }

  const tellSuccess = (attempt: DonationAttempt) =>
    tell({
      kind: 'succeeded',
      key: attempt.key,
      cents: centsOf(attempt),
      interval: attempt.interval,
    })

  /** How it stands, where another tab has gone on, or this one without her. */
  function tellHowItStands(): Next {
    const { attempt, isHeard, isUntold } = notes.adopt()
    if (attempt?.stage === 'succeeded' && !isHeard) return tellSuccess(attempt)
    if (attempt?.stage === 'card' && isUntold) return tell({ kind: 'not-charged' })
    return { next: attempt && mayBeCharged(attempt) ? 'pending' : 'idle' }
  }

  /** What has gone wrong in between says nothing of what may be charged. */
  function stumble(error: ApiError) {
    // Another tab may have heard meanwhile how it ended: what the page shows has to agree with what it says.
    const { attempt } = notes.adopt()
    if (attempt && mayBeCharged(attempt)) return tell({ kind: 'unasked' }, 'pending')
    return fail({ kind: 'api', error })
  }

  /** No other tab does anything until the work is done, and what it has left under way. */
  const locked = (work: () => Promise<Next>) =>
    new Promise<Next | typeof takenElsewhere>((resolve, reject) => {
      const held = desk.underLock(async () => {
        // Somebody else may have come since the button was pressed.
        resolve(isHere() ? await work() : { next: 'wait' })
        while (desk.underWay) await desk.underWay
      })
      desk.held = held.then((done) => done === takenElsewhere && resolve(done), reject)
    })

  /** Asking charges nothing, and what is heard is held against the note of then: no other tab has to wait for it. */
  function unlocked(work: () => Promise<Next>) {
    const asked = work()
    desk.held = asked.catch(() => {})
    return asked
  }

  /** The donor waits for the work; whatever happens, she does not wait for ever. Quietly: she has not asked for it herself. */
  async function waiting(
    busy: DonationBusy,
    work: () => Promise<Next>,
    how: { isQuiet?: boolean } = {},
  ): Promise<Next> {
    desk.waits += 1
    const wait = desk.waits
    dispatch(waitBegan({ busy, wait, ...how }))
    let isLeaving = false
    try {
      await desk.restoring
      // What is asked by itself comes to its end first.
      if (!desk.underWay && !how.isQuiet) await desk.held
      // What is under way is this tab's own, and so is the lock.
      const next = await (desk.underWay ? work() : how.isQuiet ? unlocked(work) : locked(work))
      if (next === takenElsewhere) return fail({ kind: 'other-tab' })
      isLeaving = next.next === 'leave'
      return next
    } catch (error) {
      console.error('Giving has failed.', error)
      return stumble(apiErrorOf(error))
    } finally {
      if (isLeaving) {
        show(waitBegan({ busy: 'leaving', wait }))
        desk.later(LEAVING_MS, () => dispatch(waitEnded(wait)))
      } else dispatch(waitEnded(wait))
    }
  }

  /** The note as it stands outlives from now on a browser that is killed, wherever the device can keep it so. */
  const kept = () => desk.copies && within(desk, COPY_MS, desk.copies.kept())

  /** What a browser that was killed has lost of the note comes back. @returns whether there was any */
  async function restore() {
    const who = userId ?? null
    if (desk.copies && desk.restoredFor !== who) {
      desk.restoredFor = who
      desk.restoring = within(desk, COPY_MS, desk.copies.restore(userId, desk.now()))
    }
    return (await desk.restoring) === true
  }

  /** What the server says now of her subscriptions, or why it says nothing. @param ms how long she waits */
  async function asksStanding(ms = ASK_MS): Promise<Answer<Standing>> {
    if (userId === undefined || !isHere()) return { error: { status: 'aborted' } }
    return (await within(desk, ms, standingAt(desk, dispatch, userId))) ?? { error: silence }
  }

  return {
    ...notes,
    userId,
    desk,
    dispatch,
    asksStanding,
    fail,
    isHere,
    kept,
    restore,
    show,
    stumble,
    tell,
    tellHowItStands,
    tellSuccess,
    waiting,
  }
}

export type Donor = ReturnType<typeof donorAt>
