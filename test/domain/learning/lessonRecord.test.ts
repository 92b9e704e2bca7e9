import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isInDeadLetters,
  isLater,
  joinRecords,
  type LamportTimestamp,
  type LessonEvent,
  type LessonRecord,
  latestCount,
  refusedNow,
  shownStatus,
  withEvent,
} from '@/domain/learning/lessonRecord'
import { reportOf, withRefused, withServerState } from '@/domain/learning/serverSync'
import { anyLessonEvent, anyRecord, anyTimestamp, key, oddRecord, tabsThatLearn } from './anyRecord'
import { lessIn } from './lessIn'
import { acknowledged, nextTimestamp, recorded, refused, start } from './recorded'

const runs = { numRuns: 2_000 }
const quiz = (option: number): LessonEvent => ({ kind: 'quiz', answers: { 0: option }, score: option })
const completed: LessonEvent = { kind: 'completed', isMarked: true }

describe('joining versions of a record', () => {
  it.each([
    ['of any shape', fc.tuple(oddRecord, oddRecord, oddRecord)],
    ['of three tabs', tabsThatLearn],
  ])('is commutative, associative and idempotent (%s)', (_which, versions) => {
    fc.assert(
      fc.property(versions, ([a, b, c]) => {
        expect(joinRecords(a, b)).toEqual(joinRecords(b, a))
        expect(joinRecords(joinRecords(a, b), c)).toEqual(joinRecords(a, joinRecords(b, c)))
        expect(joinRecords(a, a)).toEqual(a)
        expect(joinRecords(joinRecords(a, b), b)).toEqual(joinRecords(a, b))
      }),
      runs,
    )
  })

  it('loses no part: neither a completion nor the newest position nor the earliest quiz submit', () => {
    fc.assert(
      fc.property(oddRecord, oddRecord, (a, b) => {
        const joined = joinRecords(a, b)
        expect(lessIn(a, joined)).toEqual([])
        expect(lessIn(b, joined)).toEqual([])
      }),
      runs,
    )
  })

  it('takes each dated part from one of the two versions', () => {
    fc.assert(
      fc.property(oddRecord, oddRecord, (a, b) => {
        const joined = joinRecords(a, b)
        for (const part of ['completion', 'position', 'quiz', 'page'] as const)
          expect([a[part], b[part]]).toContainEqual(joined[part])
        for (const [question, choice] of Object.entries(joined.draft))
          expect([a.draft[Number(question)], b.draft[Number(question)]]).toContainEqual(choice)
      }),
      runs,
    )
  })

  it('leaves the versions as they were', () => {
    fc.assert(
      fc.property(oddRecord, oddRecord, (a, b) => {
        const before = structuredClone([a, b])
        joinRecords(a, b)
        expect([a, b]).toEqual(before)
      }),
    )
  })
})

describe('the logical clock', () => {
  it('orders timestamps: one of two different ones is later, and none is later than itself', () => {
    fc.assert(
      fc.property(anyTimestamp, anyTimestamp, anyTimestamp, (a, b, c) => {
        const isSame = a.count === b.count && a.tab === b.tab && a.askedAt === b.askedAt
        expect(Number(isLater(a, b)) + Number(isLater(b, a))).toBe(isSame ? 0 : 1)
        if (isLater(a, b) && isLater(b, c)) expect(isLater(a, c)).toBe(true)
        expect(isLater(a, undefined)).toBe(true)
        expect(isLater(undefined, a)).toBe(false)
      }),
    )
    expect(isLater(undefined, undefined)).toBe(false)
  })

  it('is at least as late as every timestamp of a record', () => {
    fc.assert(
      fc.property(oddRecord, (record) => {
        const dated = [record.completion, record.position, record.quiz, record.page]
        for (const part of [...dated, ...Object.values(record.draft)]) expectSeen(record, part?.at)
        expectSeen(record, record.saved.position)
      }),
    )
  })

  it('never falls behind: an event after a join is newer than all joined ones', () => {
    fc.assert(
      fc.property(tabsThatLearn, fc.nat({ max: 60 }), ([a, b], second) => {
        const known = joinRecords(a, b)
        const record = recorded(known, { kind: 'position', second })
        expect(joinRecords(joinRecords(record, a), b).position?.second).toBe(second)
      }),
    )
  })
})

describe('an event of the learner', () => {
  it('loses no part', () => {
    fc.assert(
      fc.property(anyRecord, anyLessonEvent, fc.nat(), (record, event, now) => {
        expect(lessIn(record, withEvent(record, event, nextTimestamp(record), now))).toEqual([])
      }),
      runs,
    )
  })

  it('is in the record from then on', () => {
    fc.assert(
      fc.property(anyRecord, anyLessonEvent, (record, event) => {
        const after = recorded(record, event)
        if (event.kind === 'position') expect(after.position).toMatchObject({ second: event.second })
        if (event.kind === 'chosen') expect(after.draft[event.question]?.option).toBe(event.option)
        if (event.kind === 'page') expect(after.page?.number).toBe(event.number)
        if (event.kind === 'completed' || event.kind === 'quiz') expect(after.status).toBe('completed')
        if (event.kind === 'opened') expect(after.status).not.toBe('not_started')
        if (event.kind === 'completed') expect(after.completion).toBeDefined()
        if (event.kind === 'quiz') expect(after.quiz).toBeDefined()
        if (event.kind === 'viewed') expect(after.isViewed).toBe(true)
        if (event.kind === 'dismissed') expect(isInDeadLetters(after)).toBe(false)
        if (event.kind === 'triedAgain') expect(refusedNow(after)).toBeUndefined()
      }),
      runs,
    )
  })

  it('only the first completion and the first quiz submit count', () => {
    const record = recorded(start, { kind: 'completed', isMarked: false }, completed, quiz(1), quiz(2))
    expect(record.completion).toMatchObject({ isMarked: false })
    expect(record.quiz).toMatchObject({ answers: { 0: 1 }, score: 1 })
  })

  it('a position may go back: the newest counts, and the furthest is remembered', () => {
    const record = recorded(start, { kind: 'position', second: 50 }, { kind: 'position', second: 10 })
    expect(record).toMatchObject({ position: { second: 10 }, reach: 50 })
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('a position of %s is ignored', (second) => {
    const record = recorded(start, { kind: 'position', second: 7 })
    const after = recorded(record, { kind: 'position', second })
    expect(after).toMatchObject({ position: { second: 7 }, reach: 7 })
    // JSON can represent every part, because the journal is JSON.
    expect(JSON.parse(JSON.stringify(after))).toEqual(after)
  })

  it('takes only the time of the last change from the device’s clock', () => {
    fc.assert(
      fc.property(anyRecord, anyLessonEvent, fc.nat(), fc.nat(), (record, event, now, then) => {
        const { touchedAt, ...rest } = withEvent(record, event, nextTimestamp(record), now)
        expect({ ...withEvent(record, event, nextTimestamp(record), then), touchedAt }).toEqual({
          ...rest,
          touchedAt,
        })
        expect(touchedAt).toBe(Math.max(record.touchedAt, now))
      }),
    )
  })
})

describe('a refused report', () => {
  it('is in the dead letters until the learner dismisses or retries it', () => {
    const letter = refused(recorded(start, completed))
    expect(refusedNow(letter)).toMatchObject({ status: 'completed', code: 422 })
    expect(isInDeadLetters(letter)).toBe(true)
    expect(isInDeadLetters(recorded(letter, { kind: 'dismissed' }))).toBe(false)
    expect(isInDeadLetters(recorded(letter, { kind: 'triedAgain' }))).toBe(false)
  })

  it('does not count as done', () => {
    const opened = acknowledged(recorded(start, { kind: 'opened' }))
    expect(shownStatus(recorded(opened, completed))).toBe('completed')
    expect(shownStatus(refused(recorded(opened, completed)))).toBe('in_progress')
    expect(shownStatus(recorded(refused(recorded(opened, completed)), { kind: 'triedAgain' }))).toBe(
      'completed',
    )
  })

  it('stays out of the dead letters once dismissed, until a repeated event is refused again', () => {
    const aside = recorded(refused(recorded(start, completed)), { kind: 'dismissed' })
    expect(reportOf(aside)).toBeUndefined()
    const again = refused(recorded(aside, completed))
    expect(isInDeadLetters(again)).toBe(true)
  })

  it('is sent again if the learner repeats it on purpose, but not when a video plays on', () => {
    const letter = refused(recorded(start, { kind: 'position', second: 5 }))
    for (const kind of ['opened', 'triedAgain'] as const)
      expect(reportOf(recorded(letter, { kind }))).toBeDefined()
    for (const event of [
      { kind: 'position', second: 9 },
      { kind: 'viewed' },
      { kind: 'page', number: 2 },
      { kind: 'chosen', question: 0, option: 1 },
    ] as const)
      expect(reportOf(recorded(letter, event))).toBeUndefined()
  })

  it('is not sent again when the learner only opens the lesson of a refused completion or quiz', () => {
    for (const event of [completed, quiz(1)])
      expect(reportOf(recorded(refused(recorded(start, event)), { kind: 'opened' }))).toBeUndefined()
  })

  it('is no longer a dead letter if the server has the completion from another device', () => {
    const letter = refused(recorded(start, completed))
    const has = withServerState(
      letter,
      { lessonId: key.lessonId, status: 'completed' },
      { requestedAt: 99, isOutdated: false },
    )
    expect(isInDeadLetters(has)).toBe(false)
    expect(shownStatus(has)).toBe('completed')
  })

  it('does not affect a later attempt', () => {
    const sent = recorded(start, completed)
    const again = recorded(refused(sent), { kind: 'triedAgain' })
    const late = withRefused(again, reportOf(sent)!, sent.attempt, 403)
    expect(refusedNow(late)).toBeUndefined()
    expect(reportOf(late)).toEqual(reportOf(again))
  })

  it('allows new answers of a quiz, which count in every tab', () => {
    const letter = refused(recorded(start, quiz(1)))
    const again = recorded(letter, quiz(2))
    expect(again.quiz).toMatchObject({ answers: { 0: 2 }, score: 2 })
    expect(joinRecords(letter, again).quiz).toEqual(again.quiz)
    expect(reportOf(again)).toMatchObject({ body: { quizAnswers: { 0: 2 } } })
    // The same event again causes the same report.
    expect(reportOf(recorded(letter, { kind: 'triedAgain' }))).toMatchObject({
      body: { quizAnswers: { 0: 1 } },
    })
  })
})

function expectSeen(record: LessonRecord, at: LamportTimestamp | undefined) {
  expect(latestCount(record)).toBeGreaterThanOrEqual(at?.count ?? 0)
  expect(latestCount(record)).toBeGreaterThanOrEqual(at?.askedAt ?? 0)
}
