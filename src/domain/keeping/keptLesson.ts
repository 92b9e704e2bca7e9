import type { Bytes, Milliseconds } from '@/lib/values/units'
import type { LessonType } from '../course/lesson'
import type { QualityName } from '../course/video'
import type { FileEntry } from './lessonFiles'

/** The reason why a lesson could not be kept. */
export const failureReasons = [
  // The device has no space.
  'full',
  // The file changed again and again.
  'changed',
  // The server or the browser has removed it.
  'gone',
  'connection',
  // The server refuses it.
  'forbidden',
  // Files of this kind cannot be kept.
  'unsupported',
  // The browser does not let the page store it.
  'storage',
] as const

export type FailureReason = (typeof failureReasons)[number]

export type KeepingStatus = 'waiting' | 'loading' | 'paused' | 'kept' | 'failed'

export type LessonKey = { userId: string; courseId: string; lessonId: string }

/** A lesson that a user wants to keep, as the device stores it. */
export type LessonRow = LessonKey & {
  title: string
  courseTitle: string
  /** The address of the course, under which its answer is stored. */
  slug: string
  /** Its viewer's code has to be on the device, too. */
  type: LessonType
  quality: QualityName
  files: FileEntry[]
  isPaused: boolean
  failure: FailureReason | undefined
  /** The program tries a broken lesson again by itself. It shows as broken until a part has come. */
  isRetried?: boolean | undefined
  requestedAt: Milliseconds
}

/** A file of one user, as far as the device has it. Several lessons may share it. */
export type FileRow = {
  userId: string
  url: string
  /** Each start from the first byte is another one, so that parts of two never mix. */
  downloadId: string
  /** The address that answered, after redirects. */
  address: string
  type: string
  /** The size that the server has promised; undefined if it did not say. */
  expected: Bytes | undefined
  /** ETag or date of the server's file. Two answers with the same one are parts of the same file. */
  validator: string | undefined
  /** The host has answered a request for the rest with the whole file. Rows of earlier releases lack it. */
  ignoresRange?: boolean
  received: Bytes
  chunkCount: number
  isComplete: boolean
}

/** A lesson as screens show it. */
export type KeptLesson = Omit<
  LessonRow,
  'files' | 'isPaused' | 'failure' | 'isRetried' | 'userId' | 'requestedAt'
> & {
  status: KeepingStatus
  /** Another one is another version of the lesson. */
  mainUrl: string | undefined
  reason: FailureReason | undefined
  received: Bytes
  /** An integer from 0 to 100: 100 only if the lesson is kept. */
  percent: number
}

export type DeviceRows = { lessons: readonly LessonRow[]; files: readonly FileRow[] }

/** @returns the lessons in the order in which the user asked for them */
export function keptLessons({ lessons, files }: DeviceRows): KeptLesson[] {
  const fileOf = byUrl(files)
  const current = lessonToLoad({ lessons, files })
  return inOrder(lessons).map((lesson) => {
    const {
      files: entries,
      isPaused: _isPaused,
      failure,
      isRetried: _isRetried,
      userId: _userId,
      requestedAt: _requestedAt,
      ...shown
    } = lesson
    const status = statusOf(lesson, fileOf, lesson === current)
    const own = entries.map(({ url }) => fileOf.get(url))
    return {
      ...shown,
      status,
      mainUrl: mainUrlOf(entries),
      reason: status === 'failed' ? failure : undefined,
      received: own.reduce((sum, file) => sum + (file?.received ?? 0), 0),
      percent: status === 'kept' ? 100 : Math.min(99, Math.floor(100 * shareOf(own))),
    }
  })
}

/** @returns the film, the picture or the paper; undefined for a lesson that shows without any of its files */
export const mainUrlOf = (files: readonly FileEntry[]): string | undefined =>
  files.find(({ isOptional }) => !isOptional)?.url

/** @returns the lesson whose files come next; undefined if nothing is to be loaded */
export function lessonToLoad({ lessons, files }: DeviceRows): LessonRow | undefined {
  const fileOf = byUrl(files)
  return inOrder(lessons).find(
    (lesson) => isAskedFor(lesson) && !lesson.files.every((entry) => isReady(entry, fileOf)),
  )
}

/** Whether the files of the lesson are to be loaded, as far as they are missing. */
export const isAskedFor = ({ isPaused, failure, isRetried }: LessonRow) =>
  !isPaused && (failure === undefined || isRetried === true)

/**
 * Lessons that the program tries again by itself: the connection has broken, and the host continues the next
 * file. Where a host would send the whole file again, the user decides, because each attempt costs data.
 */
export function lessonsToRetry({ lessons, files }: DeviceRows): LessonRow[] {
  const fileOf = byUrl(files)
  return lessons.filter((lesson) => {
    const next = fileToLoad(lesson, files)
    return lesson.failure === 'connection' && !lesson.isPaused && next && isCheap(fileOf.get(next.url))
  })
}

/** Whether another attempt loads nothing again that an earlier one has brought. */
const isCheap = (row: FileRow | undefined) =>
  row === undefined || (!row.ignoresRange && (row.received === 0 || isResumable(row)))

/** Without length and validator nothing proves that two answers are parts of the same file. */
export const isResumable = ({ validator, expected, received }: FileRow) =>
  validator !== undefined && expected !== undefined && received > 0

/** @returns the first file of the lesson that the device does not have */
export function fileToLoad(lesson: LessonRow, files: readonly FileRow[]): FileEntry | undefined {
  const fileOf = byUrl(files)
  return lesson.files.find((entry) => !isReady(entry, fileOf))
}

/** A file counts only with the number of bytes that the server has promised. */
export const isWhole = ({ expected, received, isComplete }: FileRow) => isComplete && expected === received

/**
 * The user asks for a lesson that the device may know already: what is loaded of it stays, unless the lesson
 * needs other files now.
 */
export function askedAgain(known: LessonRow | undefined, asked: LessonRow): LessonRow {
  const has = (url: string) => known?.files.some((file) => file.url === url)
  if (!known || known.quality !== asked.quality || !asked.files.every(({ url }) => has(url))) return asked
  return { ...asked, files: known.files }
}

/** An attempt has ended without the lesson, whoever has begun it. */
export const failedWith = (row: LessonRow, failure: FailureReason): LessonRow => ({
  ...row,
  failure,
  isRetried: undefined,
})

export const withoutFailure = (row: LessonRow): LessonRow => ({
  ...row,
  failure: undefined,
  isRetried: undefined,
})

/** The program tries the lesson again by itself, unless something else has become of it meanwhile. */
export const triedUnasked = (row: LessonRow): LessonRow =>
  row.failure === 'connection' ? { ...row, isRetried: true } : row

/** The connection may have returned while no page was open, and a killed page may have left its attempt. */
export const visitedAgain = (row: LessonRow): LessonRow =>
  row.failure === 'connection' ? withoutFailure(row) : { ...row, isRetried: undefined }

/** The user tries a lesson again. If a file was missing, its playlist may name others by now. */
export function triedAgain(row: LessonRow): LessonRow {
  const again = { ...withoutFailure(row), isPaused: false }
  return row.failure === 'gone' || row.failure === 'changed' ? withoutParts(again) : again
}

/** Its playlists are read again, and may name other files. */
function withoutParts(row: LessonRow): LessonRow {
  const files = row.files.filter(({ isNamed }) => !isNamed)
  return { ...row, files: files.map(({ isExpanded: _isExpanded, ...file }) => file) }
}

/**
 * The server's version of a lesson takes the place of the stored one. Where the server has replaced the file
 * of the same address, other lessons that show it load it again, too. Pictures and captions stay.
 * @returns the lessons to store, and the addresses of the files to remove even if a lesson needs them
 */
export function renewed(lessons: readonly LessonRow[], asked: LessonRow) {
  const known = lessons.find((row) => isSame(row, asked))
  const mainUrl = known && mainUrlOf(known.files)
  // Under another address the server has replaced nothing: the others still show the old file.
  if (mainUrl === undefined || mainUrl !== mainUrlOf(asked.files)) return { lessons: [asked], removed: [] }
  const isShowing = ({ files }: LessonRow) => files.some(({ url }) => url === mainUrl)
  const showing = lessons.filter(isShowing)
  const rest = lessons.filter((row) => !isShowing(row))
  const neededByRest = new Set(rest.flatMap(({ files }) => files.map(({ url }) => url)))
  const parts = showing.flatMap(({ files }) => files.filter(({ isNamed }) => isNamed).map(({ url }) => url))
  const others = showing.filter((row) => !isSame(row, asked)).map(withoutParts)
  return {
    lessons: [asked, ...others],
    removed: [mainUrl, ...parts.filter((url) => !neededByRest.has(url))],
  }
}

const isSame = (one: LessonKey, other: LessonKey) =>
  one.userId === other.userId && one.courseId === other.courseId && one.lessonId === other.lessonId

/** @returns the addresses that no lesson needs any more */
export function unneededFiles({ lessons, files }: DeviceRows): string[] {
  const needed = new Set(lessons.flatMap((lesson) => lesson.files.map(({ url }) => url)))
  return files.map(({ url }) => url).filter((url) => !needed.has(url))
}

/** @returns the bytes on the device; a file that lessons share counts once */
export const keptBytes = (files: readonly FileRow[]): Bytes =>
  files.reduce((sum, { received }) => sum + received, 0)

type FilesByUrl = ReadonlyMap<string, FileRow>

const byUrl = (files: readonly FileRow[]): FilesByUrl => new Map(files.map((file) => [file.url, file]))

/** A playlist alone plays nothing: the files that it names belong to it. */
function isReady({ url, role, isExpanded }: FileEntry, fileOf: FilesByUrl) {
  const file = fileOf.get(url)
  return file !== undefined && isWhole(file) && (role !== 'playlist' || isExpanded === true)
}

const inOrder = (lessons: readonly LessonRow[]) =>
  lessons.toSorted(
    (one, other) => one.requestedAt - other.requestedAt || (one.lessonId < other.lessonId ? -1 : 1),
  )

function statusOf(lesson: LessonRow, fileOf: FilesByUrl, isCurrent: boolean): KeepingStatus {
  const hasAll = lesson.files.every((entry) => isReady(entry, fileOf))
  // Another lesson may have brought the file at which the connection broke.
  if (lesson.failure && !(hasAll && lesson.failure === 'connection')) return 'failed'
  if (hasAll) return 'kept'
  if (lesson.isPaused) return 'paused'
  return isCurrent ? 'loading' : 'waiting'
}

/** By bytes if all sizes are known, otherwise by files. */
function shareOf(files: readonly (FileRow | undefined)[]): number {
  const sizes = files.map((file) => file?.expected)
  if (sizes.every((size) => size !== undefined)) {
    const expected = sizes.reduce((sum, size) => sum + size, 0)
    return files.reduce((sum, file) => sum + (file?.received ?? 0), 0) / Math.max(1, expected)
  }
  const shares = files.map((file) => {
    if (!file) return 0
    return file.isComplete ? 1 : file.expected ? file.received / file.expected : 0
  })
  return shares.reduce((sum, share) => sum + share, 0) / files.length
}
