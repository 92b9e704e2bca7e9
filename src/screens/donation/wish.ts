import { type DonationForm, intervalIn } from '@/domain/donation'
import { DONATION_LIFE_MS } from '@/lib/constants'
import { isRecord } from '@/lib/isRecord'

const STORAGE_KEY = 'donation:wish'

/** What a visitor chose who was sent to register: she comes back in another tab, by a link of an e-mail. Kept for a day. */
export function keepWish(form: DonationForm | undefined) {
  attempt(() =>
    form
      ? localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...form, keptAt: Date.now() }))
      : localStorage.removeItem(STORAGE_KEY),
  )
}

export function readWish(): DonationForm | undefined {
  const kept: unknown = attempt(() => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'))
  if (!isRecord(kept) || typeof kept.amount !== 'string' || typeof kept.keptAt !== 'number') return undefined
  const isFresh = Math.abs(Date.now() - kept.keptAt) < DONATION_LIFE_MS
  return isFresh ? { interval: intervalIn(kept.interval), amount: kept.amount } : undefined
}

/** Some browsers forbid storage altogether. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
