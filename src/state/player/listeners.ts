import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit'
import { durationSeconds, lessonType } from '@/domain/course/lesson'
import { questionsOf, quizScore } from '@/domain/course/quiz'
import {
  isLastUncompleted,
  type LearnerCourse,
  type LearnerLesson,
  lessonOf,
  nextLesson,
} from '@/domain/learning/learnerCourse'
import { type LessonEvent, refusedNow } from '@/domain/learning/lessonRecord'
import { isPositionUnsent, reportOf } from '@/domain/learning/serverSync'
import { isReportDue, isViewedEnough } from '@/domain/learning/viewing'
import { ANSWER_PATIENCE_MS, COMPLETED_TOAST_MS, LESSON_SWITCH_DELAY_MS } from '@/lib/config/constants'
import type { StoreApi } from '../learning/openOutbox'
import { outboxOf } from '../learning/outboxes'
import { startListening } from '../listeners'
import { noticeGiven } from '../notices/slice'
import type { AppDispatch, RootState } from '../reducer'
import { logoutAsked } from '../session/slice'
import { selectKnownCourse, selectPlayerSession } from './selectors'
import {
  answerChosen,
  completedToastEnded,
  completionFailed,
  completionPressed,
  type LessonReference,
  lessonCompleted,
  lessonLeft,
  lessonOpened,
  pageHidden,
  pageTurned,
  quizStored,
  quizSubmitted,
  switchDelayEnded,
  videoEnded,
  videoTicked,
} from './slice'

/** A lesson was opened → the device stores it for the next visit; a not_started one is in progress. */
startListening({
  actionCreator: lessonOpened,
  effect: ({ payload: place }, api) => {
    void outboxOf(api.dispatch)?.keepLastLesson(place.courseId, place.lessonId)
    if (uncompletedAt(place, api)?.status === 'not_started') void recordEvent(place, { kind: 'opened' }, api)
  },
})

/**
 * The video's position changes → the device stores it each second, and the client reports it whenever
 * floor(second / 5) changes. A completed lesson reports no position.
 */
startListening({
  actionCreator: videoTicked,
  effect: ({ payload }, api) => {
    const { second } = selectPlayerSession(api.getOriginalState())
    recordPosition(payload, payload.second, api, { isForDevice: !isReportDue(second, payload.second) })
  },
})

/** The learner chose an option → the device stores it until she submits. */
startListening({
  actionCreator: answerChosen,
  effect: ({ payload: { question, option, ...place } }, api) =>
    void recordEvent(place, { kind: 'chosen', question, option }, api),
})

/** The learner turned a page → the device stores it for the next visit. */
startListening({
  actionCreator: pageTurned,
  effect: ({ payload: { page, ...place } }, api) =>
    void recordEvent(place, { kind: 'page', number: page }, api),
})

const leaving = isAnyOf(pageHidden, lessonLeft)

/**
 * The learner leaves or hides a text, image or pdf that she has seen for most of its duration → it is in
 * progress.
 */
startListening({
  matcher: leaving,
  effect: ({ payload: { visibleSeconds, ...place } }, api) => {
    const lesson = uncompletedAt(place, api)
    if (!lesson || !['text', 'image', 'pdf'].includes(lessonType(lesson.type))) return
    if (isViewedEnough(visibleSeconds, durationSeconds(lesson.duration)))
      void recordEvent(place, { kind: 'viewed' }, api)
  },
})

/**
 * The page is hidden, the learner leaves the lesson, or the session ends → reports the position at once,
 * because the page may close.
 */
startListening({
  matcher: isAnyOf(leaving, logoutAsked),
  effect: (action, api) => {
    const { open, isCompleting } = selectPlayerSession(api.getOriginalState())
    if (!open || (leaving(action) && action.payload.lessonId !== open.lessonId)) return
    if (!isCompleting) reportPosition(open, api)
    if (!lessonLeft.match(action)) outboxOf(api.dispatch)?.leave()
  },
})

/** The video ended → completes the lesson, sets its position to 0, and leads to the next one. */
startListening({
  actionCreator: videoEnded,
  effect: ({ payload: place }, api) => complete(place, false, api),
})

/**
 * The learner pressed Next or Finish → completes the lesson, and leads to the next one or finishes the
 * course.
 */
startListening({
  matcher: completionPressed,
  effect: ({ payload: place }, api) => complete(place, true, api),
})

/**
 * The learner leaves a quiz with Next without submitting her answers → after 'Completed', a notice says that
 * the quiz is still open.
 */
startListening({
  matcher: completionPressed,
  effect: async ({ payload: place }, api) => {
    const lesson = lessonAt(place, api)?.lesson
    if (!lesson || lesson.isSubmitted || lessonType(lesson.type) !== 'quiz') return
    if (Object.keys(lesson.draftAnswers).length === 0) return
    await api.delay(COMPLETED_TOAST_MS)
    api.dispatch(noticeGiven({ kind: 'info', text: 'learn.quizKept' }))
  },
})

/** The learner submitted a quiz → completes it with its score and answers. */
startListening({
  actionCreator: quizSubmitted,
  effect: async ({ payload: { answers, ...place } }, api) => {
    const lesson = lessonAt(place, api)?.lesson
    const { percent } = quizScore(questionsOf(lesson?.quizData), answers)
    if (lesson && !lesson.isSubmitted)
      await recordEvent(place, { kind: 'quiz', answers, score: percent }, api)
    api.dispatch(quizStored(place))
  },
})

/**
 * The learner completed a lesson → shows the next one after a moment, unless she opened another one
 * meanwhile.
 */
startListening({
  actionCreator: lessonCompleted,
  effect: async ({ payload: { next, finishesCourse } }, { dispatch, delay, getState }) => {
    const { open } = selectPlayerSession(getState())
    if (!next || finishesCourse) return
    await delay(LESSON_SWITCH_DELAY_MS)
    if (selectPlayerSession(getState()).open === open) dispatch(switchDelayEnded({ destination: next }))
  },
})

/** The learner completed a lesson → hides the notice after 1.5 s. */
startListening({
  actionCreator: lessonCompleted,
  effect: async ({ payload: { isNew } }, { dispatch, delay, cancelActiveListeners }) => {
    cancelActiveListeners()
    if (!isNew) return
    await delay(COMPLETED_TOAST_MS)
    dispatch(completedToastEnded())
  },
})

type ListenerApi = ListenerEffectAPI<RootState, AppDispatch>

type FoundLesson = { course: LearnerCourse; lesson: LearnerLesson; next: LearnerLesson | undefined }

function lessonAt({ slug, lessonId }: LessonReference, { getState }: StoreApi): FoundLesson | undefined {
  const course = selectKnownCourse(getState(), slug)
  const lesson = course && lessonOf(course, lessonId)
  return course && lesson && { course, lesson, next: nextLesson(course, lessonId) }
}

function uncompletedAt(place: LessonReference, api: StoreApi) {
  const lesson = lessonAt(place, api)?.lesson
  return lesson?.completed ? undefined : lesson
}

/** Records an event. The device has stored it when the promise resolves; the sender reports it later. */
async function recordEvent(
  { userId, courseId, lessonId }: LessonReference,
  event: LessonEvent,
  { dispatch }: StoreApi,
) {
  await outboxOf(dispatch)?.recordEvent({ userId, courseId, lessonId }, event)
}

function recordPosition(place: LessonReference, second: number, api: StoreApi, { isForDevice = false } = {}) {
  const lesson = uncompletedAt(place, api)
  if (!lesson || lessonType(lesson.type) !== 'video') return
  const position = Math.floor(second)
  const record = api.getState().learning.courses[place.courseId]?.[place.lessonId]
  const isUnsent = !isForDevice && record !== undefined && isPositionUnsent(record)
  if (position === Math.floor(lesson.position) && !isUnsent) return
  void recordEvent(place, { kind: 'position', second: position, isForDevice }, api)
}

/**
 * Reports the newest position of all tabs. The device already has each second, and another tab may be far
 * ahead.
 */
function reportPosition(place: LessonReference, api: StoreApi) {
  const record = api.getState().learning.courses[place.courseId]?.[place.lessonId]
  if (!record?.position || !isPositionUnsent(record) || !uncompletedAt(place, api)) return
  void recordEvent(place, { kind: 'position', second: record.position.second }, api)
}

/** Completes a lesson unless it is already complete, and dispatches what follows. */
async function complete(place: LessonReference, isMarked: boolean, api: ListenerApi) {
  const found = lessonAt(place, api)
  if (!found) return void api.dispatch(completionFailed(place))
  const { course, lesson, next } = found
  const isNew = !lesson.completed
  const wasLast = isLastUncompleted(course, lesson.id)
  if (isNew) await recordEvent(place, { kind: 'completed', isMarked, nextLessonId: next?.id }, api)
  if (isNew && (await isRefusedAtOnce(place, api))) return void api.dispatch(completionFailed(place))
  if (selectPlayerSession(api.getState()).open?.lessonId !== place.lessonId) return
  const isDoneAlready = !isNew && !next && course.lessons.every(({ completed }) => completed)
  api.dispatch(lessonCompleted({ isNew, next: next?.id, finishesCourse: wasLast || isDoneAlready }))
}

/**
 * A completion counts as soon as the device has it, without an answer. The page waits only a moment, so that
 * it does not celebrate a completion that the server refuses at once.
 */
async function isRefusedAtOnce(
  { courseId, lessonId }: LessonReference,
  { condition, getState }: ListenerApi,
) {
  const recordNow = () => getState().learning.courses[courseId]?.[lessonId]
  const isOpen = () => {
    const record = recordNow()
    return record !== undefined && reportOf(record) !== undefined
  }
  const { syncStatus } = getState().learning
  if (isOpen() && syncStatus !== 'offline' && syncStatus !== 'server')
    await condition(
      (_action, { learning }) => !isOpen() || learning.syncStatus !== 'sending',
      ANSWER_PATIENCE_MS,
    )
  const record = recordNow()
  return record !== undefined && refusedNow(record) !== undefined
}
