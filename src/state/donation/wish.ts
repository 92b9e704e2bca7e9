import type { DonationInterval } from '@/api/types'
import { type DonationForm, intervalIn, isLongAgo, totalOf } from '@/domain/donation'
import { recordIn } from '@/lib/storage/recordIn'
import { deviceStorage, storageItem } from '@/lib/storage/storageItem'
import { fingerprint } from '@/lib/values/fingerprint'
import { isRecord } from '@/lib/values/isRecord'
import { choiceSettled, keepChoice, readChoice } from './choice'

const device = storageItem(deviceStorage, 'donation:wishes')

/** `boundAt`: milliseconds since 1970. */
type Wish = { form: DonationForm; boundAt: number }

/** What is wanted regularly, in whole dollars each time. */
type Wanted = { dollars: number; interval: Exclude<DonationInterval, 'one-time'> }

/**
 * A member has registered in this tab. What she was sent to register for waits on the device for whoever signs in with her e-mail, for a
 * day: the link that she is sent opens another tab.
 */
export function bindWish(email: string) {
  const form = sentFor()
  if (form) write(wishes().set(ownerOf(email), { form, boundAt: Date.now() }))
  choiceSettled()
}

/** @returns what the visitor of this tab was sent to register for, as long as nobody has registered */
export const wishInTab = () => wantedIn(sentFor())

/** @returns what she who has signed in with this e-mail registered for, unless she was reminded of it already */
export function wishToOffer(email: string): Wanted | undefined {
  return wantedIn(wishes().get(ownerOf(email))?.form)
}

/** For a day. */
function sentFor() {
  const { form, sentAt } = readChoice() ?? {}
  return sentAt !== undefined && !isLongAgo(sentAt, Date.now()) ? form : undefined
}

function wantedIn(form: DonationForm | undefined): Wanted | undefined {
  const dollars = form && totalOf(form)
  return form && dollars !== undefined && form.interval !== 'one-time'
    ? { dollars, interval: form.interval }
    : undefined
}

/** She has been reminded, which is enough: from now on it is a choice of the tab that she is in, where there is none. */
export function wishOffered(email: string) {
  const left = wishes()
  const wish = left.get(ownerOf(email))
  if (!wish) return
  left.delete(ownerOf(email))
  write(left)
  if (!readChoice()) keepChoice(wish.form)
}

/** By the mark of the e-mail: the device does not keep the address itself. */
function wishes() {
  const now = Date.now()
  const found = new Map<string, Wish>()
  for (const [owner, wish] of Object.entries(recordIn(device.read()))) {
    const { interval, amount, boundAt } = isRecord(wish) ? wish : {}
    if (typeof amount !== 'string' || typeof boundAt !== 'number' || isLongAgo(boundAt, now)) continue
    found.set(owner, { form: { interval: intervalIn(interval), amount }, boundAt })
  }
  return found
}

function write(wishes: Map<string, Wish>) {
  const kept = [...wishes].map(([owner, { form, boundAt }]) => [owner, { ...form, boundAt }])
  device.write(kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null)
}

const ownerOf = (email: string) => fingerprint(email.trim().toLowerCase())
