import { createSelector } from '@reduxjs/toolkit'
import type { LessonType } from '@/domain/course/lesson'
import type { KeptLesson } from '@/domain/keeping/keptLesson'
import type { RootState } from '../reducer'

type WithKeeping = Pick<RootState, 'keeping'>

/** In the order in which the user asked for them. */
export const selectKeptLessons = ({ keeping }: WithKeeping) => keeping.lessons

export const selectIsKeepingRead = ({ keeping }: WithKeeping) => keeping.isRead

/** The reason why nothing can be kept, if there is one. */
export const selectKeepingProblem = ({ keeping }: WithKeeping) => keeping.problem

/** Whether kept lessons open in a page that starts without a connection. */
export const selectStartsOffline = ({ keeping }: WithKeeping) => keeping.startsOffline

export const selectKeptBytes = ({ keeping }: WithKeeping) => keeping.bytes

/** Course id → lesson id → the lesson. */
const selectByCourse = createSelector([selectKeptLessons], (lessons) => {
  const courses = new Map<string, Map<string, KeptLesson>>()
  for (const lesson of lessons) {
    const ofCourse = courses.get(lesson.courseId) ?? new Map<string, KeptLesson>()
    courses.set(lesson.courseId, ofCourse.set(lesson.lessonId, lesson))
  }
  return courses
})

const none: ReadonlyMap<string, KeptLesson> = new Map()

/** Lesson id → what the device has or loads of it. */
export const selectKeptOfCourse = (state: WithKeeping, courseId: string): ReadonlyMap<string, KeptLesson> =>
  selectByCourse(state).get(courseId) ?? none

export const selectKeptLesson = (state: WithKeeping, courseId: string, lessonId: string) =>
  selectKeptOfCourse(state, courseId).get(lessonId)

/** The courses of which the device has a lesson whole. */
export const selectKeptCourseIds = createSelector([selectKeptLessons], (lessons) => [
  ...new Set(lessons.filter(({ status }) => status === 'kept').map(({ courseId }) => courseId)),
])

/** The types of the lessons that the device has or loads. */
export const selectKeptTypes = createSelector(
  [(state: WithKeeping) => [...new Set(selectKeptLessons(state).map(({ type }) => type))].sort().join(' ')],
  // A text first, so that the list stays the same object while a lesson is loaded.
  (types) => types.split(' ').filter(Boolean) as LessonType[],
)

/** The number of lessons of a course that the device has whole. */
export const selectKeptCount = (state: WithKeeping, courseId: string) =>
  [...selectKeptOfCourse(state, courseId).values()].filter(({ status }) => status === 'kept').length
