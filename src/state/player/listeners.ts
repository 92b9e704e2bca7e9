import { isAnyOf } from '@reduxjs/toolkit'
import type { ProgressUpdate } from '@/api/types'
import { durationSeconds, lessonType } from '@/domain/lesson'
import {
  isLastUncompleted,
  type LearnerCourse,
  type LearnerLesson,
  lessonOf,
  nextLesson,
} from '@/domain/progress'
import { questionsOf, quizScore } from '@/domain/quiz'
import { isReportDue, isViewedEnough } from '@/domain/viewing'
import { COMPLETED_TOAST_MS, LESSON_SWITCH_DELAY_MS } from '@/lib/constants'
import { startListening } from '../listeners'
import { noticeGiven } from '../notices/slice'
import { logoutAsked } from '../session/slice'
import { selectLearnerCourse, selectRoom } from './selectors'
import { type StoreApi, sendCompletion, sendUpdate, sendWaiting } from './sending'
import {
  completedToastEnded,
  completionPressed,
  completionRefused,
  type LessonPlace,
  lessonCompleted,
  lessonLeft,
  lessonOpened,
  pageHidden,
  positionTold,
  progressRefused,
  progressSaved,
  quizSettled,
  quizSubmitted,
  switchDelayEnded,
  videoEnded,
  videoTicked,
} from './slice'

/** A not_started lesson was opened → it is in progress. */
startListening({
  actionCreator: lessonOpened,
  effect: async ({ payload: place }, api) => {
    if (uncompletedAt(place, api)?.status === 'not_started')
      await save({ lessonId: place.lessonId, status: 'in_progress' }, api)
  },
})

/** The video moved on → once whenever floor(second / 5) changes, its position; never for a completed lesson. */
startListening({
  actionCreator: videoTicked,
  effect: async ({ payload }, api) => {
    const { second } = selectRoom(api.getOriginalState())
    if (isReportDue(second, payload.second)) await savePosition(payload, payload.second, api)
  },
})

const leaving = isAnyOf(pageHidden, lessonLeft)

/** The page is hidden, the lesson is left, the session ends → the second that she is at is not lost, and nothing waits: later is too late. */
startListening({
  matcher: isAnyOf(leaving, logoutAsked),
  effect: async (action, api) => {
    const { open, second, toldSecond, isCompleting } = selectRoom(api.getOriginalState())
    if (!open || (leaving(action) && action.payload.lessonId !== open.lessonId)) return
    const isNews = !isCompleting && Math.floor(second) !== Math.floor(toldSecond)
    const saved = isNews && savePosition(open, second, api)
    sendWaiting(api, open.lessonId)
    await saved
  },
})

/** A text, image or pdf was left after it was seen for most of its duration → it is in progress. */
startListening({
  actionCreator: lessonLeft,
  effect: async ({ payload: { visibleSeconds, ...place } }, api) => {
    const lesson = uncompletedAt(place, api)
    if (!lesson || !['text', 'image', 'pdf'].includes(lessonType(lesson.type))) return
    if (isViewedEnough(visibleSeconds, durationSeconds(lesson.duration)))
      await save({ lessonId: place.lessonId, status: 'in_progress' }, api)
  },
})

/** The video ended → the lesson is completed, its position is 0, and the next one comes. */
startListening({
  actionCreator: videoEnded,
  effect: ({ payload: place }, api) =>
    complete(place, api, ({ lesson }) =>
      save({ lessonId: lesson.id, status: 'completed', lastPosition: 0 }, api),
    ),
})

/** Next or Finish was pressed → the lesson is marked complete, and the next one comes, or the course is done. */
startListening({
  matcher: completionPressed,
  effect: ({ payload: place }, api) =>
    complete(place, api, async ({ lesson, next }) => {
      const isTaken = await sendCompletion(api, { lessonId: lesson.id, nextLessonId: next?.id })
      if (!isTaken) api.dispatch(noticeGiven({ kind: 'failure', text: 'learn.completeFailed' }))
      return isTaken
    }),
})

/** A quiz was submitted → it is completed with its score and answers. */
startListening({
  actionCreator: quizSubmitted,
  effect: async ({ payload: { answers, ...place } }, api) => {
    const lesson = lessonAt(place, api)?.lesson
    const { percent } = quizScore(questionsOf(lesson?.quizData), answers)
    if (lesson && !lesson.completed)
      await save({ lessonId: lesson.id, status: 'completed', quizScore: percent, quizAnswers: answers }, api)
    api.dispatch(quizSettled())
  },
})

/** A lesson was completed → a moment later the next one is shown, unless the learner went somewhere else herself. */
startListening({
  actionCreator: lessonCompleted,
  effect: async ({ payload: { next, finishesCourse } }, { dispatch, delay, getState }) => {
    const { open } = selectRoom(getState())
    if (!next || finishesCourse) return
    await delay(LESSON_SWITCH_DELAY_MS)
    if (selectRoom(getState()).open === open) dispatch(switchDelayEnded({ destination: next }))
  },
})

/** 'Completed' is said → and goes away. */
startListening({
  actionCreator: lessonCompleted,
  effect: async ({ payload: { isNew } }, { dispatch, delay, cancelActiveListeners }) => {
    cancelActiveListeners()
    if (!isNew) return
    await delay(COMPLETED_TOAST_MS)
    dispatch(completedToastEnded())
  },
})

type Found = { course: LearnerCourse; lesson: LearnerLesson; next: LearnerLesson | undefined }

function lessonAt(
  { slug, lessonId }: LessonPlace,
  { getState }: Pick<StoreApi, 'getState'>,
): Found | undefined {
  const course = selectLearnerCourse(getState(), slug)
  const lesson = course && lessonOf(course, lessonId)
  return course && lesson && { course, lesson, next: nextLesson(course, lessonId) }
}

/** A lesson of which news may be sent unasked: it is known not to be completed. */
function uncompletedAt(place: LessonPlace, api: Pick<StoreApi, 'getState'>) {
  const found = lessonAt(place, api)
  return found?.course.isProgressKnown && !found.lesson.completed ? found.lesson : undefined
}

/** Saves that a lesson is complete unless it is already, and tells what follows from it. */
async function complete(place: LessonPlace, api: StoreApi, saveIt: (found: Found) => Promise<boolean>) {
  const found = lessonAt(place, api)
  if (!found) return void api.dispatch(completionRefused())
  const { course, lesson, next } = found
  const isNew = !lesson.completed
  const wasLast = isLastUncompleted(course, lesson.id)
  if (isNew && !(await saveIt(found))) return void api.dispatch(completionRefused())
  if (selectRoom(api.getState()).open?.lessonId !== place.lessonId) return
  const isDoneAlready = !isNew && !next && course.lessons.every(({ completed }) => completed)
  api.dispatch(lessonCompleted({ isNew, next: next?.id, finishesCourse: wasLast || isDoneAlready }))
}

async function savePosition(place: LessonPlace, second: number, api: StoreApi) {
  const lesson = uncompletedAt(place, api)
  if (!lesson || lessonType(lesson.type) !== 'video') return
  const lastPosition = Math.floor(second)
  api.dispatch(positionTold({ lessonId: lesson.id, second: lastPosition }))
  await save({ lessonId: lesson.id, status: 'in_progress', lastPosition }, api)
}

/** Sends news of a lesson; the learner is told once when the server stops taking them. @returns whether it took them. */
async function save(update: ProgressUpdate, api: StoreApi) {
  const { dispatch, getState } = api
  const isTaken = await sendUpdate(api, update)
  if (isTaken) {
    dispatch(progressSaved())
  } else {
    if (!selectRoom(getState()).isUnsaved)
      dispatch(noticeGiven({ kind: 'failure', text: 'learn.updateFailed' }))
    dispatch(progressRefused({ lessonId: update.lessonId }))
  }
  return isTaken
}
