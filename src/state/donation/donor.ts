import { apiErrorOf } from '@/api/errors'
import {
  after,
  centsOf,
  type DonationAttempt,
  type DonationEvent,
  type DonationWish,
  mayBeCharged,
  newAttempt,
} from '@/domain/donationAttempt'
import type { DonationNote } from '@/domain/donationNote'
import type { AppDispatch, RootState } from '../store'
import { type Desk, within } from './desk'
import { takenElsewhere } from './lock'
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

/** A page that was left and is still here after so long was not left: the line is down, or the donor has stopped it. */
const LEAVING_MS = 10_000
const ASK_MS = 30_000

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

  const note = () => desk.notes.read(userId, desk.now())

  /** What the device knows, shown here. Another tab may have gone on. */
  function adopt(): DonationNote {
    const found = note()
    show(attemptNoted(found.isHeard ? null : found.attempt))
    return found
  }

  /** What the donor decides is about the attempt that she has seen; nothing where another tab has begun another one. */
  function adoptSeen(seen: DonationAttempt | null) {
    const { attempt } = adopt()
    return attempt?.key === seen?.key ? attempt : null
  }

  function keep(attempt: DonationAttempt | null, more: Partial<DonationNote> = {}) {
    desk.notes.write(userId, { ...note(), isHeard: undefined, ...more, attempt })
    show(attemptNoted(attempt))
    return attempt
  }

  /** @returns the attempt after the event, or undefined where the device has another attempt by now. */
  function move(attempt: DonationAttempt, event: DonationEvent, news?: Parameters<typeof after>[3]) {
    const known = note().attempt ?? attempt
    if (known.key !== attempt.key) return undefined
    const moved = after(known, event, desk.now(), news)
    keep(moved)
    return moved
  }

  function begin(wish: DonationWish) {
    const attempt = newAttempt(wish, userId, desk.newKey(), desk.now())
    keep(attempt)
    return attempt
  }

  function drop(attempt: DonationAttempt, more?: Partial<DonationNote>) {
    desk.secrets.delete(attempt.key)
    if ((note().attempt ?? attempt).key === attempt.key) keep(null, more)
  }

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

  /** How it stands, where another tab has gone on. */
  function tellHowItStands(): Next {
    const { attempt, isHeard } = adopt()
    if (attempt?.stage === 'succeeded' && !isHeard) return tellSuccess(attempt)
    return { next: attempt && mayBeCharged(attempt) ? 'pending' : 'idle' }
  }

  /** No other tab does anything until the work is done, and what it has left under way. */
  const locked = (work: () => Promise<Next>) =>
    new Promise<Next | typeof takenElsewhere>((resolve, reject) => {
      const held = desk.underLock(async () => {
        // Somebody else may have come since the button was pressed.
        resolve(isHere() ? await work() : { next: 'wait' })
        await desk.underWay
      })
      held.then((done) => done === takenElsewhere && resolve(done), reject)
    })

  /** The donor waits for the work; whatever happens, she does not wait for ever. */
  async function waiting(busy: DonationBusy, work: () => Promise<Next>): Promise<Next> {
    desk.waits += 1
    const wait = desk.waits
    dispatch(waitBegan({ busy, wait }))
    let isLeaving = false
    try {
      const next = desk.underWay ? tell({ kind: 'unknown' }, 'pending') : await locked(work)
      if (next === takenElsewhere) return fail({ kind: 'other-tab' })
      isLeaving = next.next === 'leave'
      return next
    } catch (error) {
      console.error('Giving has failed.', error)
      return fail({ kind: 'api', error: apiErrorOf(error) })
    } finally {
      if (isLeaving) {
        show(waitBegan({ busy: 'leaving', wait }))
        desk.later(LEAVING_MS, () => dispatch(waitEnded(wait)))
      } else dispatch(waitEnded(wait))
    }
  }

  /** Whether the server says that she has a subscription now. */
  async function asksSubscription() {
    if (userId === undefined || !isHere()) return false
    return (await within(desk, ASK_MS, desk.askSubscription(dispatch, userId))) === true
  }

  return {
    userId,
    desk,
    dispatch,
    adopt,
    adoptSeen,
    asksSubscription,
    begin,
    drop,
    fail,
    isHere,
    keep,
    move,
    note,
    show,
    tell,
    tellHowItStands,
    tellSuccess,
    waiting,
  }
}

export type Donor = ReturnType<typeof donorAt>
