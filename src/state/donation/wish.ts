import type { DonationInterval } from '@/api/types'
import { type DonationForm, intervalIn, totalOf } from '@/domain/donation'
import { markOf } from '@/domain/mark'
import { DONATION_LIFE_MS } from '@/lib/constants'
import { inStorage } from '@/lib/inStorage'
import { isRecord } from '@/lib/isRecord'

const STORAGE_KEY = 'donation:wish'

/** `by`: the mark of the e-mail with which somebody has registered since. */
type Kept = { form: DonationForm; keptAt: number; by?: string; wasOffered?: boolean }

/** What a visitor chose who was sent to register: she comes back in another tab, by a link of an e-mail. Kept for a day. */
export function keepWish(form: DonationForm | undefined) {
  const keptAt = Date.now()
  if (form) write({ form, keptAt })
  else inStorage(() => localStorage.removeItem(STORAGE_KEY))
  // In this tab it is hers also while nobody has registered.
  inStorage(() =>
    form ? sessionStorage.setItem(STORAGE_KEY, String(keptAt)) : sessionStorage.removeItem(STORAGE_KEY),
  )
}

export const readWish = () => read()?.form

/** Somebody has registered on this device: the wish is hers, in whatever tab she signs in. */
export function claimWish(email: string) {
  const kept = read()
  if (kept) write({ ...kept, by: ownerOf(email) })
}

/** What is wanted regularly, in whole dollars each time. */
type Wanted = { dollars: number; interval: Exclude<DonationInterval, 'one-time'> }

/** @returns what she who has signed in with this e-mail wanted to give, unless she was reminded of it already */
export function wishToOffer(email: string): Wanted | undefined {
  const kept = read()
  if (!kept || kept.wasOffered) return undefined
  const isHers = kept.by === undefined ? isOfThisTab(kept) : kept.by === ownerOf(email)
  const dollars = totalOf(kept.form)
  const { interval } = kept.form
  return isHers && dollars !== undefined && interval !== 'one-time' ? { dollars, interval } : undefined
}

/** She has been reminded: that is enough. */
export function wishOffered() {
  const kept = read()
  if (kept) write({ ...kept, wasOffered: true })
}

function write({ form, ...kept }: Kept) {
  inStorage(() => localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...form, ...kept })))
}

function read(): Kept | undefined {
  const kept: unknown = inStorage(() => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'))
  if (!isRecord(kept) || typeof kept.amount !== 'string' || typeof kept.keptAt !== 'number') return undefined
  if (Math.abs(Date.now() - kept.keptAt) >= DONATION_LIFE_MS) return undefined
  return {
    form: { interval: intervalIn(kept.interval), amount: kept.amount },
    keptAt: kept.keptAt,
    ...(typeof kept.by === 'string' && { by: kept.by }),
    wasOffered: kept.wasOffered === true,
  }
}

const isOfThisTab = ({ keptAt }: Kept) =>
  inStorage(() => sessionStorage.getItem(STORAGE_KEY)) === String(keptAt)

const ownerOf = (email: string) => markOf(email.trim().toLowerCase())
