import { describe, expect, it, vi } from 'vitest'
import { isLater, type LessonRecord } from '@/domain/learning/lessonRecord'
import { reportOf } from '@/domain/learning/serverSync'
import { snapshotOf } from '@/domain/learning/tabRecords'
import {
  courseSnapshotReceived,
  deviceRead,
  learnerCame,
  learnerLeft,
  learningSlice,
  lessonEventRecorded,
  progressAsked,
  progressReceived,
  recordsReceived,
  reportResponded,
  storageHealthChanged,
} from '@/state/learning/slice'
import { progressOf } from './fakeServer'
import { aRecord, fullRecord, key } from './records'

type Action = Parameters<typeof learningSlice.reducer>[1]

const { reducer } = learningSlice
const stateAfter = (...actions: Action[]) => actions.reduce(reducer, reducer(undefined, { type: 'start' }))
const came = learnerCame({ userId: 'u-001', tab: 'here' })
const recorded = (event: Parameters<typeof lessonEventRecorded>[0]['event'], of = key()) =>
  lessonEventRecorded({ key: of, event: event })
const recordOf = (state: ReturnType<typeof reducer>, lessonId = 'read') => state.courses.c?.[lessonId]
/** A query with this id starts. */
const asked = (callId = 'question') => progressAsked(callId)
const served = (parts: object, callId = 'question') =>
  progressReceived({
    callId,
    courseId: 'c',
    progress: progressOf({ read: { status: 'in_progress', ...parts } }),
  })
/** The server answers the report of a record. `code`: undefined if it accepts the report. */
const answered = (record: LessonRecord, code?: number) =>
  reportResponded({ key: record, report: reportOf(record)!, attempt: 0, code, requestedAt: 0 })

describe('the state of a learner', () => {
  const others = stateAfter(came, recorded({ kind: 'opened' }))
  const his = key('read', 'c', 'u-002')

  it.each([
    ['an event', recorded({ kind: 'completed', isMarked: true }, his)],
    [
      'the records on his device',
      deviceRead({ userId: 'u-002', records: [fullRecord], courseSnapshots: [], isWhole: true }),
    ],
    ['the records of another tab', recordsReceived([{ ...fullRecord, userId: 'u-002' }])],
    ['the server’s progress', served({ status: 'completed' }, 'asked by him')],
    ['the acknowledgement of a report', answered(aRecord({ ...his, status: 'completed' }))],
    ['the refusal of a report', answered(aRecord({ ...his, status: 'completed' }), 422)],
    [
      'a course snapshot',
      courseSnapshotReceived({ userId: 'u-002', courseId: 'c', lessonIds: ['read'], completed: ['read'] }),
    ],
  ])('ignores data of another learner: %s', (_what, action) => {
    expect(reducer(others, action)).toEqual(others)
  })

  it('is empty after she has signed out or another learner has signed in', () => {
    expect(reducer(others, learnerLeft())).toEqual(stateAfter())
    expect(reducer(others, learnerCame({ userId: 'u-002', tab: 'here' })).courses).toEqual({})
  })

  it('accepts no events while nobody is signed in', () => {
    expect(stateAfter(recorded({ kind: 'opened' }), recordsReceived([aRecord()])).courses).toEqual({})
  })
})

describe('the logical clock', () => {
  it('advances with each event', () => {
    const first = stateAfter(came, recorded({ kind: 'position', second: 5 }))
    const second = reducer(first, recorded({ kind: 'position', second: 3 }))
    expect(isLater(recordOf(second)?.position?.at, recordOf(first)?.position?.at)).toBe(true)
    expect(recordOf(second)).toMatchObject({ position: { second: 3 }, reach: 5 })
  })

  it.each([
    [
      'the device',
      (record: typeof fullRecord) =>
        deviceRead({ userId: 'u-001', records: [record], courseSnapshots: [], isWhole: true }),
    ],
    ['another tab', (record: typeof fullRecord) => recordsReceived([record])],
  ])('continues from the latest timestamp that %s knows', (_who, answerOf) => {
    const ahead = { ...fullRecord, page: { number: 2, at: { count: 500, tab: 'zzz' } } }
    const state = stateAfter(came, answerOf(ahead), recorded({ kind: 'page', number: 1 }))
    expect(recordOf(state)?.page).toEqual({ number: 1, at: { count: 501, tab: 'here' } })
  })

  it('does not use the device’s clock', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20') })
    const before = stateAfter(came, recorded({ kind: 'position', second: 50 }))
    vi.setSystemTime(new Date('1970-01-02'))
    const state = reducer(before, recorded({ kind: 'position', second: 60 }))
    expect(recordOf(state)?.position?.second).toBe(60)
    expect(recordOf(state)?.touchedAt).toBe(Date.parse('2026-11-20'))
  })
})

describe('records from other tabs or the device', () => {
  it('are joined with events of this tab', () => {
    const device = aRecord({ position: { second: 90, at: { count: 40, tab: 'before' } }, reach: 90 })
    const state = stateAfter(
      came,
      recorded({ kind: 'completed', isMarked: true }),
      deviceRead({ userId: 'u-001', records: [device], courseSnapshots: [], isWhole: true }),
    )
    expect(recordOf(state)).toMatchObject({ status: 'completed', position: { second: 90 }, reach: 90 })
    expect(state.isRead).toBe(true)
  })

  it('leave the state the same object if they contain nothing new', () => {
    const state = stateAfter(came, recorded({ kind: 'opened' }), recorded({ kind: 'position', second: 5 }))
    expect(reducer(state, recordsReceived([structuredClone(recordOf(state)!)]))).toBe(state)
    expect(reducer(state, storageHealthChanged('well'))).toBe(state)
  })

  it('change only their own lessons', () => {
    const state = stateAfter(came, recordsReceived([fullRecord, aRecord({ lessonId: 'look' })]))
    const next = reducer(state, recordsReceived([aRecord({ lessonId: 'look', status: 'completed' })]))
    expect(recordOf(next, 'look')?.status).toBe('completed')
    expect(recordOf(next)).toBe(recordOf(state))
  })
})

describe('the server’s state', () => {
  it('is adopted if it is newer, because another device has continued', () => {
    const state = stateAfter(came, recorded({ kind: 'opened' }), asked())
    expect(recordOf(reducer(state, served({ lastPosition: 42 })))?.position?.second).toBe(42)
    const completed = reducer(state, served({ status: 'completed' }))
    expect(recordOf(completed)).toMatchObject({ status: 'completed', saved: { status: 'completed' } })
  })

  it('does not undo what another tab has reported meanwhile, in whatever order messages arrive', () => {
    // Both tabs know second 5, which the server has. This tab has asked often, so its clock is far ahead.
    const five = stateAfter(came, recorded({ kind: 'position', second: 5 }))
    const known = reducer(five, answered(recordOf(five)!))
    const asks = Array.from({ length: 9 }, () => asked())
    const here = [recordsReceived([recordOf(known)!]), ...asks].reduce(reducer, stateAfter(came))
    const there = [recordsReceived([recordOf(known)!]), recorded({ kind: 'position', second: 14 })].reduce(
      reducer,
      stateAfter(learnerCame({ userId: 'u-001', tab: 'there' })),
    )
    const said = reducer(there, answered(recordOf(there)!))
    // This answer is older than the other tab's report, and comes from another device.
    const answer = served({ lastPosition: 3 })
    const message = recordsReceived([recordOf(said)!])
    for (const order of [
      [answer, message],
      [message, answer],
    ])
      expect(recordOf(order.reduce(reducer, here))?.position?.second).toBe(14)
  })

  it('is that of the later request if two answers arrive, in either order', () => {
    const state = stateAfter(came, recorded({ kind: 'opened' }), asked('early'), asked('late'))
    const [early, late] = [served({ lastPosition: 40 }, 'early'), served({ lastPosition: 20 }, 'late')]
    for (const order of [
      [early, late],
      [late, early],
    ])
      expect(recordOf(order.reduce(reducer, state))?.position?.second).toBe(20)
  })

  it('does not undo what the server has acknowledged since the request', () => {
    const opened = stateAfter(came, recorded({ kind: 'position', second: 30 }), asked())
    const acknowledged = reducer(opened, answered(recordOf(opened)!))
    const state = reducer(acknowledged, served({ lastPosition: 10 }))
    expect(recordOf(state)?.position?.second).toBe(30)
    expect(reportOf(recordOf(state)!)).toBeUndefined()
  })

  it('is also updated by the answer to a report, and the newest answer stays', () => {
    const sent = stateAfter(came, recorded({ kind: 'completed', isMarked: true }), asked())
    const [before, after] = [0, 2].map((requestedAt) =>
      reducer(
        sent,
        reportResponded({
          ...answered(recordOf(sent)!).payload,
          requestedAt: sent.clock - 1 + requestedAt,
          progress: progressOf({ read: { status: 'completed' }, look: { status: 'completed' } }),
        }),
      ),
    )
    const question = served({ status: 'completed' })
    expect(snapshotOf(reducer(after!, question), 'c')?.requestedAt).toBe(sent.clock + 1)
    expect(snapshotOf(reducer(before!, question), 'c')?.requestedAt).toBe(sent.clock)
    expect(recordOf(after!)?.saved.status).toBe('completed')
  })

  it('creates no records of lessons that this device does not know', () => {
    const state = stateAfter(came, asked())
    expect(reducer(state, served({ status: 'completed' })).courses).toEqual({})
  })
})

it.each(['__proto__', 'constructor', 'toString'])(
  'the state accepts a course or a lesson called %s',
  (name) => {
    const opened = { kind: 'opened' } as const
    const state = stateAfter(
      came,
      recorded(opened, key('read', name)),
      recorded(opened, key(name)),
      recorded(opened),
    )
    expect(recordOf(state)).toMatchObject({ status: 'in_progress' })
    expect({}).not.toHaveProperty('read')
    expect(Object).not.toHaveProperty('read')
  },
)

it('an event of a lesson called __proto__ has no pending write', () => {
  const done = { kind: 'completed', isMarked: true } as const
  expect(stateAfter(came, recorded(done, key('__proto__'))).pendingWrites).toEqual({})
  expect(Object.keys(stateAfter(came, recorded(done)).pendingWrites)).toHaveLength(1)
})
