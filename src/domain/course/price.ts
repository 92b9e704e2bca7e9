import { COUNTDOWN_START_SECONDS, DISPLAYED_DISCOUNT } from '@/lib/config/constants'

/**
 * A price in dollars. A missing, zero or invalid price means free, which is 0
 * (docs/behaviour/catalogue.md#price).
 */
export function priceOf(course: { price?: number | null }) {
  const price = Number(course.price ?? 0)
  return Number.isFinite(price) && price > 0 ? price : 0
}

/** The struck-through price: price / (1 − 0.30), in dollars to two decimals. */
export function priceBeforeDiscount(price: number) {
  return Math.round((price / (1 - DISPLAYED_DISCOUNT)) * 100) / 100
}

/**
 * The time that the cosmetic countdown shows after `elapsedSeconds`. It runs from 23:59:59 to zero and starts
 * again.
 */
export function countdownAfter(elapsedSeconds: number) {
  return COUNTDOWN_START_SECONDS - (Math.floor(elapsedSeconds) % (COUNTDOWN_START_SECONDS + 1))
}

/** Formats seconds as 'hh:mm:ss'. */
export function clock(seconds: number) {
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
