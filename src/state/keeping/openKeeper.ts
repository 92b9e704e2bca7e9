import {
  type DeviceRows,
  keptBytes,
  keptLessons,
  type LessonKey,
  type LessonRow,
} from '@/domain/keeping/keptLesson'
import type { FileEntry } from '@/domain/keeping/lessonFiles'
import { startTimer, withTimeout } from '@/lib/async/withTimeout'
import type { StoreApi } from '../learning/openOutbox'
import { openChannelOf, openElection } from '../learning/tabs'
import { Downloads } from './downloads'
import { createKeptStore } from './keptStore'
import type { KeepingPorts } from './ports'
import { keepingFailed, keptLessonsRead } from './slice'

const CHANNEL = 'kept-lessons'

/** A lesson does not wait longer for the device's storage. */
const PATIENCE_MS = 4_000

export type LessonPlace = Pick<LessonKey, 'courseId' | 'lessonId'>
export type LessonOrder = Omit<LessonRow, 'userId' | 'isPaused' | 'failure' | 'requestedAt'>

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
  const keeper = new Keeper(userId, ports, {
    onRows: (rows) => dispatch(keptLessonsRead({ lessons: keptLessons(rows), bytes: keptBytes(rows.files) })),
    onFailed: () => dispatch(keepingFailed()),
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
    try {
      if (!(await withTimeout(PATIENCE_MS, this.begin(), this.ports.startTimer)))
        throw new Error('The storage does not answer.')
      if (!this.isClosed) this.downloads.start()
    } catch {
      // A private window may forbid storage; the pages say so where a lesson could be kept.
      if (!this.isClosed) this.events.onFailed()
    }
  }

  async keep(orders: readonly LessonOrder[]) {
    this.ports.persist()
    const now = Date.now()
    const rows = orders.map((order, place) => ({
      ...order,
      userId: this.userId,
      isPaused: false,
      failure: undefined,
      // Lessons of one order stay in its order.
      requestedAt: now + place,
    }))
    await this.ports.store.addLessons(rows)
    await this.downloads.changed()
  }

  pause(places: readonly LessonPlace[]) {
    return this.change(places, (row) => ({ ...row, isPaused: true }))
  }

  /** Goes on with paused lessons, and tries failed ones again. */
  resume(places: readonly LessonPlace[]) {
    return this.change(places, (row) => ({ ...row, isPaused: false, failure: undefined }))
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
  async retry() {
    const { lessons } = await this.ports.store.read(this.userId)
    const broken = lessons.filter(({ failure }) => failure === 'connection')
    if (broken.length > 0) await this.resume(broken)
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
    const files: OpenFile[] = []
    for (const entry of lesson.files) {
      const content = await store.content({ userId: this.userId, url: entry.url })
      if (content) files.push({ ...entry, content, address: addresses.get(entry.url) || entry.url })
      else await store.dropFile({ userId: this.userId, url: entry.url })
    }
    if (files.length === lesson.files.length) return files
    await this.change([lesson], (row) => ({ ...row, failure: 'gone' }))
    return undefined
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
    for (const row of lessons.filter(({ files }) => files.some(({ url }) => lost.includes(url))))
      await store.changeLesson(row, (one) => ({ ...one, failure: 'gone' }))
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

const browser: Pick<KeepingPorts, 'fetch' | 'startTimer' | 'now' | 'persist' | 'warn'> = {
  fetch: (url, init) => fetch(url, init),
  startTimer,
  now: () => performance.now(),
  persist: () => void navigator.storage?.persist?.().catch(() => {}),
  warn: (message, cause) => console.warn(message, cause),
}
