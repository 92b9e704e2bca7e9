import type { RootState } from '../reducer'

/** Pages of visitors read these, too: the slice of the kept lessons is added to the store for users alone. */
const wholeLessons = (state: RootState) =>
  (state.keeping as RootState['keeping'] | undefined)?.lessons.filter(({ status }) => status === 'kept') ?? []

/** Whether the device has a lesson whole. */
export const selectHasKeptLesson = (state: RootState) => wholeLessons(state).length > 0

/** Whether the device has a lesson of the course whole. */
export const selectIsCourseKept = (state: RootState, courseId: string) =>
  wholeLessons(state).some((lesson) => lesson.courseId === courseId)
