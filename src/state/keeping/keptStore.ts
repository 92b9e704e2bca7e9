import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import {
  askedAgain,
  type DeviceRows,
  type FileRow,
  type LessonKey,
  type LessonRow,
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
        const change = db.transaction('lessons', 'readwrite')
        const writes = rows.map(async (row) =>
          change.store.put(askedAgain(await change.store.get(keyOf(row)), row)),
        )
        await Promise.all([...writes, change.done])
      }),

    /** A lesson that is gone stays gone. */
    changeLesson: (key: LessonKey, change: (row: LessonRow) => LessonRow) =>
      attempt(async (db) => {
        const { store, done } = db.transaction('lessons', 'readwrite')
        const row = await store.get(keyOf(key))
        if (row) await store.put(change(row))
        await done
      }),

    /** Begins a file from its first byte. */
    beginFile: (row: FileRow) =>
      attempt(async (db) => {
        const change = db.transaction(['files', 'chunks'], 'readwrite')
        await Promise.all([
          change.objectStore('chunks').delete(chunksOf(row)),
          change.objectStore('files').put(row),
          change.done,
        ])
      }),

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

    addChunk: (key: FileKey, index: number, content: Blob) =>
      attempt((db) => addChunk(db, key, index, content)),

    /** Everything that the server sends has been received. */
    completeFile: ({ userId, url }: FileKey) =>
      attempt(async (db) => {
        const { store, done } = db.transaction('files', 'readwrite')
        const row = await store.get([userId, url])
        if (row) await store.put({ ...row, expected: row.received, isComplete: true })
        await done
      }),

    /** @returns the file as the server sent it; undefined if the device does not have all of it */
    content: (key: FileKey) => attempt((db) => contentOf(db, key)),

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

/**
 * Another tab, or the user, may have removed or begun the file meanwhile. The chunk is then dropped.
 * @returns whether the chunk continues the stored file
 */
async function addChunk(db: Database, { userId, url }: FileKey, index: number, content: Blob) {
  const change = db.transaction(['files', 'chunks'], 'readwrite')
  const files = change.objectStore('files')
  const row = await files.get([userId, url])
  const continues = row !== undefined && !row.isComplete && row.chunkCount === index
  if (continues)
    await Promise.all([
      change.objectStore('chunks').put({ userId, url, index, content }),
      files.put({ ...row, received: row.received + content.size, chunkCount: index + 1 }),
    ])
  await change.done
  return continues
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

async function contentOf(db: Database, key: FileKey) {
  const change = db.transaction(['files', 'chunks'])
  const [row, chunks] = await Promise.all([
    change.objectStore('files').get([key.userId, key.url]),
    change.objectStore('chunks').getAll(chunksOf(key)),
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
