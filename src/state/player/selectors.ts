import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { courseApi } from '@/api/course'
import { enrollmentApi } from '@/api/enrollment'
import type { EnrollmentProgress, FullCourse, MyCourse } from '@/api/types'
import { wholePercent } from '@/domain/course/course'
import { nextInSnapshot, snapshotPercent } from '@/domain/learning/courseSnapshot'
import { type CourseRecords, type LearnerCourse, learnerCourse } from '@/domain/learning/learnerCourse'
import { selectLanguage } from '../language/selectors'
import { selectCourseRecords, selectCourseSnapshot, selectKnownRecords } from '../learning/selectors'
import type { RootState } from '../reducer'

// One cache selector per course, made once and reused.
const cachedCourse = weakMapMemoize((slug: string) => courseApi.endpoints.getFullCourse.select(slug))
const cachedProgress = weakMapMemoize((id: string) =>
  enrollmentApi.endpoints.getEnrollmentProgress.select(id),
)
const cachedList = enrollmentApi.endpoints.getMyCourses.select()

const selectCourse = (state: RootState, slug: string) => cachedCourse(slug)(state).data

const selectProgress = (state: RootState, slug: string) => {
  const id = selectCourse(state, slug)?.id
  return id === undefined ? undefined : cachedProgress(id)(state).data
}

/**
 * If the progress could not be loaded, the list of enrollments replaces it
 * (docs/behaviour/learning.md#joined-course-and-progress).
 */
const selectEnrollment = (state: RootState, slug: string) => {
  const id = selectCourse(state, slug)?.id
  return cachedList(state).data?.find(({ courseId }) => courseId === id)
}

const selectRecords = (state: RootState, slug: string) => {
  const id = selectCourse(state, slug)?.id
  return id === undefined ? undefined : selectKnownRecords(state, id)
}

const selectShownRecords = (state: RootState, slug: string) => {
  const id = selectCourse(state, slug)?.id
  return id === undefined ? undefined : selectCourseRecords(state, id)
}

/**
 * The course joined with the server's progress and this tab's records; undefined until the course is loaded.
 * Listeners use it.
 */
export const selectKnownCourse = createSelector(
  [selectCourse, selectProgress, selectEnrollment, selectRecords],
  joinedCourse,
)

const selectHeldCourse = createSelector(
  [selectCourse, selectProgress, selectEnrollment, selectShownRecords],
  joinedCourse,
)

/** The same course for a page to show: a lesson does not count as done before its record is stored. */
export const selectLearnerCourse = (state: RootState, slug: string) =>
  selectShownRecords(state, slug) === selectRecords(state, slug)
    ? selectKnownCourse(state, slug)
    : selectHeldCourse(state, slug)

function joinedCourse(
  course: FullCourse | undefined,
  progress: EnrollmentProgress | undefined,
  enrollment: MyCourse | undefined,
  records: CourseRecords | undefined,
) {
  if (!course) return undefined
  return !progress && enrollment
    ? listedCourse(course, enrollment, records)
    : learnerCourse(course, progress, records)
}

/** The list of courses contains the learner's percentage, but no single lessons. */
function listedCourse(
  course: FullCourse,
  { enrollmentId, progressPercentage }: MyCourse,
  records: CourseRecords | undefined,
): LearnerCourse {
  const inAll = { enrollmentId, progressPercentage, chapters: [] }
  return { ...learnerCourse(course, inAll, records), isProgressKnown: false }
}

export const selectPlayerSession = (state: RootState) => state.player.session
export const selectVideoPreferences = (state: RootState) => state.player.preferences

export const selectLastLesson = (state: RootState, userId: string, courseId: string) =>
  state.player.lastLessons[userId]?.[courseId]

const selectOwnLastLesson = (state: RootState, courseId: string) =>
  selectLastLesson(state, state.learning.userId ?? '', courseId)

const wholeServerPercent = (_state: RootState, _courseId: string, serverPercent: unknown) =>
  wholePercent(serverPercent)

/**
 * The next lesson, for the card of a course that is not open. If the server knows of more completed lessons
 * than this device, the learner continued on another device, and this one cannot know the next lesson.
 * @param serverPercent the server's percentage
 */
export const selectNextLesson = createSelector(
  [selectCourseSnapshot, selectCourseRecords, selectOwnLastLesson, selectLanguage, wholeServerPercent],
  (snapshot, records, lastOpened, language, serverPercent) => {
    if (!snapshot || serverPercent > snapshotPercent(snapshot, records)) return undefined
    return nextInSnapshot(snapshot, records, lastOpened, language)
  },
)
