import type { EnrollmentProgress } from '@/api/types'
import type { Done, LessonRecord, News } from '@/domain/lessonRecord'
import type { Report } from '@/domain/report'
import type { Logic, Shell } from './logic'
import { COURSE, LESSONS, USERS } from './world'

/** What a tab knows of one learner: the part of the store that src/state/progress/slice.ts keeps. Lessons by their number. */
export type Memory = {
  record: (lesson: number) => LessonRecord | undefined
  /** The record as it may be shown. */
  shown: (lesson: number) => LessonRecord | undefined
  /** It is written down, or cannot be. */
  endWrite: (lesson: number) => void
  clock: () => number
  take: (record: LessonRecord) => void
  note: (lesson: number, news: News, now: number) => void
  send: (lesson: number, report: Report) => void
  answer: (lesson: number, report: Report) => void
  acknowledge: (lesson: number, report: Report) => void
  refuse: (lesson: number, report: Report, attempt: number, code: number) => void
  /** @returns the clock when the server is asked */
  ask: () => number
  tell: (progress: EnrollmentProgress, askedAt: number) => void
}

export type CreateMemory = (logic: Logic, shell: Shell, user: number, tab: string) => Memory

export const keys = USERS.map((userId) => LESSONS.map((lessonId) => ({ userId, courseId: COURSE, lessonId })))

/**
 * Mirrors the reducers of slice.ts line by line, without Immer, which a million histories have no time for:
 * learnerCame, recordsTold (take), lessonNoted (note), writesEnded (endWrite), reportSent (send), reportAnswered (answer), reportAcknowledged, reportRefused, serverAsked (ask), serverTold (tell),
 * take, putHeard, putNews, put, tick. That it does the same as the slice is a test of its own.
 */
export const createMemory: CreateMemory = (logic, shell, user, tab) => {
  const userId = USERS[user] as string
  const records: (LessonRecord | undefined)[] = [undefined, undefined]
  let clock = 0
  const acknowledgedAt = [0, 0]
  const writing: (Done | undefined)[] = [undefined, undefined]
  let heard: { progress: EnrollmentProgress; askedAt: number } | undefined

  function put(lesson: number, record: LessonRecord) {
    clock = Math.max(clock, logic.latestCount(record))
    records[lesson] = record
  }

  function take(record: LessonRecord) {
    if (!shell.isOwn(record, userId)) return
    const lesson = LESSONS.indexOf(record.lessonId)
    const held = records[lesson]
    if (held === record) return
    putHeard(lesson, held ? logic.joinRecords(held, record) : informed(record))
  }

  function putHeard(lesson: number, record: LessonRecord) {
    const held = records[lesson]
    putNews(lesson, record)
    if (logic.isLater(record.saved.position, held?.saved.position)) acknowledgedAt[lesson] = clock
  }

  function putNews(lesson: number, record: LessonRecord) {
    const held = records[lesson]
    if (!held || !isSame(held, record)) put(lesson, record)
  }

  /** A record that is new here: what the server told before is true of it, too. */
  function informed(record: LessonRecord) {
    const told = heard?.progress.chapters[0]?.lessons.find(({ lessonId }) => lessonId === record.lessonId)
    if (!heard || !told) return record
    const isOutdated = record.saved.position !== undefined
    return logic.withServerTruth(record, told, { askedAt: heard.askedAt, isOutdated })
  }

  return {
    record: (lesson) => records[lesson],
    shown(lesson) {
      const record = records[lesson]
      const before = writing[lesson]
      return record && before ? shell.shown(logic, record, before) : record
    },
    endWrite(lesson) {
      writing[lesson] = undefined
    },
    clock: () => clock,
    take,
    note(lesson, news, now) {
      clock += 1
      const key = keys[user]?.[lesson]
      if (!key) return
      const record = records[lesson] ?? informed(logic.emptyRecord(key))
      if (promising.includes(news.kind)) writing[lesson] ??= logic.doneIn(record)
      put(lesson, logic.withNews(record, news, { count: clock, tab }, now))
    },
    send(lesson, report) {
      const record = records[lesson]
      if (record) putNews(lesson, logic.withSent(record, report))
    },
    answer(lesson, report) {
      const record = records[lesson]
      if (record) putNews(lesson, logic.withAnswered(record, report))
    },
    acknowledge(lesson, report) {
      const record = records[lesson]
      if (record) putHeard(lesson, logic.withAcknowledged(record, report))
    },
    refuse(lesson, report, attempt, code) {
      const record = records[lesson]
      if (record) put(lesson, logic.withRefused(record, report, attempt, code))
    },
    ask() {
      clock += 1
      return clock
    },
    tell(progress, askedAt) {
      if (askedAt >= (heard?.askedAt ?? 0)) heard = { progress, askedAt }
      for (const { lessons } of progress.chapters)
        for (const told of lessons) {
          const lesson = LESSONS.indexOf(told.lessonId)
          const record = records[lesson]
          const isOutdated = (acknowledgedAt[lesson] ?? 0) >= askedAt
          if (record) putNews(lesson, logic.withServerTruth(record, told, { askedAt, isOutdated }))
        }
    },
  }
}

/** slice.ts, `promising`. */
const promising: News['kind'][] = ['chosen', 'completed', 'quiz', 'triedAgain']

/** Nothing new leaves the state as it is: there JSON says so, here the parts do, which a join hands on as they are. */
function isSame(one: LessonRecord, other: LessonRecord) {
  return (
    one.status === other.status &&
    one.position === other.position &&
    one.positionDue === other.positionDue &&
    one.completion === other.completion &&
    one.quiz === other.quiz &&
    one.page === other.page &&
    one.isViewed === other.isViewed &&
    one.reach === other.reach &&
    one.attempt === other.attempt &&
    one.dismissed === other.dismissed &&
    one.touchedAt === other.touchedAt &&
    one.draft[0] === other.draft[0] &&
    one.draft[1] === other.draft[1] &&
    isSameList(one.sent, other.sent) &&
    isSamePart(one.saved, other.saved) &&
    isSamePart(one.refused, other.refused)
  )
}

function isSamePart(one: object | undefined, other: object | undefined) {
  if (one === other) return true
  if (!one || !other) return false
  for (const name in one)
    if (one[name as keyof typeof one] !== other[name as keyof typeof other]) return false
  return true
}

function isSameList(one: LessonRecord['sent'] = [], other: LessonRecord['sent'] = []) {
  return one.length === other.length && one.every((sent, index) => isSamePart(sent, other[index]))
}
