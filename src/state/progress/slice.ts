import { createSlice, current, isDraft, original, type PayloadAction } from '@reduxjs/toolkit'
import type { EnrollmentProgress } from '@/api/types'
import {
  type Done,
  doneIn,
  emptyRecord,
  isLater,
  joinRecords,
  type LessonKey,
  type LessonRecord,
  latestCount,
  lessonName,
  type News,
  withNews,
} from '@/domain/lessonRecord'
import type { Outline } from '@/domain/outline'
import {
  type Report,
  withAcknowledged,
  withAnswered,
  withRefused,
  withSent,
  withServerTruth,
} from '@/domain/report'

/** What this device can do with what it is given: keep it, or why it cannot. */
export type StorageHealth = 'well' | Trouble

export type Trouble = 'full' | 'forbidden'

/** How the way to the server stands: nothing to send, on its way, or waiting and for what. */
export type Line = 'idle' | 'sending' | 'offline' | 'server'

export type ProgressState = {
  /** Whose work this is; null while nobody is signed in. */
  userId: string | null
  /** What the device holds has been read, or cannot be. */
  isRead: boolean
  /** What the device holds is known, to the last record. */
  isWhole: boolean
  /** Something that the server never hears of could not be written down: it is in this page alone. */
  hasUnwritten: boolean
  /** This tab's name in the logical clock. */
  tab: string
  /** The highest count of the logical clock that this tab has seen. */
  clock: number
  /** Course id → lesson id → what this device knows. */
  courses: Record<string, Record<string, LessonRecord>>
  /** Lesson (`lessonName`) of which something is being written down → what was done before: that shows until the device has it, or has failed. */
  writing: Record<string, Done>
  /** Course id → what the server last told of its lessons, and the clock when it was asked. */
  told: Record<string, Pick<Told, 'progress' | 'askedAt'>>
  /** Lesson (`lessonName`) → the clock when this tab last heard that the server has acknowledged a position of it. */
  acknowledgedAt: Record<string, number>
  /** Course id → what the server last told of it, as far as it takes to tell how far she is. */
  outlines: Record<string, Outline>
  /** The list of her courses is a copy from this device: the server could not be asked. */
  isListOld: boolean
  storage: StorageHealth
  line: Line
}

const initialState: ProgressState = {
  userId: null,
  isRead: false,
  isWhole: false,
  hasUnwritten: false,
  tab: '',
  clock: 0,
  courses: {},
  writing: {},
  told: {},
  acknowledgedAt: {},
  outlines: {},
  isListOld: false,
  storage: 'well',
  line: 'idle',
}

export const progressSlice = createSlice({
  name: 'progress',
  initialState,
  reducers: {
    learnerCame(_state, { payload }: PayloadAction<{ userId: string; tab: string }>) {
      return { ...initialState, ...payload }
    },
    learnerLeft: () => initialState,
    /** The device has told all that it holds of this learner, or that it cannot. */
    deviceRead(state, { payload }: PayloadAction<DeviceContent>) {
      if (payload.userId !== state.userId) return
      for (const outline of payload.outlines) state.outlines[outline.courseId] ??= outline
      for (const record of payload.records) take(state, record)
      state.isRead = true
      state.isWhole = payload.isWhole
    },
    /** The device or another tab knows of these. */
    recordsTold(state, { payload }: PayloadAction<LessonRecord[]>) {
      for (const record of payload) take(state, record)
    },
    lessonNoted: {
      prepare: (payload: { key: LessonKey; news: News }) => ({ payload, meta: { now: Date.now() } }),
      reducer(state, { payload: { key, news }, meta }: NotedAction) {
        if (key.userId !== state.userId) return
        const at = { count: tick(state), tab: state.tab }
        const record = recordIn(state, key) ?? withWhatWasTold(state, emptyRecord(key))
        put(state, withNews(record, news, at, meta.now))
        if (promising.includes(news.kind) && recordIn(state, key))
          state.writing[lessonName(key)] ??= doneIn(record)
      },
    },
    /** What is known of these lessons (`lessonName`) is on the device, or it has failed to take it. */
    writesEnded(state, { payload }: PayloadAction<string[]>) {
      for (const name of payload) delete state.writing[name]
    },
    /** A report goes out. */
    reportSent(state, { payload: { key, report } }: PayloadAction<Sent>) {
      const record = recordIn(state, key)
      if (record) putNews(state, withSent(record, report), record)
    },
    /** The server is through with it, and will have to be told again. */
    reportAnswered(state, { payload: { key, report } }: PayloadAction<Sent>) {
      const record = recordIn(state, key)
      if (record) putNews(state, withAnswered(record, report), record)
    },
    reportAcknowledged(state, { payload: { key, report } }: PayloadAction<Sent>) {
      const record = recordIn(state, key)
      if (record) putHeard(state, withAcknowledged(record, report), record)
    },
    reportRefused(state, { payload }: PayloadAction<Sent & { attempt: number; code: number }>) {
      const record = recordIn(state, payload.key)
      if (record) put(state, withRefused(record, payload.report, payload.attempt, payload.code))
    },
    /** The server is asked now: what this device knows from here on, the answer may not. */
    serverAsked(state) {
      tick(state)
    },
    /** The server's truth about the lessons that this device knows of. */
    serverTold(state, { payload: { userId, courseId, progress, askedAt } }: PayloadAction<Told>) {
      if (userId !== state.userId) return
      if ((toldOf(state, courseId)?.askedAt ?? 0) <= askedAt) state.told[courseId] = { progress, askedAt }
      // Read from what lies beneath the draft: thousands of lessons are looked at, few change.
      const before = original(state) ?? state
      for (const told of progress.chapters.flatMap(({ lessons }) => lessons)) {
        const key = { userId, courseId, lessonId: told.lessonId }
        const record = recordIn(before, key)
        if (!record) continue
        const isOutdated = (before.acknowledgedAt[lessonName(key)] ?? 0) >= askedAt
        putNews(state, withServerTruth(record, told, { askedAt, isOutdated }), record)
      }
    },
    /** What the server has refused shall go out once more. */
    lettersTriedAgain() {},
    /** What the server has refused is given up: the learner knows of it. */
    lettersDismissed() {},
    outlineTold(state, { payload }: PayloadAction<Outline>) {
      if (payload.userId === state.userId) state.outlines[payload.courseId] = payload
    },
    listTold(state, { payload }: PayloadAction<{ isOld: boolean }>) {
      state.isListOld = payload.isOld
    },
    storageTold(state, { payload }: PayloadAction<StorageHealth>) {
      state.storage = payload
    },
    unwrittenTold(state, { payload }: PayloadAction<boolean>) {
      state.hasUnwritten = payload
    },
    lineTold(state, { payload }: PayloadAction<Line>) {
      state.line = payload
    },
  },
})

type DeviceContent = {
  userId: string
  records: LessonRecord[]
  outlines: Outline[]
  /** Course id → the lesson that was open last. */
  lastLessons?: Record<string, string>
  /** False where the device could not be read. */
  isWhole: boolean
}

type NotedAction = PayloadAction<{ key: LessonKey; news: News }, string, { now: number }>

type Sent = { key: LessonKey; report: Report }

type Told = {
  userId: string
  courseId: string
  progress: EnrollmentProgress
  /** The clock when the server was asked. */
  askedAt: number
}

function recordIn({ userId, courses }: ProgressState, key: LessonKey): LessonRecord | undefined {
  const lessons = Object.hasOwn(courses, key.courseId) ? courses[key.courseId] : undefined
  const isKnown = key.userId === userId && lessons !== undefined && Object.hasOwn(lessons, key.lessonId)
  const record = isKnown ? lessons[key.lessonId] : undefined
  // Every answer tells of all lessons, and reading them through drafts is slow; records are replaced, never changed.
  return isDraft(record) ? current(record) : record
}

/** Joins a record to what is known. */
function take(state: ProgressState, record: LessonRecord) {
  if (record.userId !== state.userId) return
  const held = recordIn(state, record)
  putHeard(state, held ? joinRecords(held, record) : withWhatWasTold(state, record), held)
}

/** She relies on what she sees of these; seconds, pages and openings come and go. */
const promising: News['kind'][] = ['chosen', 'completed', 'quiz', 'triedAgain']

const toldOf = ({ told }: ProgressState, courseId: string) =>
  Object.hasOwn(told, courseId) ? told[courseId] : undefined

/** A record that is new here: what the server told before is true of it, too. */
function withWhatWasTold(state: ProgressState, record: LessonRecord) {
  const answer = toldOf(original(state) ?? state, record.courseId)
  const told = answer?.progress.chapters
    .flatMap(({ lessons }) => lessons)
    .find(({ lessonId }) => lessonId === record.lessonId)
  if (!answer || !told) return record
  return withServerTruth(record, told, { askedAt: answer.askedAt, isOutdated: !!record.saved.position })
}

/** Puts what was heard: a question that is on its way may be answered with an older position than the server has acknowledged since. */
function putHeard(state: ProgressState, record: LessonRecord, held: LessonRecord | undefined) {
  putNews(state, record, held)
  if (isLater(record.saved.position, held?.saved.position))
    state.acknowledgedAt[lessonName(record)] = state.clock
}

/** Nothing new leaves the state as it is. */
function putNews(state: ProgressState, record: LessonRecord, held: LessonRecord | undefined) {
  if (record !== held && JSON.stringify(record) !== JSON.stringify(held)) put(state, record)
}

function put(state: ProgressState, record: LessonRecord) {
  state.clock = Math.max(state.clock, latestCount(record))
  // Ids come from a server: one may be called like something that every object has.
  if (record.courseId === '__proto__' || record.lessonId === '__proto__') return
  if (!Object.hasOwn(state.courses, record.courseId)) state.courses[record.courseId] = {}
  const lessons = state.courses[record.courseId]
  if (lessons) lessons[record.lessonId] = record
}

function tick(state: ProgressState) {
  state.clock += 1
  return state.clock
}

export const {
  learnerCame,
  learnerLeft,
  deviceRead,
  recordsTold,
  lessonNoted,
  writesEnded,
  reportAcknowledged,
  reportAnswered,
  reportRefused,
  reportSent,
  serverAsked,
  serverTold,
  lettersTriedAgain,
  lettersDismissed,
  outlineTold,
  listTold,
  storageTold,
  unwrittenTold,
  lineTold,
} = progressSlice.actions
