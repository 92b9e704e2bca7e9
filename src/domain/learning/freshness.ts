import { isWithinLesson, type Report } from './serverSync'

/** Course id → the clock when the server was asked for the newest snapshot of it. */
export type Snapshots = Readonly<Record<string, { requestedAt: number }>>

/** How far this tab's knowledge of the server can be relied on. */
export type Freshness = {
  /** The clock at the last outage: another device may have reported more meanwhile. */
  outageAt: number
  /** Courses whose state the server never returns. */
  unanswered: ReadonlySet<string>
  /** Courses whose state the server cannot return now. */
  unable: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

export const initialFreshness: Freshness = { outageAt: -1, unanswered: none, unable: none }

/** @param clock now */
export const afterOutage = (clock: number): Freshness => ({ ...initialFreshness, outageAt: clock })

/** Whether the server has returned the state of the course since the last outage, or never will. */
export function isFresh({ outageAt, unanswered }: Freshness, snapshots: Snapshots, courseId: string) {
  const requestedAt = Object.hasOwn(snapshots, courseId) ? snapshots[courseId]?.requestedAt : undefined
  return unanswered.has(courseId) || (requestedAt ?? -1) > outageAt
}

/**
 * Progress within a lesson is reported only where the server's state is fresh: the server may hold more. A quiz waits for the
 * question, too, as another device may have been first; it does not wait for a server that answers and cannot tell.
 */
export function mayReport(freshness: Freshness, snapshots: Snapshots, courseId: string, report: Report) {
  if (isFresh(freshness, snapshots, courseId)) return true
  return !isWithinLesson(report) && (!report.covers.quiz || freshness.unable.has(courseId))
}
