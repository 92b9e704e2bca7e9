import { backoff } from '@/lib/async/backoff'
import { DONATION_LIFE_MS } from '@/lib/config/constants'

/**
 * Whether 23 hours have passed since then, or the time lies so far ahead that it is unreliable. Both in
 * milliseconds.
 */
export const isLongAgo = (since: number, now: number) => Math.abs(now - since) >= DONATION_LIFE_MS

/** Largest expected difference between the clocks of a device and of the server. */
export const CLOCK_SKEW_MS = 5 * 60_000

const FIRST_POLL_MS = 5_000
const LAST_POLL_MS = 60_000

/**
 * The time until the page polls again: 5 seconds at first, a minute at most.
 * @param polls number of polls so far
 */
export const pollDelay = (polls: number) => backoff(polls, FIRST_POLL_MS, LAST_POLL_MS)
