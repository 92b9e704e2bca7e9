import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LessonProgress } from '@/api/types'
import {
  joinRecords,
  type LessonEvent,
  type LessonRecord,
  latestCount,
  refusedNow,
} from '@/domain/learning/lessonRecord'
import { statusOf } from '@/domain/learning/lessonStatus'
import {
  backOffMs,
  isPositionUnsent,
  isWithinLesson,
  outcomeOf,
  type Report,
  reportOf,
  withAcknowledged,
  withAnswered,
  withSent,
  withServerState,
} from '@/domain/learning/serverSync'
import { anyLessonEvent, anyRecord, anyServerState, key } from './anyRecord'
import { lessIn } from './lessIn'
import { acknowledged, recorded, refused, start } from './recorded'

const runs = { numRuns: 2_000 }
const next = (record: LessonRecord) => latestCount(record) + 1
const withServer = (
  record: LessonRecord,
  parts: Partial<LessonProgress>,
  requestedAt = next(record),
  isOutdated = false,
) =>
  withServerState(
    record,
    { lessonId: key.lessonId, status: 'in_progress', ...parts },
    { requestedAt, isOutdated },
  )
const at = (second: number): LessonEvent => ({ kind: 'position', second })
const completed: LessonEvent = { kind: 'completed', isMarked: true, nextLessonId: 'next' }
const ended: LessonEvent = { kind: 'completed', isMarked: false, nextLessonId: 'next' }
const quiz: LessonEvent = { kind: 'quiz', answers: { 0: 2 }, score: 50 }

describe('an unsent event', () => {
  it.each<[string, LessonEvent[], Report['call'], object]>([
    ['opening a lesson', [{ kind: 'opened' }], 'updateProgress', { lessonId: 'l', status: 'in_progress' }],
    [
      'a position',
      [{ kind: 'opened' }, at(5), at(10)],
      'updateProgress',
      { lessonId: 'l', status: 'in_progress', lastPosition: 10 },
    ],
    [
      'viewing most of a lesson',
      [{ kind: 'viewed' }],
      'updateProgress',
      { lessonId: 'l', status: 'in_progress' },
    ],
    [
      'the end of a video, with position 0',
      [at(5), ended],
      'updateProgress',
      { lessonId: 'l', status: 'completed', lastPosition: 0 },
    ],
    ['Next', [at(5), completed], 'markComplete', { lessonId: 'l', nextLessonId: 'next' }],
    [
      'a quiz, in place of its completion',
      [completed, quiz],
      'updateProgress',
      { lessonId: 'l', status: 'completed', quizScore: 50, quizAnswers: { 0: 2 } },
    ],
  ])('becomes a report: %s', (_what, event, call, body) => {
    expect(reportOf(recorded(start, ...event))).toMatchObject({ call, body })
  })

  it('does not exist in a new record, nor after an acknowledgement', () => {
    expect(reportOf(start)).toBeUndefined()
    fc.assert(
      fc.property(anyRecord, (record) => {
        const report = reportOf(record)
        if (!report) return
        expect(reportOf(acknowledged(record))).toBeUndefined()
      }),
      runs,
    )
  })

  it('a position for the device only is sent with the next report', () => {
    const withServer = acknowledged(recorded(start, at(5)))
    const onDevice = recorded(withServer, { kind: 'position', second: 7, isForDevice: true })
    expect(onDevice.position?.second).toBe(7)
    expect(reportOf(onDevice)).toBeUndefined()
    expect(isPositionUnsent(onDevice)).toBe(true)
    expect(reportOf(recorded(onDevice, at(7)))).toMatchObject({ body: { lastPosition: 7 } })
    // Any other report also contains the newest position.
    const due = recorded(withServer, at(10), { kind: 'position', second: 11, isForDevice: true })
    expect(reportOf(due)).toMatchObject({ body: { lastPosition: 11 } })
    expect(isPositionUnsent(acknowledged(due))).toBe(false)
  })

  it('draft answers and pages are never sent', () => {
    fc.assert(
      fc.property(anyRecord, fc.nat({ max: 2 }), fc.nat({ max: 3 }), (record, question, option) => {
        const after = recorded(record, { kind: 'chosen', question, option }, { kind: 'page', number: 3 })
        expect(reportOf(after)).toEqual(reportOf(record))
      }),
      runs,
    )
  })

  it('never reports a completed lesson as in progress, nor its position', () => {
    fc.assert(
      fc.property(anyRecord, anyLessonEvent, (record, event) => {
        const after = recorded(record, completed, event)
        const report = reportOf(after)
        expect(after.status).toBe('completed')
        expect(report && isWithinLesson(report)).not.toBe(true)
        if (report?.call === 'updateProgress') expect(report.body.lastPosition ?? 0).toBe(0)
      }),
      runs,
    )
  })

  it('its report covers no more than the body contains', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const report = reportOf(record)
        if (report?.call !== 'updateProgress') return
        const { body, covers } = report
        expect(covers.status).toBe(body.status)
        expect(covers.quiz).toBe(body.quizAnswers !== undefined)
        if (covers.position) expect(body.lastPosition).toBe(record.position?.second)
      }),
      runs,
    )
  })

  it('needs at most four reports, whatever the server answers', () => {
    fc.assert(
      fc.property(anyRecord, fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), (record, takes) => {
        const last = takes.reduce((held, isTaken) => {
          const report = reportOf(held)
          if (!report) return held
          return isTaken ? acknowledged(held) : refused(held)
        }, record)
        expect(reportOf(last)).toBeUndefined()
      }),
      runs,
    )
  })
})

describe('an acknowledgement', () => {
  it('loses no part', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const report = reportOf(record)
        if (report) expect(lessIn(record, withAcknowledged(record, report))).toEqual([])
      }),
      runs,
    )
  })

  it('clears what the report contained, not later events', () => {
    fc.assert(
      fc.property(anyRecord, anyLessonEvent, (record, event) => {
        const report = reportOf(record)
        if (!report) return
        const after = acknowledged(recorded(record, event), report)
        // Only what the later event alone would report is left.
        const left = reportOf(recorded(acknowledged(record), event))
        expect(reportOf(after)?.call).toBe(left?.call)
        expect(reportOf(after)?.body).toEqual(left?.body)
      }),
      runs,
    )
    const sent = recorded(start, at(5))
    expect(reportOf(acknowledged(recorded(sent, at(10)), reportOf(sent)!))).toMatchObject({
      body: { lastPosition: 10 },
    })
  })
})

describe('a refusal', () => {
  it('loses no part except the shown status', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        if (reportOf(record)) expect(lessIn(record, refused(record))).toEqual([])
      }),
      runs,
    )
  })

  it('keeps the report from being sent again until the learner retries it', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const report = reportOf(record)
        if (!report) return
        const after = refused(record)
        expect(reportOf(after)).not.toEqual(report)
        const again = reportOf(recorded(after, { kind: 'triedAgain' }))
        // A refused part of an earlier report in the same attempt is sent again, too, and first.
        if (refusedNow(record)) expect(again).toBeDefined()
        else expect(again).toEqual(report)
      }),
      runs,
    )
  })

  it('leaves a marked completion of the same quiz, which is reported on its own', () => {
    const record = refused(recorded(start, completed, quiz))
    expect(reportOf(record)).toMatchObject({ call: 'markComplete', body: { lessonId: 'l' } })
    expect(reportOf(acknowledged(record))).toBeUndefined()
    // Without a marked completion only the submit would have completed the lesson.
    expect(reportOf(refused(recorded(start, quiz)))).toBeUndefined()
  })
})

describe('the server’s state', () => {
  it('loses no part, and its completion counts in whatever order answers come', () => {
    fc.assert(
      fc.property(anyRecord, fc.array(fc.tuple(anyServerState, fc.nat({ max: 30 }))), (record, answers) => {
        const last = answers.reduce((held, [one, requestedAt]) => {
          const after = withServer(held, one, requestedAt)
          expect(lessIn(held, after).filter((part) => part !== 'quiz')).toEqual([])
          return after
        }, record)
        const wasCompleted = answers.some(([{ status }]) => status === 'completed')
        if (wasCompleted || record.status === 'completed') expect(last.status).toBe('completed')
      }),
      runs,
    )
  })

  it('changes nothing more when it is joined twice', () => {
    fc.assert(
      fc.property(anyRecord, anyServerState, fc.nat({ max: 30 }), (record, one, requestedAt) => {
        const after = withServer(record, one, requestedAt)
        expect(withServer(after, one, requestedAt)).toEqual(after)
      }),
      runs,
    )
  })

  it('keeps unsent events, unless the server already has them or more', () => {
    fc.assert(
      fc.property(anyRecord, anyServerState, (record, one) => {
        const after = withServer(record, one)
        if (one.status !== 'completed' && record.status === 'completed')
          expect(reportOf(after)).toEqual(reportOf(record))
        const hasQuiz = one.quizAnswers !== undefined || one.quizScore !== undefined
        if (record.quiz && reportOf(record)?.covers.quiz && !(one.status === 'completed' && hasQuiz))
          expect(reportOf(after)?.covers.quiz).toBe(true)
      }),
      runs,
    )
  })

  it('replaces an unsent quiz if the server already has a result', () => {
    const record = withServer(recorded(start, quiz), {
      status: 'completed',
      quizScore: 100,
      quizAnswers: { 0: 0 },
    })
    expect(record.quiz).toMatchObject({ answers: { 0: 0 }, score: 100 })
    expect(reportOf(record)).toBeUndefined()
  })

  it('keeps an unsent quiz if it has a completion without answers', () => {
    const record = withServer(recorded(start, quiz), { status: 'completed' })
    expect(reportOf(record)).toMatchObject({ covers: { quiz: true } })
  })

  it('sets the position, even further back, if this device has none unsent', () => {
    const record = acknowledged(recorded(start, at(50)))
    expect(withServer(record, { lastPosition: 20 }).position?.second).toBe(20)
    expect(reportOf(withServer(record, { lastPosition: 20 }))).toBeUndefined()
  })

  it('does not replace an unsent position', () => {
    const record = recorded(acknowledged(recorded(start, at(50))), at(30))
    expect(withServer(record, { lastPosition: 50 }).position?.second).toBe(30)
    expect(reportOf(withServer(record, { lastPosition: 50 }))).toMatchObject({ body: { lastPosition: 30 } })
  })

  it('replaces an unsent position if its own is further than this device ever was', () => {
    const record = recorded(start, at(50))
    expect(withServer(record, { lastPosition: 80 }).position?.second).toBe(80)
    expect(reportOf(withServer(record, { lastPosition: 80 }))).toBeUndefined()
  })

  it('does not set the position back if it was requested before the last acknowledgement', () => {
    const before = acknowledged(recorded(start, at(10)))
    const requestedAt = next(before)
    const record = acknowledged(recorded(before, at(50)))
    expect(withServer(record, { lastPosition: 10 }, requestedAt, true).position?.second).toBe(50)
  })

  describe('a position of this device that reaches the server after later ones', () => {
    const hung = recorded(start, at(5))
    const goneOn = recorded(withSent(hung, reportOf(hung)!), at(50))
    const record = acknowledged(withSent(goneOn, reportOf(goneOn)!))

    it('does not set the learner back; the later position is reported again', () => {
      const after = withServer(record, { lastPosition: 5 })
      expect(after.position?.second).toBe(50)
      expect(reportOf(after)).toMatchObject({ body: { lastPosition: 50 } })
    })

    it('is corrected once, and then accepted if the server keeps it', () => {
      const again = acknowledged(withServer(record, { lastPosition: 5 }))
      expect(withServer(again, { lastPosition: 5 }).position?.second).toBe(5)
    })

    it('is corrected even while a position for the device only is waiting', () => {
      const onDevice = recorded(record, { kind: 'position', second: 52, isForDevice: true })
      expect(reportOf(withServer(onDevice, { lastPosition: 5 }))).toMatchObject({
        body: { lastPosition: 52 },
      })
    })

    it('is corrected even if the server has answered another try of its report', () => {
      const twice = withSent(withAnswered(withSent(hung, reportOf(hung)!), reportOf(hung)!), reportOf(hung)!)
      const twiceThenOn = acknowledged(recorded(twice, at(50)))
      expect(withServer(twiceThenOn, { lastPosition: 5 }).position?.second).toBe(50)
    })

    it.each(['acknowledged', 'refused', 'answered otherwise'])(
      'counts as another device’s position if its report was %s',
      (how) => {
        const report = reportOf(hung)!
        const sent = withSent(hung, report)
        const acknowledgedRecord =
          { acknowledged: acknowledged(sent), refused: refused(sent) }[how] ?? withAnswered(sent, report)
        const later = acknowledged(recorded(acknowledgedRecord, { kind: 'triedAgain' }, at(50)))
        expect(withServer(later, { lastPosition: 5 }).position?.second).toBe(5)
      },
    )

    it('does not set the learner back if both reports were open at once, and both are acknowledged', () => {
      const first = reportOf(hung)!
      const latest = recorded(withSent(hung, first), at(50))
      const second = reportOf(latest)!
      const both = withSent(latest, second)
      for (const order of [
        [first, second],
        [second, first],
      ]) {
        const held = order.reduce(withAcknowledged, both)
        const after = withServer(held, { lastPosition: 5 })
        expect(after.position?.second).toBe(50)
        expect(reportOf(after)).toMatchObject({ body: { lastPosition: 50 } })
      }
    })

    it('is not corrected if it is the last one sent, whose acknowledgement is still to come', () => {
      const ten = acknowledged(recorded(start, at(10)))
      const onWay = recorded(ten, at(15))
      const moved = recorded(withSent(onWay, reportOf(onWay)!), {
        kind: 'position',
        second: 16,
        isForDevice: true,
      })
      const acknowledgedRecord = acknowledged(withServer(moved, { lastPosition: 15 }), reportOf(onWay)!)
      expect(reportOf(acknowledgedRecord)).toBeUndefined()
    })

    it('is recognised in other tabs, too; of many, only the latest ones are', () => {
      const seconds = Array.from({ length: 18 }, (_, index) => 5 * (index + 1))
      const many = seconds.reduce((held, second) => {
        const next = recorded(held, at(second))
        return withSent(next, reportOf(next)!)
      }, start)
      const gone = recorded(joinRecords(start, many), at(95))
      const other = acknowledged(withSent(gone, reportOf(gone)!))
      const after90 = acknowledged(withServer(other, { lastPosition: 90 }))
      const after20 = acknowledged(withServer(after90, { lastPosition: 20 }))
      expect(after20.position?.second).toBe(95)
      expect(withServer(after20, { lastPosition: 5 }).position?.second).toBe(5)
    })
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -3, null, '12'])(
    'a position of %s is ignored',
    (lastPosition) => {
      const record = acknowledged(recorded(start, at(10)))
      expect(withServer(record, { lastPosition: lastPosition as number }).position?.second).toBe(10)
    },
  )

  it('an unknown status changes nothing', () => {
    fc.assert(
      fc.property(anyRecord, fc.anything(), (record, status) => {
        fc.pre(statusOf(status) === 'not_started')
        expect(withServer(record, { status: status as 'completed' }).status).toBe(record.status)
      }),
    )
  })
})

describe('the outcome of an answer', () => {
  it.each([
    [undefined, 'acknowledged'],
    [401, 'signedOut'],
    ...[400, 403, 404, 405, 409, 410, 413, 415, 422, 451].map((code) => [code, 'refused'] as const),
    ...[408, 425, 429, 500, 502, 503, 504, 599].map((code) => [code, 'later'] as const),
    ...['offline', 'timeout', 'aborted', 'unreadable'].map((word) => [word, 'later'] as const),
  ] as const)('of status %s is %s', (status, outcome) => {
    expect(outcomeOf(status)).toBe(outcome)
  })

  it('is never an acknowledgement if the answer has an error status', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 999 }), (status) => {
        expect(outcomeOf(status)).not.toBe('acknowledged')
      }),
    )
  })
})

describe('the wait before the next try', () => {
  const anyChance = fc.double({ min: 0, max: 1, noNaN: true })

  it('doubles from about a second to about a minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), anyChance, (failures, chance) => {
        const most = Math.min(60_000, 1_000 * 2 ** (failures - 1))
        const ms = backOffMs(failures, undefined, chance)
        expect(ms).toBeGreaterThanOrEqual(most / 2)
        expect(ms).toBeLessThanOrEqual(most)
      }),
    )
  })

  it('is never shorter than the server asks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.nat({ max: 3_600 }),
        anyChance,
        (failures, asked, chance) => {
          expect(backOffMs(failures, asked, chance)).toBeGreaterThanOrEqual(asked * 1000)
        },
      ),
    )
  })

  it('is never too long for a timer, whatever the server asks', () => {
    const longestTimer = 2 ** 31 - 1
    for (const asked of [2_147_484, 1e12, Number.POSITIVE_INFINITY, Number.NaN, -5]) {
      const ms = backOffMs(1, asked, 0.5)
      expect(ms).toBeGreaterThanOrEqual(500)
      expect(ms).toBeLessThanOrEqual(longestTimer)
    }
  })
})
