import { backOffMs } from '@/domain/report'

/** The server or the way to it, in contrast to a single lesson. */
export const THE_LINE = 'the line'

/** What is told: where that does not get through, questions still may, and their answers say nothing of it. */
export const TELLING = 'telling'

type Wait = { failures: number; until: number; isAsked: boolean }

/** Who waits until when before trying again. Times are milliseconds of one clock. */
export function createWaits(now: () => number = () => performance.now()) {
  const waits = new Map<string, Wait>()
  return {
    /** One look at the clock serves all that is decided together: else who still waits for one question is through for the next. */
    now,
    /** @param retryAfter seconds, where the server asked for them */
    failed(who: string, retryAfter: number | undefined) {
      const held = waits.get(who)
      // Calls side by side fail together: that is one failure.
      const isSame = held !== undefined && held.until > now()
      const failures = isSame ? held.failures : (held?.failures ?? 0) + 1
      const until = now() + backOffMs(failures, retryAfter, Math.random())
      waits.set(who, {
        failures,
        until: isSame ? Math.max(held.until, until) : until,
        isAsked: retryAfter !== undefined || (isSame && held.isAsked),
      })
    },
    went: (who: string) => void waits.delete(who),
    /** Whoever has nothing to say any more waits for nothing; the line and all that is told still may. */
    forgetAllBut(those: string[]) {
      const open = new Set([THE_LINE, TELLING, ...those])
      for (const who of waits.keys()) if (!open.has(who)) waits.delete(who)
    },
    isWaiting: (who: string, at = now()) => (waits.get(who)?.until ?? 0) > at,
    /** The server has named a time before which it does not want to be asked. */
    isHeldBack: (who: string) => (waits.get(who)?.isAsked ?? false) && (waits.get(who)?.until ?? 0) > now(),
    hasAnyFailed: () => waits.size > 0,
    /** Milliseconds until the first of them may try again; undefined when nobody waits. */
    next(at = now()) {
      const left = [...waits.values()].map(({ until }) => until - at).filter((ms) => ms > 0)
      return left.length > 0 ? Math.min(...left) : undefined
    },
    /** Something has changed: try at once, but for those whom the server asked to wait. */
    end() {
      for (const [who, wait] of waits) if (!wait.isAsked) waits.set(who, { ...wait, until: 0 })
    },
  }
}
