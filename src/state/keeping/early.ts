import type { RootState } from '../reducer'

/** Pages of visitors read these, too: the slice of the kept lessons is added to the store for users alone. */
type EarlyState = Partial<Pick<RootState, 'keeping'>>

/** Whether the lessons on the device have been read, or cannot be read. */
export const selectIsKeepingKnown = ({ keeping }: EarlyState): boolean => keeping?.isRead ?? false

/** Whether the device has a lesson whole, of this course if one is named. */
export const selectHasKeptLesson = ({ keeping }: EarlyState, courseId?: string): boolean =>
  keeping?.lessons.some((one) => one.status === 'kept' && one.courseId === (courseId ?? one.courseId)) ??
  false
