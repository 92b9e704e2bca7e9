import { backOffMs } from './serverSync'

/** The key of the connection to the server as a whole, in contrast to one lesson or one course. */
export const CONNECTION = '[connection]'

/**
 * The key of all writes. If reports fail, questions may still succeed, but their answers say nothing about
 * reports.
 */
export const WRITES = '[writes]'

type Wait = { failures: number; until: number; isAsked: boolean }

/**
 * Lesson (`lessonName`), course id, CONNECTION or WRITES → the wait before the next try. Times are
 * milliseconds of one clock.
 */
export type Backoff = ReadonlyMap<string, Wait>

export const noBackoff: Backoff = new Map()

/** @param failure `retryAfter`: seconds, if the server sent them; `chance`: 0 to 1 */
export function afterFailure(
  backoff: Backoff,
  who: string,
  { retryAfter, chance }: { retryAfter: number | undefined; chance: number },
  now: number,
): Backoff {
  const held = backoff.get(who)
  // Parallel calls fail together; they count as one failure.
  const isSame = held !== undefined && held.until > now
  const failures = isSame ? held.failures : (held?.failures ?? 0) + 1
  const until = now + backOffMs(failures, retryAfter, chance)
  return new Map(backoff).set(who, {
    failures,
    until: isSame ? Math.max(held.until, until) : until,
    isAsked: retryAfter !== undefined || (isSame && held.isAsked),
  })
}

export function afterSuccess(backoff: Backoff, ...those: string[]): Backoff {
  return those.some((who) => backoff.has(who)) ? only(backoff, (who) => !those.includes(who)) : backoff
}

/**
 * Drops the waits of lessons and courses that have nothing more to send. Those of the connection and of all
 * writes stay.
 */
export function onlyFor(backoff: Backoff, those: string[]): Backoff {
  if (backoff.size === 0) return backoff
  const open = new Set([CONNECTION, WRITES, ...those])
  return only(backoff, (who) => open.has(who))
}

/** All keys may try again at once, except those for which the server named a time. */
export function withoutDelays(backoff: Backoff): Backoff {
  return new Map([...backoff].map(([who, wait]) => [who, wait.isAsked ? wait : { ...wait, until: 0 }]))
}

export const isWaiting = (backoff: Backoff, who: string, now: number) => (backoff.get(who)?.until ?? 0) > now

/** Whether the server has named a time before which the client must not call again. */
export const isDelayedByServer = (backoff: Backoff, who: string, now: number) =>
  (backoff.get(who)?.isAsked ?? false) && isWaiting(backoff, who, now)

/** @returns the time of the next try; undefined if nothing waits */
export function nextTryAt(backoff: Backoff, now: number) {
  const times = [...backoff.values()].map(({ until }) => until).filter((until) => until > now)
  return times.length > 0 ? Math.min(...times) : undefined
}

function only(backoff: Backoff, isKept: (who: string) => boolean): Backoff {
  return new Map([...backoff].filter(([who]) => isKept(who)))
}
