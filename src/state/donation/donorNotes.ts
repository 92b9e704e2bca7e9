import {
  after,
  type DonationAttempt,
  type DonationEvent,
  type DonationWish,
  newAttempt,
} from '@/domain/donationAttempt'
import { type DonationNote, isOpenNote } from '@/domain/donationNote'
import type { Desk } from './desk'

/** What the device keeps of a donor's giving. @param show tells the page how the attempt stands now */
export function donorNotes(
  desk: Desk,
  userId: string | undefined,
  show: (attempt: DonationAttempt | null) => void,
) {
  /** Who left for the payment page as a visitor, in this tab, and has signed in since is still asked about that, after her own. */
  function owner() {
    if (userId === undefined) return undefined
    const visitor = desk.notes.read(undefined, desk.now()).attempt
    const isHers = visitor?.stage === 'left' && visitor.key === desk.tab.read()
    return isHers && !isOpenNote(desk.notes.read(userId, desk.now())) ? undefined : userId
  }

  const note = () => desk.notes.read(owner(), desk.now())

  /** What the device knows, shown here. Another tab may have gone on. */
  function adopt(): DonationNote {
    const found = note()
    show(found.isHeard ? null : found.attempt)
    return found
  }

  /** What the donor decides is about the attempt that she has seen; nothing where another tab has begun another one. */
  function adoptSeen(seen: DonationAttempt | null) {
    const { attempt } = adopt()
    return attempt?.key === seen?.key ? attempt : null
  }

  function keep(attempt: DonationAttempt | null, more: Partial<DonationNote> = {}) {
    desk.notes.write(owner(), { ...note(), isHeard: undefined, isUntold: undefined, ...more, attempt })
    show(attempt)
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

  /** A try has come to nothing, and nobody was there to be told. */
  function keepUntold() {
    const { attempt } = note()
    if (attempt?.stage === 'card') keep(attempt, { isUntold: true })
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

  return { adopt, adoptSeen, begin, drop, keep, keepUntold, move, note }
}
