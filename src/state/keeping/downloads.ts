import {
  type DeviceRows,
  type FailureReason,
  type FileRow,
  failedWith,
  fileToLoad,
  isAskedFor,
  type LessonKey,
  type LessonRow,
  lessonsToRetry,
  lessonToLoad,
  triedAgain,
  triedUnasked,
  withoutFailure,
} from '@/domain/keeping/keptLesson'
import type { FileEntry } from '@/domain/keeping/lessonFiles'
import { playlistFiles, UnsupportedPlaylist } from '@/domain/keeping/playlist'
import { backoff } from '@/lib/async/backoff'
import type { Milliseconds } from '@/lib/values/units'
import { type DownloadResult, downloadFile } from './downloadFile'
import type { KeepingPorts } from './ports'

/** Other tabs and the screen follow the progress at this pace. */
const PROGRESS_EVERY_MS: Milliseconds = 400

/** A phone may not notice that its connection is back, so broken lessons are tried again meanwhile. */
const FIRST_RETRY_MS: Milliseconds = 45_000
const LAST_RETRY_MS: Milliseconds = 300_000

/**
 * Loads the files of one user's lessons, one after the other. Only the leader of her tabs loads; the store
 * tells each of them how far it is.
 */
export class Downloads {
  private readonly userId: string
  private readonly ports: KeepingPorts
  /** Receives the rows after each change. */
  private readonly onRows: (rows: DeviceRows) => void
  private current: { lesson: LessonRow; ending: AbortController } | undefined
  private isLeader = false
  private isStopped = false
  private isRunning = false
  private hasChanged = false
  /** Failures that the store could not write, by lesson. */
  private readonly unwritten = new Map<string, FailureReason>()
  private reportedAt = Number.NEGATIVE_INFINITY
  private brokenCount = 0
  private cancelRetry: (() => void) | undefined

  constructor(userId: string, ports: KeepingPorts, onRows: (rows: DeviceRows) => void) {
    this.userId = userId
    this.ports = ports
    this.onRows = onRows
  }

  start() {
    this.ports.election.join({
      onElected: () => {
        this.isLeader = true
        void this.rowsChanged()
      },
      onDeposed: () => {
        this.isLeader = false
        this.endRetry()
        this.current?.ending.abort()
      },
    })
  }

  stop() {
    this.isStopped = true
    this.endRetry()
    this.current?.ending.abort()
    this.ports.election.leave()
  }

  /** This tab has changed the stored lessons. */
  async changed() {
    this.unwritten.clear()
    await this.reportChange()
  }

  private async reportChange() {
    this.ports.announce()
    await this.rowsChanged()
  }

  /** Another tab has changed them, or has loaded a part. */
  async received() {
    this.ports.election.leaderSpoke()
    await this.rowsChanged()
  }

  /** Tries again what the connection has broken. */
  async retryBroken() {
    const { store } = this.ports
    const { lessons } = await store.read(this.userId)
    const broken = lessons.filter(({ failure }) => failure === 'connection')
    for (const lesson of broken) await store.changeLesson(lesson, triedAgain)
    if (broken.length > 0) await this.changed()
  }

  private planRetry(rows: DeviceRows) {
    if (this.cancelRetry || lessonsToRetry(rows).length === 0) return
    const delay = backoff(this.brokenCount++, FIRST_RETRY_MS, LAST_RETRY_MS)
    this.cancelRetry = this.ports.startTimer(delay, () => {
      this.cancelRetry = undefined
      if (this.isLeader && !this.isStopped) void this.retryUnasked()
    })
  }

  private endRetry() {
    this.cancelRetry?.()
    this.cancelRetry = undefined
  }

  private async retryUnasked() {
    const rows = await this.readRows()
    if (!rows || !this.isLeader || this.isRunning) return
    if (!this.ports.isOnline()) return this.planRetry(rows)
    let count = 0
    try {
      for (const lesson of lessonsToRetry(rows)) {
        await this.ports.store.changeLesson(lesson, triedUnasked)
        // The other failures stay, or a lesson for which there is no space would load again each time.
        this.unwritten.delete(nameOf(lesson))
        count++
      }
    } catch (error) {
      this.ports.warn('Broken lessons cannot be tried again.', error)
    }
    if (count > 0) await this.reportChange()
    else this.planRetry(rows)
  }

  private async rowsChanged() {
    const rows = await this.readRows()
    if (!rows) return
    const { current } = this
    if (current && !isWanted(current.lesson, rows)) current.ending.abort()
    const next = lessonToLoad(rows)
    if (!this.isLeader) return this.ports.election.watchLeader(next !== undefined)
    if (this.isRunning) this.hasChanged = true
    else if (next) void this.run()
    else this.planRetry(rows)
  }

  private async readRows(): Promise<DeviceRows | undefined> {
    try {
      const stored = await this.ports.store.read(this.userId)
      if (this.isStopped) return undefined
      const rows = { ...stored, lessons: stored.lessons.map((lesson) => this.withFailure(lesson)) }
      this.onRows(rows)
      return rows
    } catch (error) {
      if (!this.isStopped) this.ports.warn('The kept lessons cannot be read.', error)
      return undefined
    }
  }

  private async run() {
    this.isRunning = true
    this.ports.election.beat(() => this.ports.announce())
    while (this.isLeader && !this.isStopped) {
      this.hasChanged = false
      const rows = await this.readRows()
      const lesson = rows && lessonToLoad(rows)
      const entry = lesson && fileToLoad(lesson, rows.files)
      if (lesson && entry) {
        await this.loadEntry(lesson, entry)
        this.ports.announce()
      } else if (!this.hasChanged) {
        // After the last lesson of a pass, so that there is a pause, however long the pass took.
        if (rows) this.planRetry(rows)
        break
      }
    }
    this.isRunning = false
    this.ports.election.rest()
  }

  private async loadEntry(lesson: LessonRow, entry: FileEntry) {
    const ending = new AbortController()
    this.current = { lesson, ending }
    try {
      let isRetried = lesson.isRetried === true
      const report = () => {
        if (isRetried) void this.clearFailure(lesson)
        isRetried = false
        this.reportProgress()
      }
      const result = await downloadFile(this.userId, entry, this.ports, ending.signal, report)
      if (isRetried && result === 'complete') await this.clearFailure(lesson)
      await this.apply(lesson, entry, result)
    } catch (error) {
      await this.fail(lesson, reasonOf(error), error)
    } finally {
      this.current = undefined
    }
  }

  /** A part of a lesson has come that the program has tried again by itself. */
  private async clearFailure(lesson: LessonRow) {
    const cleared = (row: LessonRow) => (row.isRetried ? withoutFailure(row) : row)
    await this.ports.store.changeLesson(lesson, cleared).catch(() => {})
  }

  private async apply(lesson: LessonRow, entry: FileEntry, result: DownloadResult) {
    if (result === 'stopped') return
    if (result !== 'connection') this.brokenCount = 0
    if (result === 'complete') return entry.role === 'playlist' ? this.expand(lesson, entry) : undefined
    // Without an optional file the lesson still shows, whatever the reason. A lost connection returns.
    if (entry.isOptional && (result !== 'connection' || this.ports.isOnline()))
      return this.ports.store.changeLesson(lesson, (row) => ({
        // The lesson may be whole without it, so that no later part ends the attempt.
        ...withoutFailure(row),
        files: row.files.filter(({ url }) => url !== entry.url),
      }))
    await this.fail(lesson, result === 'missing' ? 'gone' : result)
  }

  /** The files that a playlist names become files of the lesson, in the write that marks it as expanded. */
  private async expand(lesson: LessonRow, { url }: FileEntry) {
    const { store } = this.ports
    const row = await store.file(this.userId, url)
    const [content] = await store.contents(this.userId, [url])
    if (!row || !content) return this.fail(lesson, 'gone')
    const found = await this.filesNamedBy(row, content, lesson)
    await store.changeLesson(lesson, (row) => {
      const known = new Set(row.files.map((file) => file.url))
      const added = found
        .filter((file) => !known.has(file.url))
        .map((file) => ({ ...file, isOptional: false, isNamed: true }))
      // The order stays: the first file is the one by which a lesson's version is known.
      const files = row.files.map((file) => (file.url === url ? { ...file, isExpanded: true } : file))
      return { ...row, files: [...files, ...added] }
    })
  }

  private async filesNamedBy({ url, address }: FileRow, content: Blob, { quality }: LessonRow) {
    try {
      return playlistFiles(await content.text(), new URL(address || url, location.origin).href, quality)
    } catch (error) {
      // The server may have another one when the user tries again.
      await this.ports.store.dropFile({ userId: this.userId, url })
      throw error
    }
  }

  private async fail(lesson: LessonKey, failure: FailureReason, cause?: unknown) {
    if (cause !== undefined && !this.isStopped) this.ports.warn('A lesson could not be kept.', cause)
    try {
      await this.ports.store.changeLesson(lesson, (row) => failedWith(row, failure))
    } catch (error) {
      this.unwritten.set(nameOf(lesson), failure)
      this.ports.warn('A failure could not be stored.', error)
    }
  }

  private withFailure(lesson: LessonRow): LessonRow {
    const failure = this.unwritten.get(nameOf(lesson))
    return failure ? failedWith(lesson, failure) : lesson
  }

  private reportProgress() {
    const now = this.ports.now()
    if (now - this.reportedAt < PROGRESS_EVERY_MS) return
    this.reportedAt = now
    this.ports.announce()
    void this.readRows()
  }
}

const nameOf = ({ courseId, lessonId }: LessonKey) => `${courseId} ${lessonId}`

const isWanted = ({ courseId, lessonId, quality }: LessonRow, { lessons }: DeviceRows) =>
  lessons.some(
    (row) =>
      row.courseId === courseId && row.lessonId === lessonId && row.quality === quality && isAskedFor(row),
  )

function reasonOf(error: unknown): FailureReason {
  if (error instanceof UnsupportedPlaylist) return 'unsupported'
  return (error as { name?: unknown })?.name === 'QuotaExceededError' ? 'full' : 'storage'
}
