import {
  type DeviceRows,
  failedWith,
  keptBytes,
  keptLessons,
  type LessonKey,
  type LessonRow,
  mainUrlOf,
  triedAgain,
  visitedAgain,
} from '@/domain/keeping/keptLesson'
import type { FileEntry } from '@/domain/keeping/lessonFiles'
import { startTimer, withTimeout } from '@/lib/async/withTimeout'
import type { StoreApi } from '../learning/openOutbox'
import { openChannelOf, openElection } from '../learning/tabs'
import { Downloads } from './downloads'
import { answerOf, isReplaced } from './fileAnswer'
import { lessonsRemoved, markKept } from './keptMark'
import { createKeptStore } from './keptStore'
import { type KeepingPorts, NotRenewed } from './ports'
import { keepingFailed, keptLessonsRead } from './slice'

/** As that of progress, with the version of its messages (state/learning/tabs.ts). */
const CHANNEL = 'kept-lessons-v1'

/** A lesson does not wait longer for the device's storage. */
const PATIENCE_MS = 4_000

/** A server that takes longer for one byte does not send the new version of a lesson now. */
const FIRST_BYTE_MS = 10_000

export type LessonPlace = Pick<LessonKey, 'courseId' | 'lessonId'>
export type LessonOrder = Omit<LessonRow, 'userId' | 'isPaused' | 'failure' | 'isRetried' | 'requestedAt'>

/** A file of a kept lesson. `address` is where a playlist's relative addresses start. */
export type OpenFile = FileEntry & { content: Blob; address: string }

/** Opens the lessons that a user keeps on this device, and continues to load what is missing. */
export function openKeeper(userId: string, { dispatch }: StoreApi) {
  const channel = openChannelOf<string>(CHANNEL, (other) => {
    if (other === userId) void keeper.downloads.received()
  })
  const ports: KeepingPorts = {
    ...browser,
    store: createKeptStore(),
    election: openElection(`kept-lessons:${userId}`),
    announce: () => channel.post(userId),
  }
  let isFirst = true
  const keeper = new Keeper(userId, ports, {
    onRows(rows) {
      const hasKept = markKept(userId, rows.lessons.length > 0)
      if (isFirst && hasKept && rows.lessons.length === 0) dispatch(lessonsRemoved())
      isFirst = false
      dispatch(keptLessonsRead({ lessons: keptLessons(rows), bytes: keptBytes(rows.files) }))
    },
    onFailed: () => dispatch(keepingFailed('storage')),
    onClosed: channel.leave,
  })
  void keeper.start()
  return keeper
}

type KeeperEvents = { onRows: (rows: DeviceRows) => void; onFailed: () => void; onClosed: () => void }

/** The lessons that one user keeps. Methods that write throw what the storage throws. */
export class Keeper {
  readonly userId: string
  readonly downloads: Downloads
  private readonly ports: KeepingPorts
  private readonly events: KeeperEvents
  private isClosed = false

  constructor(userId: string, ports: KeepingPorts, events: KeeperEvents) {
    this.userId = userId
    this.ports = ports
    this.events = events
    this.downloads = new Downloads(userId, ports, (rows) => this.isClosed || events.onRows(rows))
  }

  async start() {
    // A storage that answers late is welcome, too.
    const begun = this.begin().then(() => {
      if (!this.isClosed) this.downloads.start()
      return true
    })
    try {
      if (!(await withTimeout(PATIENCE_MS, begun, this.ports.startTimer)))
        throw new Error('The storage does not answer.')
    } catch {
      // A private window may forbid storage; the pages say so where a lesson could be kept.
      if (!this.isClosed) this.events.onFailed()
    }
  }

  async keep(orders: readonly LessonOrder[]) {
    this.ports.persist()
    await this.ports.store.addLessons(this.rowsOf(orders))
    await this.downloads.changed()
  }

  /**
   * Loads lessons again of which the server has another version.
   * @throws NotRenewed if the server does not offer it: the device then keeps what it has
   */
  async renew(orders: readonly LessonOrder[]) {
    this.ports.persist()
    await Promise.all(orders.map(({ files }) => this.expectOffered(mainUrlOf(files))))
    for (const row of this.rowsOf(orders)) await this.ports.store.renewLesson(row)
    await this.downloads.changed()
  }

  /** The old version goes in the write that asks for the new one, which may not come. */
  private async expectOffered(url: string | undefined) {
    if (url === undefined) return
    const ending = new AbortController()
    const cancelTimer = this.ports.startTimer(FIRST_BYTE_MS, () => ending.abort())
    const response = await this.firstByte(url, ending.signal).catch(() => undefined)
    cancelTimer()
    const answer = response ? answerOf(response, undefined) : 'broken'
    if (typeof answer !== 'string') return
    throw new NotRenewed(answer === 'missing' ? 'gone' : answer === 'forbidden' ? answer : 'connection')
  }

  private rowsOf(orders: readonly LessonOrder[]): LessonRow[] {
    const now = Date.now()
    return orders.map((order, place) => ({
      ...order,
      userId: this.userId,
      isPaused: false,
      failure: undefined,
      // Lessons of one order stay in its order.
      requestedAt: now + place,
    }))
  }

  pause(places: readonly LessonPlace[]) {
    return this.change(places, (row) => ({ ...row, isPaused: true }))
  }

  /** Goes on with paused lessons, and tries failed ones again. */
  async resume(places: readonly LessonPlace[]) {
    const { lessons } = await this.ports.store.read(this.userId)
    for (const { courseId, lessonId, failure, files } of lessons) {
      const isAsked = places.some((place) => place.courseId === courseId && place.lessonId === lessonId)
      // A playlist is loaded again where one of its files was missing.
      if (isAsked && (failure === 'gone' || failure === 'changed'))
        for (const { url, role } of files)
          if (role === 'playlist') await this.ports.store.dropFile({ userId: this.userId, url })
    }
    await this.change(places, triedAgain)
  }

  async remove(places: readonly LessonPlace[]) {
    await this.ports.store.removeLessons(places.map((place) => this.keyOf(place)))
    await this.downloads.changed()
  }

  async removeAll() {
    await this.ports.store.removeAll(this.userId)
    await this.downloads.changed()
  }

  /** Tries again what the connection has broken. */
  retry() {
    return this.downloads.retryBroken()
  }

  /** @returns whether the user keeps a lesson, be it whole or not */
  async hasLessons() {
    return (await this.ports.store.read(this.userId)).lessons.length > 0
  }

  /** @returns the files of a kept lesson; undefined if the device does not have all of them */
  async open(place: LessonPlace): Promise<OpenFile[] | undefined> {
    const { store } = this.ports
    const rows = await store.read(this.userId)
    const lesson = rows.lessons.find(
      ({ courseId, lessonId }) => courseId === place.courseId && lessonId === place.lessonId,
    )
    if (!lesson) return undefined
    const addresses = new Map(rows.files.map(({ url, address }) => [url, address]))
    const contents = await this.contentsOf(lesson)
    const files: OpenFile[] = []
    for (const [place, entry] of lesson.files.entries()) {
      const content = contents[place]
      if (content) files.push({ ...entry, content, address: addresses.get(entry.url) || entry.url })
      else await store.dropFile({ userId: this.userId, url: entry.url })
    }
    if (files.length === lesson.files.length) return files
    await this.change([lesson], (row) => failedWith(row, 'gone'))
    return undefined
  }

  /** A file that the browser cannot read fails the whole transaction: the files are then read one by one. */
  private async contentsOf({ files }: LessonRow): Promise<(Blob | undefined)[]> {
    const { store } = this.ports
    try {
      return await store.contents(
        this.userId,
        files.map(({ url }) => url),
      )
    } catch (error) {
      this.ports.warn('A file of a kept lesson cannot be read.', error)
    }
    const contents: (Blob | undefined)[] = []
    for (const { url } of files) contents.push((await store.contents(this.userId, [url]).catch(() => []))[0])
    return contents
  }

  /**
   * Asks the server about the main file of a kept lesson, for one byte of it.
   * @returns whether the server has replaced it; false if the answer does not say
   */
  async isReplaced(place: LessonPlace, signal: AbortSignal): Promise<boolean> {
    const { lessons, files } = await this.ports.store.read(this.userId)
    const lesson = lessons.find(
      ({ courseId, lessonId }) => courseId === place.courseId && lessonId === place.lessonId,
    )
    const url = lesson && mainUrlOf(lesson.files)
    const file = files.find((row) => row.url === url)
    if (!file?.isComplete) return false
    return isReplaced(await this.firstByte(file.url, signal), file)
  }

  private async firstByte(url: string, signal: AbortSignal): Promise<Response> {
    const ending = new AbortController()
    const answer = await this.ports.fetch(url, {
      headers: { Range: 'bytes=0-0' },
      cache: 'no-store',
      signal: AbortSignal.any([ending.signal, signal]),
    })
    // A host that does not know ranges would send the whole file.
    ending.abort()
    return answer
  }

  close() {
    this.isClosed = true
    this.downloads.stop()
    this.events.onClosed()
    void this.ports.store.close()
  }

  /** A browser that makes space may remove chunks: their lessons are not kept any more. */
  private async begin() {
    const { store } = this.ports
    const lost = await store.sweep(this.userId)
    const { lessons } = await store.read(this.userId)
    for (const row of lessons) {
      const isLost = row.files.some(({ url }) => lost.includes(url))
      if (isLost) await store.changeLesson(row, (one) => failedWith(one, 'gone'))
      else if (row.failure === 'connection' || row.isRetried) await store.changeLesson(row, visitedAgain)
    }
    const rows = await store.read(this.userId)
    if (!this.isClosed) this.events.onRows(rows)
    return true
  }

  private async change(places: readonly LessonPlace[], change: (row: LessonRow) => LessonRow) {
    for (const place of places) await this.ports.store.changeLesson(this.keyOf(place), change)
    await this.downloads.changed()
  }

  private keyOf({ courseId, lessonId }: LessonPlace): LessonKey {
    return { userId: this.userId, courseId, lessonId }
  }
}

const browser: Pick<KeepingPorts, 'fetch' | 'startTimer' | 'now' | 'isOnline' | 'persist' | 'warn'> = {
  isOnline: () => navigator.onLine,
  fetch: (url, init) => fetch(url, init),
  startTimer,
  now: () => performance.now(),
  persist: () => void navigator.storage?.persist?.().catch(() => {}),
  warn: (message, cause) => console.warn(message, cause),
}
