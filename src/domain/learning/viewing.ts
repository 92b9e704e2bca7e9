import { VIDEO_REPORT_SECONDS, VIEWED_DEFAULT_SECONDS, VIEWED_SHARE } from '@/lib/config/constants'

/**
 * Whether a video's position is to be reported. The rule is 'the current second is a multiple of 5', once per
 * such second. A second that a seek or a doubled speed skips counts, too
 * (docs/behaviour/learning.md#video-position). Both in seconds.
 */
export function isReportDue(before: number, now: number) {
  return reportOf(before) !== reportOf(now)
}

const reportOf = (second: number) => Math.floor(second / VIDEO_REPORT_SECONDS)

/**
 * Whether the learner saw the lesson for at least 70 % of the stated duration, or for 60 s if none is stated
 * (docs/behaviour/learning.md#viewed-long-enough). Both in seconds.
 */
export function isViewedEnough(visibleSeconds: number, durationSeconds: number | undefined) {
  const stated =
    durationSeconds !== undefined && durationSeconds > 0 ? durationSeconds : VIEWED_DEFAULT_SECONDS
  return visibleSeconds >= VIEWED_SHARE * stated
}

/** A stopwatch that runs only while the page is visible. Times are milliseconds of one clock. */
export type VisibleWatch = { ranMs: number; runningSince: number | null }

export const stoppedWatch: VisibleWatch = { ranMs: 0, runningSince: null }

/** Starts or stops the watch; a repeated call changes nothing. */
export function withVisibility(watch: VisibleWatch, isVisible: boolean, now: number): VisibleWatch {
  if (isVisible) return watch.runningSince === null ? { ...watch, runningSince: now } : watch
  return { ranMs: ranMs(watch, now), runningSince: null }
}

/** The time for which the page has been visible, in seconds. */
export function visibleSeconds(watch: VisibleWatch, now: number) {
  return ranMs(watch, now) / 1000
}

function ranMs({ ranMs, runningSince }: VisibleWatch, now: number) {
  return runningSince === null ? ranMs : ranMs + Math.max(0, now - runningSince)
}
