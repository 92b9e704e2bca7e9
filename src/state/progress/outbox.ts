import { nanoid } from '@reduxjs/toolkit'
import { type LessonKey, type LessonRecord, lessonName, type News } from '@/domain/lessonRecord'
import type { Outline } from '@/domain/outline'
import { isWhollyTold } from '@/domain/report'
import { createDevice, DeviceTrouble, healthAfter } from './device'
import { createCopies } from './deviceCopies'
import { createMirror, forgetMirror, isMirrorKey, readMirrors } from './mirror'
import { type StoreApi, startSender } from './sender'
import {
  deviceRead,
  learnerCame,
  lessonNoted,
  lineTold,
  outlineTold,
  recordsTold,
  storageTold,
  unwrittenTold,
  writesEnded,
} from './slice'
import { meetTabs, type Word } from './tabs'

const KEPT_DAYS = 30
const KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000

export type Outbox = ReturnType<typeof openOutbox>

/**
 * What a learner did, on its way from this tab to her other tabs, the device and the server: into the store at once, then into IndexedDB,
 * then to the server, and all that is still missing once more at the next start.
 */
export function openOutbox(userId: string, api: StoreApi) {
  const { dispatch, getState } = api
  const tab = nanoid()
  const device = createDevice(bringInFailed)
  const mirror = createMirror(tab)
  const copies = createCopies(device, userId, () => isClosed)
  const tabs = meetTabs(hear)
  /** By lesson: what is not on the device yet, and whether the device has failed to take it. */
  const unwritten = new Map<string, { record: LessonRecord; hasFailed: boolean }>()
  const writing = new Set<Promise<void>>()
  let isClosed = false
  /** Whether the device has told what it holds; until then there may be more to send than is known. */
  let isRead = false

  dispatch(learnerCame({ userId, tab }))
  const sender = startSender(api, {
    userId,
    mayGo: (record) => unwritten.get(lessonName(record))?.hasFailed ?? true,
    write: (record) => void write(record),
    onLine: (line) => tabs.tell({ userId, line }),
  })
  window.addEventListener('storage', onStorage)
  window.addEventListener('pagehide', leaveUnwritten)
  void begin()

  async function begin() {
    await takeMirrors({ orTakeOver: true })
    await readDevice()
    // What is old may stay a little longer.
    await device.forget(Date.now() - KEPT_MS, userId).catch(() => {})
  }

  async function readDevice() {
    let isBarred = false
    const held = await device.read(userId).catch((error) => {
      isBarred = error instanceof DeviceTrouble && error.isBarred
      return troubled(error)
    })
    const lastLessons = held ? await copies.lastLessons() : {}
    if (isClosed || isRead) return
    isRead = held !== undefined
    const { records = [], outlines = [] } = held ?? {}
    dispatch(deviceRead({ userId, records, outlines, lastLessons, isWhole: isRead || isBarred }))
    sender.pump()
  }

  /** What pages had no time to bring into the store, whoever learned it. */
  async function takeMirrors({ orTakeOver = false } = {}) {
    for (const left of readMirrors()) {
      const kept = await device.keep(left.records).catch(troubled)
      const trouble = kept ? undefined : healthNow()
      dispatch(recordsTold(kept ?? left.records))
      if (!kept) holdFailed(left.records)
      if (kept || (orTakeOver && takesOver(left.records))) forgetMirror(left)
      // A mirror is read by one tab; the others hear of it from that one, whoever they belong to.
      for (const record of left.records) tabs.tell({ userId: record.userId, records: [record], trouble })
    }
    sender.pump()
  }

  const healthNow = () => {
    const { storage } = getState().progress
    return storage === 'well' ? undefined : storage
  }

  const isHers = (record: LessonRecord) => record.userId === userId

  function holdFailed(records: LessonRecord[]) {
    if (isClosed) return
    for (const one of records.filter(isHers)) {
      const record = knownOf(one)
      if (record) unwritten.set(lessonName(record), { record, hasFailed: true })
    }
    tellUnwritten()
  }

  /** This device keeps nothing: what another page left lies in this tab's mirror from now on, or as many would pile up as pages were closed. */
  const takesOver = (records: LessonRecord[]) => !isClosed && records.every(isHers) && leaveUnwritten()

  function onStorage({ key, newValue }: StorageEvent) {
    if (isMirrorKey(key) && newValue) void takeMirrors()
  }

  function hear({ userId: whose, records = [], trouble, line }: Word) {
    if (isClosed || whose !== userId) return
    if (records.length > 0) dispatch(recordsTold(records))
    if (trouble) {
      holdFailed(records)
      dispatch(storageTold(trouble))
    }
    // What that tab could not write, this one may; and where it has, nothing is left to write here.
    bringInFailed(records)
    if (line) {
      dispatch(lineTold(line))
      sender.senderSpoke()
    }
    sender.pump()
  }

  const knownOf = ({ courseId, lessonId }: LessonKey) => getState().progress.courses[courseId]?.[lessonId]

  /** The device can take it again, or has taken it from another tab. @param records what it has taken; all, where nothing is said */
  function bringInFailed(records?: LessonRecord[]) {
    if (isClosed) return
    if (!isRead && !records) void readDevice()
    const names = records?.map(lessonName)
    const failed = [...unwritten.values()].filter(({ hasFailed }) => hasFailed)
    const one = failed.find(({ record }) => !names || names.includes(lessonName(record)))
    // What has failed is written together.
    if (one) void write(knownOf(one.record) ?? one.record, { isHeard: true })
  }

  /** @param isHeard the other tabs have been told that the device could not take it */
  function write(record: LessonRecord, { isHeard = false } = {}) {
    const written = bringIn(record, isHeard)
    writing.add(written)
    return written.finally(() => writing.delete(written))
  }

  /** Onto the device, together with what it could not take before; then the server's turn comes. */
  async function bringIn(record: LessonRecord, isHeard: boolean) {
    const hasFailed = unwritten.get(lessonName(record))?.hasFailed ?? false
    unwritten.set(lessonName(record), { record, hasFailed })
    const batch = [...unwritten.values()].filter((one) => one.hasFailed || one.record === record)
    try {
      const kept = await device.keep(batch.map((one) => one.record))
      settle(batch, true)
      // Nobody's any more: what another user sees now is hers alone.
      if (!isClosed) dispatch(recordsTold(kept))
      if (!isClosed && getState().progress.storage !== 'well') dispatch(storageTold('well'))
      tabs.tell({ userId, records: kept })
      if (!isRead && !isClosed) void readDevice()
    } catch (error) {
      settle(batch, false)
      // Said once, by the tab whose record it is.
      if (!isHeard) tabs.tell({ userId, records: [record], trouble: healthAfter(error) })
      troubled(error)
    }
    sender.pump()
  }

  function settle(batch: { record: LessonRecord }[], isKept: boolean) {
    for (const { record } of batch) {
      const now = unwritten.get(lessonName(record))
      if (isKept && now?.record === record) unwritten.delete(lessonName(record))
      // What came meanwhile will fare no better, and must not wait for that.
      if (!isKept && now) now.hasFailed = true
    }
    endWrites(batch.map((one) => lessonName(one.record)))
    if (unwritten.size === 0) mirror.clear()
    tellUnwritten()
  }

  function tellUnwritten() {
    const hasUnwritten = [...unwritten.values()].some((one) => one.hasFailed && isHereAlone(one.record))
    if (!isClosed && getState().progress.hasUnwritten !== hasUnwritten) dispatch(unwrittenTold(hasUnwritten))
  }

  /** Where more of a lesson is on its way to the device, that ends it. */
  function endWrites(names: string[]) {
    const ended = names.filter((name) => unwritten.get(name)?.hasFailed ?? true)
    const { writing: open } = getState().progress
    if (!isClosed && ended.some((name) => Object.hasOwn(open, name))) dispatch(writesEnded(ended))
  }

  /** What has no time for IndexedDB, or finds no room there. */
  function leaveUnwritten() {
    const untold = [...unwritten.values()].flatMap(({ record }) => (isWhollyTold(record) ? [] : [record]))
    return untold.length > 0 ? mirror.write(untold) : mirror.clear()
  }

  function troubled(error: unknown): undefined {
    const health = healthAfter(error)
    if (isClosed || getState().progress.storage === health) return
    console.warn('This device cannot keep what is learned.', error)
    dispatch(storageTold(health))
  }

  return {
    userId,

    /** Takes news down. @returns when the device has them, or has failed to take them */
    async note(key: LessonKey, news: News) {
      dispatch(lessonNoted({ key, news }))
      const record = getState().progress.courses[key.courseId]?.[key.lessonId]
      if (record && key.userId === userId) await write(record)
    },

    /** The page hides, perhaps for good, or the session ends: nothing may wait. */
    leave() {
      leaveUnwritten()
      sender.leave()
      // What has just gone out is marked as sent.
      leaveUnwritten()
    },

    /** The line is back. */
    retry() {
      if (!isRead) void readDevice()
      sender.retry()
    },

    /** The server itself has told how this course stands. */
    heard(courseId: string, askedAt: number) {
      sender.heard(courseId, askedAt)
      sender.pump()
    },

    ...copies,

    keepOutline(outline: Outline) {
      dispatch(outlineTold(outline))
      return copies.keepOutline(outline)
    },

    close() {
      isClosed = true
      sender.stop()
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pagehide', leaveUnwritten)
      leaveUnwritten()
      // What is being written still is, and her other tabs hear of it.
      void Promise.allSettled(writing).then(() => {
        tabs.leave()
        return device.close()
      })
    },
  }
}

/** Options that are chosen and not submitted are for the device alone: the server will never hear of them. */
const isHereAlone = ({ draft, quiz }: LessonRecord) => Object.keys(draft).length > 0 && !quiz
