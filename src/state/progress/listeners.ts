import { isAnyOf } from '@reduxjs/toolkit'
import { enrollmentApi, usableProgress } from '@/api/enrollment'
import type { EnrollmentProgress } from '@/api/types'
import { isRecord } from '@/lib/values/isRecord'
import { startListening } from '../listeners'
import { noticeDismissed, noticeGiven } from '../notices/slice'
import { servicesOf } from '../services'
import { lineReturned } from '../session/slice'
import type { AppDispatch } from '../store'
import { openOutboxFor, outboxOf } from './outboxes'
import { selectDeadLetters } from './selectors'
import type { StoreApi } from './sender'
import { lettersDismissed, lettersTriedAgain, serverAsked, serverTold } from './slice'

const { getEnrollmentProgress, updateProgress, markComplete } = enrollmentApi.endpoints

/** Somebody signed in, out, or in place of another → her work comes, and the other's goes. */
startListening({
  predicate: (action, now, before) =>
    now.session.record?.userId !== before.session.record?.userId ||
    action.type === 'store/lazySlicesInjected',
  effect: (_action, api) => openOutbox(api),
})

/** The line is back → what waits goes out at once. */
startListening({
  actionCreator: lineReturned,
  effect: async (_action, api) => {
    await openOutbox(api)
    outboxOf(api.dispatch)?.retry()
  },
})

async function openOutbox(api: StoreApi) {
  try {
    await openOutboxFor(api.getState().session.record?.userId, api)
  } catch (error) {
    // Its code did not come; where it is needed, its page waits for the line too.
    console.warn('What keeps progress could not be loaded.', error)
  }
}

const lettersDecided = isAnyOf(lettersTriedAgain, lettersDismissed)

/** She has decided about what was refused → once more, or never again. */
startListening({
  matcher: lettersDecided,
  effect: (action, { dispatch, getState }) => {
    const kind = lettersTriedAgain.match(action) ? 'triedAgain' : 'dismissed'
    for (const letter of selectDeadLetters(getState())) void outboxOf(dispatch)?.note(letter, { kind })
  },
})

/** Effects cast to this: TypeScript loses what the actions of four joined endpoints have in common. */
type Call = {
  payload: unknown
  meta: {
    requestId: string
    arg: { originalArgs: unknown }
    /** Missing where no server was asked. */
    baseQueryMeta?: unknown
  }
}

/** Request → who asked, and the clock then: the answer knows of nothing later. */
const createQuestions = () => new Map<string, { userId: string; askedAt: number }>()

startListening({
  matcher: isAnyOf(
    getEnrollmentProgress.matchPending,
    updateProgress.matchPending,
    markComplete.matchPending,
  ),
  effect: (action, { dispatch, getState }) => {
    const { meta } = action as unknown as Call
    dispatch(serverAsked())
    const { userId, clock } = getState().progress
    if (userId !== null) questionsOf(dispatch).set(meta.requestId, { userId, askedAt: clock })
  },
})

/** The server has told how a course stands → that is joined with what this device knows. */
startListening({
  matcher: isAnyOf(
    getEnrollmentProgress.matchFulfilled,
    updateProgress.matchFulfilled,
    markComplete.matchFulfilled,
  ),
  effect: (action, { dispatch }) => {
    const { payload, meta } = action as unknown as Call
    const questions = questionsOf(dispatch)
    const question = questions.get(meta.requestId)
    questions.delete(meta.requestId)
    const courseId = courseOf(meta.arg.originalArgs)
    if (!question || !courseId || !meta.baseQueryMeta || !hasChapters(payload)) return
    dispatch(serverTold({ ...question, courseId, progress: usableProgress(payload) }))
    outboxOf(dispatch)?.heard(courseId, question.askedAt)
  },
})

startListening({
  matcher: isAnyOf(
    getEnrollmentProgress.matchRejected,
    updateProgress.matchRejected,
    markComplete.matchRejected,
  ),
  effect: (action, { dispatch }) =>
    void questionsOf(dispatch).delete((action as unknown as Call).meta.requestId),
})

const refusals = { completion: 'learn.completeFailed', progress: 'learn.updateFailed' } as const
const isRefusal = (text: string) => Object.values<string>(refusals).includes(text)

/** The server will not take something → she is told once, in the tab that she looks at, until she has put it aside. */
startListening({
  predicate: (_action, now, before) =>
    now.progress !== before.progress &&
    // What the device brings along from before is on the quiet line.
    before.progress?.isRead &&
    selectDeadLetters(now).length > 0 &&
    selectDeadLetters(before).length === 0,
  effect: (_action, { dispatch, getState }) => {
    const [letter] = selectDeadLetters(getState())
    if (!letter || document.visibilityState !== 'visible') return
    const isCompletion = letter.refused?.status === 'completed'
    // What was said of the lesson before is a part of this: one notice is enough.
    for (const { id, text } of getState().notices) if (isRefusal(text)) dispatch(noticeDismissed(id))
    dispatch(noticeGiven({ kind: 'failure', text: refusals[isCompletion ? 'completion' : 'progress'] }))
  },
})

const questionsOf = (dispatch: AppDispatch) => servicesOf(dispatch).get(createQuestions)

/** Questions name their course, reports carry it along. */
function courseOf(args: unknown) {
  const courseId = isRecord(args) ? args.courseId : args
  return typeof courseId === 'string' ? courseId : undefined
}

function hasChapters(answer: unknown): answer is EnrollmentProgress {
  return isRecord(answer) && Array.isArray(answer.chapters)
}
