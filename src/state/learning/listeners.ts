import { isAnyOf, original } from '@reduxjs/toolkit'
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import { enrollmentApi } from '@/api/enrollment'
import { snapshotOf } from '@/domain/learning/tabRecords'
import { startListening } from '../listeners'
import { noticeDismissed, noticeGiven } from '../notices/slice'
import { cameOnline } from '../session/slice'
import type { StoreApi } from './openOutbox'
import { openOutboxFor, outboxOf } from './outboxes'
import { selectDeadLetters } from './selectors'
import {
  deadLettersDismissed,
  deadLettersRetried,
  progressAsked,
  progressFailed,
  progressReceived,
  reportResponded,
} from './slice'

const { getEnrollmentProgress } = enrollmentApi.endpoints

/**
 * The user changed, or the slice was injected → closes the former learner's outbox, and opens the new one's.
 */
startListening({
  predicate: (action, now, before) =>
    now.session.record?.userId !== before.session.record?.userId ||
    action.type === 'store/lazySlicesInjected',
  effect: (_action, api) => openOutbox(api),
})

/** The connection is back → sends all waiting reports at once. */
startListening({
  actionCreator: cameOnline,
  effect: async (_action, api) => {
    await openOutbox(api)
    outboxOf(api.dispatch)?.retry()
  },
})

async function openOutbox(api: StoreApi) {
  try {
    await openOutboxFor(api.getState().session.record?.userId, api)
  } catch (error) {
    // The outbox's code could not be loaded. A page that needs it waits for the connection, too.
    console.warn('What keeps progress could not be loaded.', error)
  }
}

const deadLettersDecided = isAnyOf(deadLettersRetried, deadLettersDismissed)

/** The learner has decided about refused events → sends them once more, or drops them. */
startListening({
  matcher: deadLettersDecided,
  effect: (action, { dispatch, getState }) => {
    const kind = deadLettersRetried.match(action) ? 'triedAgain' : 'dismissed'
    for (const letter of selectDeadLetters(getState())) void outboxOf(dispatch)?.recordEvent(letter, { kind })
  },
})

/**
 * A query for the progress of a course starts → notes the logical clock, because the answer contains nothing
 * later.
 */
startListening({
  matcher: getEnrollmentProgress.matchPending,
  effect: ({ meta }, { dispatch }) => void dispatch(progressAsked(meta.requestId)),
})

/** The server has answered with the progress of a course → joins it with the records of this device. */
startListening({
  matcher: getEnrollmentProgress.matchFulfilled,
  effect: ({ payload, meta: { requestId: callId, arg, baseQueryMeta } }, { dispatch }) => {
    // The answer is this device's copy, which proves nothing about the server.
    if (baseQueryMeta === undefined) return void dispatch(progressFailed(callId))
    dispatch(progressReceived({ callId, courseId: arg.originalArgs, progress: payload }))
    outboxOf(dispatch)?.sync()
  },
})

startListening({
  matcher: getEnrollmentProgress.matchRejected,
  effect: ({ meta }, { dispatch }) => void dispatch(progressFailed(meta.requestId)),
})

/**
 * The answer to a report contains the course's progress → the pages show it, unless a later query is already
 * answered.
 */
startListening({
  actionCreator: reportResponded,
  effect: ({ payload: { key, requestedAt } }, { dispatch, getState }) => {
    const snapshot = snapshotOf(getState().learning, key.courseId)
    if (snapshot?.requestedAt !== requestedAt) return
    dispatch(
      enrollmentApi.util.updateQueryData('getEnrollmentProgress', key.courseId, (held) =>
        // An unchanged part stays the same object, so its components do not render again.
        copyWithStructuralSharing(original(held), snapshot.progress),
      ),
    )
  },
})

const refusals = { completion: 'learn.completeFailed', progress: 'learn.updateFailed' } as const
const isRefusal = (text: string) => Object.values<string>(refusals).includes(text)

/** The server refuses an event → the visible tab notifies the learner, once until she dismisses it. */
startListening({
  predicate: (_action, now, before) =>
    now.learning !== before.learning &&
    // Refusals from before this visit show in the status line below the lesson, so they get no notice.
    before.learning?.isRead &&
    selectDeadLetters(now).length > 0 &&
    selectDeadLetters(before).length === 0,
  effect: (_action, { dispatch, getState }) => {
    const [letter] = selectDeadLetters(getState())
    if (!letter || document.visibilityState !== 'visible') return
    const isCompletion = letter.refused?.status === 'completed'
    // The new notice replaces an earlier one about a refusal.
    for (const { id, text } of getState().notices) if (isRefusal(text)) dispatch(noticeDismissed(id))
    dispatch(noticeGiven({ kind: 'failure', text: refusals[isCompletion ? 'completion' : 'progress'] }))
  },
})
