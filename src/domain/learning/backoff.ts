import { backOffMs } from './serverSync'

/** The way to the server as a whole, in contrast to one lesson or one course. */
export const CONNECTION = '[connection]'

/** Everything that writes: where reports fail, questions may still get through, and their answers say nothing about reports. */
export const WRITES = '[writes]'

type Wait = { failures: number; until: number; isAsked: boolean }

/** Lesson (`lessonName`), course id, CONNECTION or WRITES → the wait before its next try. Times are milliseconds of one clock. */
export type Backoff = ReadonlyMap<string, Wait>

export const noBackoff: Backoff = new Map()

/** @param failure `retryAfter`: seconds, where the server asked for them; `chance`: 0 to 1 */
export function afterFailure(
  backoff: Backoff,
  who: string,
  { retryAfter, chance }: { retryAfter: number | undefined; chance: number },
  now: number,
): Backoff {
  const held = backoff.get(who)
  // Calls side by side fail together: that is one failure.
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

/** A lesson or a course with nothing more to say waits for nothing; the connection and all writes still may. */
export function onlyFor(backoff: Backoff, those: string[]): Backoff {
  if (backoff.size === 0) return backoff
  const open = new Set([CONNECTION, WRITES, ...those])
  return only(backoff, (who) => open.has(who))
}

/** Something has changed: all try at once, except those that the server asked to wait. */
export function triedAtOnce(backoff: Backoff): Backoff {
  return new Map([...backoff].map(([who, wait]) => [who, wait.isAsked ? wait : { ...wait, until: 0 }]))
}

export const isWaiting = (backoff: Backoff, who: string, now: number) => (backoff.get(who)?.until ?? 0) > now

/** The server has named a time before which it does not want to be asked. */
export const isHeldBack = (backoff: Backoff, who: string, now: number) =>
  (backoff.get(who)?.isAsked ?? false) && isWaiting(backoff, who, now)

/** @returns when the first of those that wait may try again; undefined when none waits */
export function nextTryAt(backoff: Backoff, now: number) {
  const times = [...backoff.values()].map(({ until }) => until).filter((until) => until > now)
  return times.length > 0 ? Math.min(...times) : undefined
}

function only(backoff: Backoff, isKept: (who: string) => boolean): Backoff {
  return new Map([...backoff].filter(([who]) => isKept(who)))
}
