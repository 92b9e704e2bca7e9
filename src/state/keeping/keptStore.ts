import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import {
  askedAgain,
  type DeviceRows,
  type FileRow,
  type LessonKey,
  type LessonRow,
  renewed,
  unneededFiles,
} from '@/domain/keeping/keptLesson'
import { STORE_NAME } from './storeName'

type Chunk = { userId: string; url: string; index: number; content: Blob }

interface KeptLessons extends DBSchema {
  lessons: { key: [string, string, string]; value: LessonRow; indexes: { byUser: string } }
  files: { key: [string, string]; value: FileRow; indexes: { byUser: string } }
  chunks: { key: [string, string, number]; value: Chunk }
}

type Database = IDBPDatabase<KeptLessons>

const VERSION = 1

/**
 * The lessons that users keep on this device, with their files in chunks, in IndexedDB. All keys begin with
 * the user, so that nobody reads those of another one. The methods throw what the browser throws.
 */
export function createKeptStore() {
  let opened: Promise<Database> | undefined
  const database = () => {
    opened ??= open(() => {
      opened = undefined
    })
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
  const attempt = async <T>(work: (db: Database) => Promise<T>) => work(await database())

  return {
    read: (userId: string): Promise<DeviceRows> => attempt((db) => rowsOf(db, userId)),

    file: (userId: string, url: string) => attempt((db) => db.get('files', [userId, url])),

    /** All lessons or none. */
    addLessons: (rows: readonly LessonRow[]) =>
      attempt(async (db) => {
        const change = db.transaction(['lessons', 'files', 'chunks'], 'readwrite')
        const store = change.objectStore('lessons')
        await Promise.all(rows.map(async (row) => store.put(askedAgain(await store.get(keyOf(row)), row))))
        // A lesson that is asked for again may need other files.
        for (const userId of new Set(rows.map((row) => row.userId))) await deleteUnneeded(change, userId)
        await change.done
      }),

    /** The server has another version of the lesson. Its old files go in the write that asks for new ones. */
    renewLesson: (row: LessonRow) => attempt((db) => renewLesson(db, row)),

    /** A lesson that is gone stays gone. */
    changeLesson: (key: LessonKey, change: (row: LessonRow) => LessonRow) =>
      attempt(async (db) => {
        const { store, done } = db.transaction('lessons', 'readwrite')
        const row = await store.get(keyOf(key))
        if (row) await store.put(change(row))
        await done
      }),

    /** Begins a file from its first byte. @returns false if no lesson needs it any more */
    beginFile: (row: FileRow) => attempt((db) => beginFile(db, row)),

    /** Removes what the device has of a file. */
    dropFile: (key: FileKey) =>
      attempt(async (db) => {
        const change = db.transaction(['files', 'chunks'], 'readwrite')
        await Promise.all([
          change.objectStore('chunks').delete(chunksOf(key)),
          change.objectStore('files').delete([key.userId, key.url]),
          change.done,
        ])
      }),

    addChunk: (key: DownloadKey, index: number, content: Blob) =>
      attempt((db) => addChunk(db, key, index, content)),

    /** Everything that the server sends has been received. @returns false if another download has begun */
    completeFile: ({ userId, url, downloadId }: DownloadKey) =>
      attempt(async (db) => {
        const { store, done } = db.transaction('files', 'readwrite')
        const row = await store.get([userId, url])
        const isWhole = row?.expected === undefined || row.received === row.expected
        const isSame = row?.downloadId === downloadId && isWhole
        if (row && isSame) await store.put({ ...row, expected: row.received, isComplete: true })
        await done
        return isSame
      }),

    /**
     * All in one transaction, because a film has hundreds of files.
     * @returns the files as the server sent them; undefined for each that the device does not have whole
     */
    contents: (userId: string, urls: readonly string[]) => attempt((db) => contentsOf(db, userId, urls)),

    /** Removes the lessons, and the files that no other lesson of the user needs. */
    removeLessons: (keys: readonly LessonKey[]) => attempt((db) => removeLessons(db, keys)),

    /** Removes all that is stored of this user. */
    removeAll: (userId: string) => attempt((db) => removeAll(db, userId)),

    /**
     * Removes chunks that no lesson needs. A file whose chunks are gone, as after the browser has made space,
     * is no longer complete.
     * @returns the addresses of such files
     */
    sweep: (userId: string) => attempt((db) => sweep(db, userId)),

    async close() {
      const db = await opened?.catch(() => undefined)
      db?.close()
    },
  }
}

type FileKey = Pick<FileRow, 'userId' | 'url'>
type DownloadKey = Pick<FileRow, 'userId' | 'url' | 'downloadId'>

const keyOf = ({ userId, courseId, lessonId }: LessonKey): [string, string, string] => [
  userId,
  courseId,
  lessonId,
]

const allOf = (userId: string) => IDBKeyRange.bound([userId], [userId, []])

const chunksOf = ({ userId, url }: FileKey) => IDBKeyRange.bound([userId, url], [userId, url, []])

async function rowsOf(db: Database, userId: string): Promise<DeviceRows> {
  const change = db.transaction(['lessons', 'files'])
  const [lessons, files] = await Promise.all([
    change.objectStore('lessons').index('byUser').getAll(userId),
    change.objectStore('files').index('byUser').getAll(userId),
  ])
  return { lessons, files }
}

/** The user may have deleted the lesson while the server answered: then nothing of it may be stored. */
async function beginFile(db: Database, row: FileRow) {
  const change = db.transaction(['lessons', 'files', 'chunks'], 'readwrite')
  const lessons = await change.objectStore('lessons').index('byUser').getAll(row.userId)
  const isNeeded = lessons.some(({ files }) => files.some(({ url }) => url === row.url))
  if (isNeeded)
    await Promise.all([
      change.objectStore('chunks').delete(chunksOf(row)),
      change.objectStore('files').put(row),
    ])
  await change.done
  return isNeeded
}

/**
 * Another tab, or the user, may have removed or begun the file meanwhile. The chunk is then dropped.
 * @returns whether the chunk continues the stored file
 */
async function addChunk(
  db: Database,
  { userId, url, downloadId }: DownloadKey,
  index: number,
  content: Blob,
) {
  const change = db.transaction(['files', 'chunks'], 'readwrite')
  const files = change.objectStore('files')
  const row = await files.get([userId, url])
  const continues =
    row !== undefined && row.downloadId === downloadId && !row.isComplete && row.chunkCount === index
  if (continues)
    await Promise.all([
      change.objectStore('chunks').put({ userId, url, index, content }),
      files.put({ ...row, received: row.received + content.size, chunkCount: index + 1 }),
    ])
  await change.done
  return continues
}

async function renewLesson(db: Database, asked: LessonRow) {
  const change = db.transaction(['lessons', 'files', 'chunks'], 'readwrite')
  const store = change.objectStore('lessons')
  const { userId } = asked
  const { lessons, removed } = renewed(await store.index('byUser').getAll(userId), asked)
  await Promise.all([
    ...lessons.map((row) => store.put(row)),
    ...removed.flatMap((url) => [
      change.objectStore('files').delete([userId, url]),
      change.objectStore('chunks').delete(chunksOf({ userId, url })),
    ]),
  ])
  await deleteUnneeded(change, userId)
  await change.done
}

async function removeLessons(db: Database, keys: readonly LessonKey[]) {
  const [first] = keys
  if (!first) return
  const change = db.transaction(['lessons', 'files', 'chunks'], 'readwrite')
  await Promise.all(keys.map((key) => change.objectStore('lessons').delete(keyOf(key))))
  await deleteUnneeded(change, first.userId)
  await change.done
}

async function removeAll(db: Database, userId: string) {
  const change = db.transaction(['lessons', 'files', 'chunks'], 'readwrite')
  const [lessons, files] = [change.objectStore('lessons'), change.objectStore('files')]
  const [lessonKeys, fileKeys] = [
    await lessons.index('byUser').getAllKeys(userId),
    await files.index('byUser').getAllKeys(userId),
  ]
  await Promise.all([
    ...lessonKeys.map((key) => lessons.delete(key)),
    ...fileKeys.map((key) => files.delete(key)),
    change.objectStore('chunks').delete(allOf(userId)),
    change.done,
  ])
}

async function contentsOf(db: Database, userId: string, urls: readonly string[]) {
  const change = db.transaction(['files', 'chunks'])
  const contents = await Promise.all(urls.map((url) => contentOf(change, { userId, url })))
  await change.done
  return contents
}

async function contentOf(
  change: IDBPTransaction<KeptLessons, ('files' | 'chunks')[]>,
  { userId, url }: FileKey,
): Promise<Blob | undefined> {
  const [row, chunks] = await Promise.all([
    change.objectStore('files').get([userId, url]),
    change.objectStore('chunks').getAll(chunksOf({ userId, url })),
  ])
  if (!row?.isComplete) return undefined
  const content = new Blob(
    chunks.map((chunk) => chunk.content),
    { type: row.type },
  )
  return content.size === row.expected ? content : undefined
}

type Change = IDBPTransaction<KeptLessons, ('lessons' | 'files' | 'chunks')[], 'readwrite'>

/** @returns the files that stay */
async function deleteUnneeded(change: Change, userId: string) {
  const [lessons, files] = await Promise.all([
    change.objectStore('lessons').index('byUser').getAll(userId),
    change.objectStore('files').index('byUser').getAll(userId),
  ])
  const unneeded = unneededFiles({ lessons, files })
  const deletions = unneeded.flatMap((url) => [
    change.objectStore('files').delete([userId, url]),
    change.objectStore('chunks').delete(chunksOf({ userId, url })),
  ])
  await Promise.all(deletions)
  return files.filter(({ url }) => !unneeded.includes(url))
}

async function sweep(db: Database, userId: string) {
  const change = db.transaction(['lessons', 'files', 'chunks'], 'readwrite')
  const before = await deleteUnneeded(change, userId)
  const stored = await change.objectStore('chunks').getAllKeys(allOf(userId))
  const counts = new Map<string, number>()
  for (const [, url] of stored) counts.set(url, (counts.get(url) ?? 0) + 1)
  const broken = before.filter(({ url, chunkCount }) => (counts.get(url) ?? 0) !== chunkCount)
  await Promise.all(broken.map(({ url }) => change.objectStore('files').delete([userId, url])))
  const known = new Set(before.map(({ url }) => url))
  const lost = [...counts.keys()].filter((url) => !known.has(url)).concat(broken.map(({ url }) => url))
  await Promise.all(lost.map((url) => change.objectStore('chunks').delete(chunksOf({ userId, url }))))
  await change.done
  return broken.map(({ url }) => url)
}

function open(onLost: () => void) {
  return openDB<KeptLessons>(STORE_NAME, VERSION, {
    upgrade(db) {
      const lessons = db.createObjectStore('lessons', { keyPath: ['userId', 'courseId', 'lessonId'] })
      lessons.createIndex('byUser', 'userId')
      const files = db.createObjectStore('files', { keyPath: ['userId', 'url'] })
      files.createIndex('byUser', 'userId')
      db.createObjectStore('chunks', { keyPath: ['userId', 'url', 'index'] })
    },
    // Another tab upgrades the database, which can only start after this connection closes.
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase).close()
      onLost()
    },
    terminated: onLost,
  })
}

/** @returns the courses of which the user keeps lessons; none if the storage cannot be read */
export async function keptCourses(userId: string): Promise<{ courseId: string; slug: string }[]> {
  const store = createKeptStore()
  try {
    const { lessons } = await store.read(userId)
    return [...new Map(lessons.map((lesson) => [lesson.courseId, lesson])).values()]
  } catch {
    return []
  } finally {
    void store.close()
  }
}

export type KeptStore = ReturnType<typeof createKeptStore>
