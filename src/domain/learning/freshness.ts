import { isWithinLesson, type Report } from './serverSync'

/** Course id → the logical clock at the request for its newest snapshot. */
export type Snapshots = Readonly<Record<string, { requestedAt: number }>>

/** How far this tab's knowledge of the server can be relied on. */
export type Freshness = {
  /** The logical clock at the last outage. Another device may have reported more since. */
  outageAt: number
  /** Courses for which the server refuses every question about the progress. */
  refusedCourses: ReadonlySet<string>
  /** Courses for which the server cannot answer now. */
  failingCourses: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

export const initialFreshness: Freshness = { outageAt: -1, refusedCourses: none, failingCourses: none }

/** @param clock the current logical clock */
export const afterOutage = (clock: number): Freshness => ({ ...initialFreshness, outageAt: clock })

/** Whether the server has returned the state of the course since the last outage, or never will. */
export function isFresh({ outageAt, refusedCourses }: Freshness, snapshots: Snapshots, courseId: string) {
  const requestedAt = Object.hasOwn(snapshots, courseId) ? snapshots[courseId]?.requestedAt : undefined
  return refusedCourses.has(courseId) || (requestedAt ?? -1) > outageAt
}

/**
 * Whether a report may go out. Progress within a lesson waits until the server's state is fresh, because the
 * server may have more. A quiz waits for the server's answer, because another device may have submitted
 * first; it does not wait if the server fails to answer.
 */
export function mayReport(freshness: Freshness, snapshots: Snapshots, courseId: string, report: Report) {
  if (isFresh(freshness, snapshots, courseId)) return true
  return !isWithinLesson(report) && (!report.covers.quiz || freshness.failingCourses.has(courseId))
}
