import type { LessonRecord } from '@/domain/lessonRecord'
import { isOnTheWay, type Report } from '@/domain/report'

/** Of which courses it is known what the server holds, so that it can be told the rest. */
export function createHearsay() {
  /** It has said how they stand since the last trouble, or will never say. */
  const heard = new Set<string>()
  /** It has answered that it cannot say now. */
  const unable = new Set<string>()
  /** The clock at the last trouble: answers to what was asked before know less than they should. */
  let troubleAt = -1
  return {
    /** @param askedAt the clock when the server was asked */
    told(courseId: string, askedAt: number) {
      if (askedAt > troubleAt) heard.add(courseId)
    },
    willNotTell: (courseId: string) => void heard.add(courseId),
    cannotTell: (courseId: string) => void unable.add(courseId),
    /** The line broke: another device may have told the server more meanwhile. @param clock now */
    lineBroke(clock: number) {
      heard.clear()
      unable.clear()
      troubleAt = clock
    },
    isHeard: (courseId: string) => heard.has(courseId),
    /**
     * How far a lesson is on the way is told only where it is known what the server holds: it may hold more. A quiz waits for the question,
     * too, as another device may have been first, but not for a server that answers and cannot tell.
     */
    mayTell: ({ courseId }: LessonRecord, report: Report) =>
      heard.has(courseId) || (!isOnTheWay(report) && (!report.covers.quiz || unable.has(courseId))),
  }
}
