import { furtherStatus } from '@/domain/learning/lessonStatus'
import type { SyncState } from '@/domain/learning/syncPlan'
import { type Fault, moduleAt } from './faults'

/** A fault in the product's own functions, which a history must notice. */
export type Mutant = {
  name: string
  fault: Fault
  /** Few histories notice the fault, so the test begins with this one. */
  from?: number
}

const tabRecords = moduleAt<typeof import('@/domain/learning/tabRecords')>('src/domain/learning/tabRecords')
const plan = moduleAt<typeof import('@/domain/learning/syncPlan')>('src/domain/learning/syncPlan')
const freshness = moduleAt<typeof import('@/domain/learning/freshness')>('src/domain/learning/freshness')
const record = moduleAt<typeof import('@/domain/learning/lessonRecord')>('src/domain/learning/lessonRecord')
const report = moduleAt<typeof import('@/domain/learning/serverSync')>('src/domain/learning/serverSync')
const status = moduleAt<typeof import('@/domain/learning/lessonStatus')>('src/domain/learning/lessonStatus')
const selectors = moduleAt<typeof import('@/state/learning/selectors')>('src/state/learning/selectors')
const recovery = moduleAt<typeof import('@/state/learning/recovery')>('src/state/learning/recovery')

/** The next state, which also keeps the unanswered courses of the state before. */
const withUnanswered = (next: SyncState, before: SyncState): SyncState => ({
  ...next,
  freshness: {
    ...next.freshness,
    refusedCourses: new Set([...next.freshness.refusedCourses, ...before.freshness.refusedCourses]),
  },
})

export const mutants: Mutant[] = [
  {
    name: 'A join takes the last status',
    fault: record({
      joinRecords: (real) => (one, other) => ({ ...real.joinRecords(one, other), status: other.status }),
    }),
  },
  {
    name: 'A join takes the furthest position',
    fault: record({
      joinRecords: (real) => (one, other) => ({
        ...real.joinRecords(one, other),
        position:
          (one.position?.second ?? -1) > (other.position?.second ?? -1) ? one.position : other.position,
      }),
    }),
  },
  {
    name: 'A join takes the position by the device’s clock',
    fault: record({
      joinRecords: (real) => (one, other) => {
        const [newer, older] = one.touchedAt > other.touchedAt ? [one, other] : [other, one]
        return { ...real.joinRecords(one, other), position: newer.position ?? older.position }
      },
    }),
  },
  {
    name: 'A join takes the latest submit',
    fault: record({
      joinRecords: (real) => (one, other) => ({
        ...real.joinRecords(one, other),
        quiz: real.isLater(other.quiz?.at, one.quiz?.at) ? other.quiz : one.quiz,
      }),
    }),
  },
  {
    name: 'A join keeps one version’s choices',
    fault: record({
      joinRecords: (real) => (one, other) => ({ ...real.joinRecords(one, other), draft: other.draft }),
    }),
  },
  {
    name: 'A join forgets what is saved',
    fault: record({
      joinRecords: (real) => (one, other) => {
        const joined = real.joinRecords(one, other)
        return { ...joined, saved: { ...joined.saved, quiz: other.saved.quiz } }
      },
    }),
  },
  {
    name: 'The logical clock does not count on from what it sees',
    fault: record({ latestCount: () => () => 0 }),
  },
  {
    name: 'A retry sends nothing again',
    fault: record({
      withEvent: (real) => (known, event, at, now) => ({
        ...real.withEvent(known, event, at, now),
        attempt: known.attempt,
      }),
    }),
  },
  {
    name: 'A dismissed refusal comes back',
    fault: record({
      withEvent: (real) => (known, event, at, now) => {
        const recorded = real.withEvent(known, event, at, now)
        return event.kind === 'dismissed' ? { ...recorded, attempt: recorded.attempt + 1 } : recorded
      },
    }),
  },
  {
    name: 'A refusal also counts for the next attempt',
    fault: record({
      refusedNow:
        () =>
        ({ refused }) =>
          refused,
    }),
  },
  {
    name: 'A refused completion counts as done',
    fault: record({
      shownStatus: () => (known) => known.status,
      doneIn: (real) => (known) => ({ ...real.doneIn(known), isCompleted: known.status === 'completed' }),
    }),
  },
  {
    name: 'A completion is recorded as in progress',
    fault: record({
      withEvent: (real) => (known, event, at, now) => {
        const recorded = real.withEvent(known, event, at, now)
        if (event.kind !== 'completed') return recorded
        return { ...recorded, status: furtherStatus(known.status, 'in_progress') }
      },
    }),
  },
  {
    name: 'An acknowledgement clears later events',
    fault: report({
      withAcknowledged: (real) => (known, sent) => {
        const taken = real.withAcknowledged(known, sent)
        return { ...taken, saved: { ...taken.saved, position: known.position?.at ?? taken.saved.position } }
      },
    }),
  },
  {
    name: 'An acknowledged completion counts as an acknowledged quiz',
    fault: report({
      reportOf: (real) => (known) => {
        const due = real.reportOf(known)
        return due?.covers.status === 'completed' ? { ...due, covers: { ...due.covers, quiz: true } } : due
      },
    }),
  },
  { name: 'Acknowledgements are not recorded', fault: report({ withAcknowledged: () => (known) => known }) },
  {
    name: 'A refusal is sent again',
    fault: report({
      outcomeOf: (real) => (code) => {
        const outcome = real.outcomeOf(code)
        return outcome === 'refused' ? 'later' : outcome
      },
    }),
  },
  {
    name: '401 is a refusal',
    fault: report({ outcomeOf: (real) => (code) => (code === 401 ? 'refused' : real.outcomeOf(code)) }),
  },
  {
    name: 'No answer is an acknowledgement',
    fault: report({
      outcomeOf: (real) => (code) => (code === 'offline' ? 'acknowledged' : real.outcomeOf(code)),
    }),
  },
  {
    name: 'The server’s position replaces an unsent one',
    fault: report({
      withServerState: (real) => (known, serverState, age) => {
        const joined = real.withServerState({ ...known, reach: -1 }, serverState, age)
        return { ...joined, reach: Math.max(known.reach, joined.reach) }
      },
    }),
  },
  {
    name: 'An answer older than the acknowledgement counts',
    fault: report({
      withServerState: (real) => (known, serverState, age) =>
        real.withServerState(known, serverState, { ...age, isOutdated: false }),
    }),
  },
  {
    name: 'The position of another device is overwritten',
    fault: report({
      withServerState: (real) => (known, serverState, age) => {
        const joined = real.withServerState({ ...known, reach: Number.MAX_SAFE_INTEGER }, serverState, age)
        return { ...joined, reach: Math.max(known.reach, joined.position?.second ?? 0) }
      },
    }),
  },
  {
    name: 'A position that arrives late counts',
    from: 231_050,
    fault: report({
      withServerState: (real) => (known, serverState, age) => ({
        ...real.withServerState({ ...known, sent: undefined }, serverState, age),
        ...(known.sent && { sent: known.sent }),
      }),
    }),
  },
  {
    name: 'Sent reports are not marked as sent',
    from: 707_740,
    fault: report({ withSent: () => (known) => known }),
  },
  {
    name: 'The server’s completion is ignored',
    fault: report({
      withServerState: (real) => (known, serverState, age) => ({
        ...real.withServerState(known, serverState, age),
        status: known.status,
      }),
    }),
  },
  {
    name: 'A completed lesson is reported as in progress',
    fault: report({
      reportOf: (real) => (known) =>
        real.reportOf(known) ??
        (known.status === 'completed' ? real.reportOf({ ...known, status: 'in_progress' }) : undefined),
    }),
  },
  {
    name: 'Chosen answers are sent',
    fault: report({
      reportOf: (real) => (known) => {
        const due = real.reportOf(known)
        if (due?.call !== 'updateProgress' || !due.body.quizAnswers) return due
        const { quizAnswers } = due.body
        const chosen = known.draft[0]?.option ?? quizAnswers[0] ?? 0
        return { ...due, body: { ...due.body, quizAnswers: { ...quizAnswers, 0: chosen } } }
      },
    }),
  },
  {
    name: 'Progress is reported before the server’s state is known',
    fault: report({ isWithinLesson: () => () => false }),
  },
  {
    name: 'A refused quiz removes the marked completion',
    fault: report({
      withRefused: (real) => (known, sent, attempt, code) => {
        const { refused, ...rest } = real.withRefused(known, sent, attempt, code)
        if (refused?.attempt !== attempt) return { ...rest, refused }
        return { ...rest, refused: { ...refused, status: furtherStatus(refused.status, sent.covers.status) } }
      },
    }),
  },
  {
    name: 'Only a position without a later one is reported',
    fault: report({
      reportOf: (real) => (known) => {
        const isStill = known.positionDue?.count === known.position?.at.count
        return real.reportOf(isStill ? known : { ...known, positionDue: undefined })
      },
    }),
  },
  {
    name: 'Every second is reported',
    fault: report({
      reportOf: (real) => (known) => real.reportOf({ ...known, positionDue: known.position?.at }),
    }),
  },
  {
    name: 'The view shows the server’s last status',
    fault: status(
      { furtherStatus: () => (server) => server },
      { seenBy: ['src/domain/learning/learnerCourse'] },
    ),
  },
  { name: 'A tab accepts records of any learner', fault: record({ isRecordOf: () => () => true }) },
  {
    name: 'A sender sends under any user',
    fault: selectors({ selectMaySend: () => () => true }),
  },
  {
    name: 'A lesson has several open requests',
    fault: plan({
      plan: (real) => (input, now) => real.plan({ ...input, inFlight: new Set() }, now),
      planLeave: (real) => (input, now) => real.planLeave({ ...input, inFlight: new Set() }, now),
    }),
  },
  {
    name: 'Events are sent before they are stored',
    fault: plan({ plan: (real) => (input, now) => real.plan({ ...input, pendingWrites: {} }, now) }),
  },
  {
    name: 'The device replaces what it holds',
    fault: tabRecords({ keptRecord: () => (_held, event) => event }),
  },
  {
    name: 'The device keeps what it holds',
    fault: tabRecords({ keptRecord: () => (held, event) => held ?? event }),
  },
  {
    name: 'A completion shows before it is stored',
    fault: record({ withDone: () => (known) => known }),
  },
  {
    name: 'A stored completion does not show',
    fault: tabRecords({
      afterStored: (real) => (pending, batch) => ({ ...pending, ...real.afterStored(pending, batch) }),
    }),
  },
  {
    name: 'A failed write counts as unfinished',
    fault: tabRecords({ afterStoreFailed: () => (pending) => pending }),
  },
  {
    name: 'A record that came during a write counts as stored',
    fault: tabRecords({
      afterStored: (real) => (pending, batch) =>
        real.afterStored(
          pending,
          batch.map((one) => pending[JSON.stringify([one.courseId, one.lessonId])]?.record ?? one),
        ),
    }),
  },
  {
    name: 'An outage is forgotten',
    fault: freshness({ afterOutage: (real) => () => real.initialFreshness }),
  },
  {
    name: 'A course that the server once refused is never asked about again',
    from: 59_246,
    fault: plan({
      afterReport: (real) => (state, name, response, at) =>
        withUnanswered(real.afterReport(state, name, response, at), state),
      afterQuestion: (real) => (state, courseId, response, at) =>
        withUnanswered(real.afterQuestion(state, courseId, response, at), state),
    }),
  },
  {
    name: 'A report stays in flight forever',
    fault: plan({
      afterReport: (real) => (state, name, response, at) =>
        real.afterSend(real.afterReport(state, name, response, at), name),
    }),
  },
  {
    name: 'A result shows before it is stored',
    fault: record({
      withDone: (real) => (known, before) => ({ ...real.withDone(known, before), quiz: known.quiz }),
    }),
  },
  {
    name: 'A journal is removed before its records are stored',
    fault: recovery({ mayForget: () => () => true }),
  },
]
