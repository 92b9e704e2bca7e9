import { describe, expect, it } from 'vitest'
import { afterFailure, CONNECTION, noBackoff, WRITES } from '@/domain/learning/backoff'
import { afterOutage, initialFreshness } from '@/domain/learning/freshness'
import { emptyRecord, type LessonRecord, lessonName } from '@/domain/learning/lessonRecord'
import { plan, planLeave, type SyncInput } from '@/domain/learning/syncPlan'
import { withFailedWrite, withWrite } from '@/domain/learning/tabRecords'

const key = (lessonId: string, courseId = 'c') => ({ userId: 'u', courseId, lessonId })

const recordOf = (lessonId: string, parts: Partial<LessonRecord> = {}): LessonRecord => ({
  ...emptyRecord(key(lessonId)),
  ...parts,
})

const completed = (lessonId: string) =>
  recordOf(lessonId, { status: 'completed', completion: { at: { count: 1, tab: 't' }, isMarked: true } })
const opened = (lessonId: string, courseId = 'c') =>
  recordOf(lessonId, { ...key(lessonId, courseId), status: 'in_progress' })
const submitted = (lessonId: string) =>
  recordOf(lessonId, {
    status: 'completed',
    quiz: { answers: { 0: 1 }, score: 100, at: { count: 1, tab: 't' }, attempt: 0 },
  })

/** Everything is written, the browser is online, nothing has failed, and the server has not answered. */
const inputOf = (records: LessonRecord[], parts: Partial<SyncInput> = {}): SyncInput => ({
  records,
  pendingWrites: {},
  snapshots: {},
  inFlight: new Set(),
  asking: new Set(),
  backoff: noBackoff,
  freshness: initialFreshness,
  connectivity: { isOnline: true, believedAt: 0, failure: 'server' },
  ...parts,
})

const asked = { snapshots: { c: { requestedAt: 1 } } }
const failing = (...those: string[]) =>
  those.reduce((held, who) => afterFailure(held, who, { retryAfter: undefined, chance: 1 }, 0), noBackoff)
const offline = { isOnline: false, believedAt: 0, failure: 'offline' } as const

const sent = (input: SyncInput, now = 0) => plan(input, now).send.map(({ record }) => record.lessonId)

describe('the reports to send', () => {
  it('are one report for each lesson with unacknowledged work', () => {
    const { send, ask, status } = plan(inputOf([completed('read'), completed('look'), recordOf('new')]), 0)
    expect(send.map(({ report }) => report.body)).toEqual([{ lessonId: 'read' }, { lessonId: 'look' }])
    expect([ask, status]).toEqual([[], 'sending'])
  })

  it('are none if the server has everything', () => {
    const saved = { status: 'completed', quiz: false, isViewed: false } as const
    expect(plan(inputOf([recordOf('read', { status: 'completed', saved })]), 0)).toMatchObject({
      send: [],
      ask: [],
      nextWakeTime: undefined,
      status: 'idle',
    })
  })

  it('include no second report of a lesson while the first one is open', () => {
    const inFlight = new Set([lessonName(key('read'))])
    expect(sent(inputOf([completed('read'), completed('look')], { inFlight }))).toEqual(['look'])
  })

  it('are at most six at the same time', () => {
    const records = Array.from({ length: 9 }, (_, index) => completed(`l-${index}`))
    const inFlight = new Set([lessonName(key('other')), lessonName(key('another'))])
    expect(sent(inputOf(records, { inFlight }))).toEqual(['l-0', 'l-1', 'l-2', 'l-3'])
  })

  it('exclude records that the device is still writing, but not those that it cannot store', () => {
    const [written, failed] = [completed('written'), completed('failed')]
    const pendingWrites = withFailedWrite(withWrite({}, written), failed)
    expect(sent(inputOf([written, failed], { pendingWrites }))).toEqual(['failed'])
  })
})

describe('the courses to ask', () => {
  it('are asked once, before progress within their lessons is sent', () => {
    const input = inputOf([opened('read'), opened('look'), opened('x', 'd')])
    expect(plan(input, 0)).toMatchObject({ send: [], ask: ['c', 'd'] })
    expect(plan({ ...input, asking: new Set(['c']) }, 0).ask).toEqual(['d'])
  })

  it('are none if the server has answered since the last outage, or never will', () => {
    expect(sent(inputOf([opened('read')], asked))).toEqual(['read'])
    const refused = { ...initialFreshness, refusedCourses: new Set(['c']) }
    expect(sent(inputOf([opened('read')], { freshness: refused }))).toEqual(['read'])
  })

  it('are asked again after an outage, because an earlier answer is too old', () => {
    const input = inputOf([opened('read')], {
      snapshots: { c: { requestedAt: 7 } },
      freshness: afterOutage(7),
    })
    expect(plan(input, 0)).toMatchObject({ send: [], ask: ['c'] })
    expect(sent({ ...input, snapshots: { c: { requestedAt: 8 } } })).toEqual(['read'])
  })

  it('are asked before a quiz, too, unless the server fails to answer; never before a completion', () => {
    const input = inputOf([submitted('ask'), opened('film'), completed('read')])
    expect(plan(input, 0)).toMatchObject({ ask: ['c'], send: [{ record: { lessonId: 'read' } }] })
    const failing = { ...initialFreshness, failingCourses: new Set(['c']) }
    expect(sent({ ...input, freshness: failing })).toEqual(['ask', 'read'])
  })
})

describe('the wait after failures', () => {
  it('holds for everything, for one lesson, or for all reports', () => {
    const records = [completed('read'), completed('look')]
    expect(sent(inputOf(records, { backoff: failing(CONNECTION) }))).toEqual([])
    expect(sent(inputOf(records, { backoff: failing(lessonName(key('read'))) }))).toEqual(['look'])
    const noWrites = inputOf([...records, opened('film')], { backoff: failing(WRITES) })
    expect(plan(noWrites, 0)).toMatchObject({ send: [], ask: ['c'] })
  })

  it('ends with a new plan when the first wait is over', () => {
    const input = inputOf([completed('read')], { backoff: failing(CONNECTION) })
    expect(plan(input, 400)).toMatchObject({ nextWakeTime: 1_000, status: 'server' })
    expect(sent(input, 1_000)).toEqual(['read'])
  })

  it('is dropped if no report needs it, and then does not affect the status', () => {
    const input = inputOf([completed('read')], { backoff: failing(lessonName(key('look')), 'd') })
    expect(plan(input, 0)).toMatchObject({ status: 'sending', nextWakeTime: undefined })
    expect(plan(input, 0).backoff.size).toBe(0)
  })
})

describe('a browser that says it is offline', () => {
  it('is believed for a minute, but not longer', () => {
    const input = inputOf([completed('read')], { connectivity: offline })
    expect(plan(input, 59_999)).toMatchObject({ send: [], status: 'offline', isWorthTrying: false })
    expect(plan(input, 60_000)).toMatchObject({ status: 'offline', isWorthTrying: true })
    expect(sent(input, 60_000)).toEqual(['read'])
  })

  it('is doubted a minute after it was last believed, however many plans are made meanwhile', () => {
    const input = inputOf([completed('read')], { connectivity: offline })
    expect(plan(input, 500).nextWakeTime).toBe(60_000)
    expect(plan(input, 59_500).nextWakeTime).toBe(60_000)
    expect(plan(input, 60_000).nextWakeTime).toBe(120_000)
  })

  it('is doubted after that minute even if one lesson waits longer', () => {
    const backoff = afterFailure(noBackoff, lessonName(key('read')), { retryAfter: 600, chance: 1 }, 0)
    const input = inputOf([completed('read'), completed('look')], { connectivity: offline, backoff })
    expect(plan(input, 500).nextWakeTime).toBe(60_000)
    expect(sent(input, 60_000)).toEqual(['look'])
  })
})

describe('a page that hides', () => {
  it('sends everything that may be sent, even unwritten or waiting records, except open reports', () => {
    const [written, hangs] = [completed('written'), completed('hangs')]
    const input = inputOf([written, hangs, completed('waits'), opened('unknown')], {
      pendingWrites: withWrite({}, written),
      inFlight: new Set([lessonName(hangs)]),
      backoff: failing(lessonName(key('waits')), CONNECTION),
    })
    expect(planLeave(input, 0).map(({ record }) => record.lessonId)).toEqual(['written', 'waits'])
  })

  it.each([CONNECTION, WRITES])('sends nothing before the time of Retry-After: %s', (who) => {
    const backoff = afterFailure(noBackoff, who, { retryAfter: 30, chance: 1 }, 0)
    expect(planLeave(inputOf([completed('read')], { backoff }), 29_000)).toEqual([])
    expect(planLeave(inputOf([completed('read')], { backoff }), 30_000)).toHaveLength(1)
  })

  it('sends only the 50 reports that the browser lets outlive the page', () => {
    const records = Array.from({ length: 60 }, (_, index) => completed(`l-${index}`))
    expect(planLeave(inputOf(records), 0)).toHaveLength(50)
  })
})
