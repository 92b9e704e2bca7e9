import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { CourseSnapshot } from '@/domain/learning/courseSnapshot'
import type { LessonKey, LessonRecord } from '@/domain/learning/lessonRecord'
import { isFullyReported, reportOf } from '@/domain/learning/serverSync'
import { keptRecord } from '@/domain/learning/tabRecords'
import { type StartTimer, withTimeout } from '@/lib/async/withTimeout'
import { RecordStoreError } from './recordStoreError'

interface Learning extends DBSchema {
  records: { key: [string, string, string]; value: LessonRecord; indexes: { byUser: string } }
  outlines: { key: [string, string]; value: CourseSnapshot; indexes: { byUser: string } }
  copies: { key: string; value: Copy; indexes: { byAge: number } }
}

/** A server's answer, for use without a connection. `keptAt`: milliseconds since 1970. */
export type Copy = { key: string; answer: unknown; keptAt: number }

const NAME = 'learning'
const VERSION = 1

/** A storage without an answer in this time counts as unavailable. Later answers are still joined. */
const ANSWER_MAY_TAKE_MS = 5_000

/**
 * While an answer is missing, the store tries the storage only once in this time, because a new connection
 * may answer.
 */
const SILENT_FOR_MS = 60_000

class StorageTimeout extends Error {}

/**
 * The IndexedDB of this site. It survives a crash, which localStorage does not, and writes of two tabs do not
 * overwrite each other.
 * @param onAwake called when the storage answers again
 */
export function createRecordStore(onAwake = () => {}) {
  const { attempt, close } = createConnection(onAwake)
  return {
    /**
     * Joins records to the stored ones, all or none.
     * @returns the stored records after that
     * @throws {RecordStoreError}
     */
    keep: (records: readonly LessonRecord[]) =>
      attempt(async (db) => {
        const change = db.transaction('records', 'readwrite', { durability: durabilityOf(records) })
        const kept = records.map(async (record) => {
          const joined = keptRecord(await change.store.get(keyOf(record)), record)
          await change.store.put(joined)
          return joined
        })
        try {
          const [joined] = await Promise.all([Promise.all(kept), change.done])
          return joined
        } catch (error) {
          undo(change)
          throw error
        }
      }),

    /**
     * Everything that is stored of this learner.
     * @throws {RecordStoreError}
     */
    read: (userId: string) =>
      attempt(async (db) => {
        const [records, courseSnapshots] = await Promise.all([
          db.getAllFromIndex('records', 'byUser', userId),
          db.getAllFromIndex('outlines', 'byUser', userId),
        ])
        return { records, courseSnapshots }
      }),

    /** @throws {RecordStoreError} */
    keepCourseSnapshot: (snapshot: CourseSnapshot) => attempt((db) => db.put('outlines', snapshot)),

    /**
     * Removes what was not changed since then (milliseconds since 1970), except this learner's unsent work:
     * the device's clock may be wrong.
     * @param staysCopy by its key
     * @throws {RecordStoreError}
     */
    forget: (before: number, userId: string, staysCopy = (_key: string) => false) =>
      attempt(async (db) => {
        const change = db.transaction(['records', 'copies'], 'readwrite')
        for await (const cursor of change.objectStore('records'))
          if (cursor.value.touchedAt < before && !isUnsent(cursor.value, userId)) await cursor.delete()
        const old = IDBKeyRange.upperBound(before)
        for await (const cursor of change.objectStore('copies').index('byAge').iterate(old))
          if (!staysCopy(cursor.value.key)) await cursor.delete()
        await change.done
      }),

    /** @throws {RecordStoreError} */
    keepCopy: (copy: Copy) => attempt((db) => db.put('copies', copy)),

    /** @throws {RecordStoreError} */
    readCopy: (key: string) => attempt((db) => db.get('copies', key)),

    /**
     * All answers whose keys have this prefix.
     * @throws {RecordStoreError}
     */
    readAnswers: (prefix: string) =>
      attempt((db) => db.getAll('copies', IDBKeyRange.bound(prefix, `${prefix}\uffff`))),

    /**
     * Removes all that is stored of this learner, unsent work too.
     * @throws {RecordStoreError}
     */
    forgetAll: (userId: string) => attempt((db) => deleteAllOf(db, userId)),

    close,
  }
}

/**
 * Removes a learner's copies of answers and acknowledged work. Unsent work stays. The connection is its own,
 * and has no time-out: a storage that answers late must still delete.
 * @throws DOMException if the storage refuses it
 */
export async function deleteReported(userId: string) {
  const db = await open(() => {})
  try {
    const change = db.transaction(['records', 'outlines', 'copies'], 'readwrite')
    for await (const cursor of change.objectStore('records').index('byUser').iterate(userId))
      if (isFullyReported(cursor.value)) await cursor.delete()
    const snapshots = await change.objectStore('outlines').index('byUser').getAllKeys(userId)
    await Promise.all([
      change.objectStore('copies').delete(copyKeysOf(userId)),
      ...snapshots.map((key) => change.objectStore('outlines').delete(key)),
      change.done,
    ])
  } finally {
    db.close()
  }
}

async function deleteAllOf(db: IDBPDatabase<Learning>, userId: string) {
  const change = db.transaction(['records', 'outlines', 'copies'], 'readwrite')
  const [records, snapshots] = await Promise.all([
    change.objectStore('records').index('byUser').getAllKeys(userId),
    change.objectStore('outlines').index('byUser').getAllKeys(userId),
  ])
  await Promise.all([
    ...records.map((key) => change.objectStore('records').delete(key)),
    ...snapshots.map((key) => change.objectStore('outlines').delete(key)),
    change.objectStore('copies').delete(copyKeysOf(userId)),
    change.done,
  ])
}

/** The keys of a learner's copies. */
const copyKeysOf = (userId: string) => IDBKeyRange.bound(`${userId} `, `${userId} \uffff`)

/**
 * The connection to the database. It is closed and opened again if the database does not answer.
 * @param onAwake called when the database answers again
 */
function createConnection(onAwake: () => void) {
  let opened: Promise<IDBPDatabase<Learning>> | undefined
  /** The unanswered calls, and the time since when the database is silent. */
  let silence: { owed: Promise<unknown>; since: number } | undefined

  function database() {
    opened ??= open(() => {
      opened = undefined
    })
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }

  async function attempt<T>(work: (db: IDBPDatabase<Learning>) => Promise<T>): Promise<T> {
    if (silence && performance.now() - silence.since < SILENT_FOR_MS)
      throw new RecordStoreError(new StorageTimeout())
    if (silence) disconnect()
    const working = (async () => work(await database()))()
    try {
      return await inTime(working)
    } catch (error) {
      const storeError = new RecordStoreError(error)
      if (error instanceof StorageTimeout) fallSilent(working)
      // The connection may be broken, so the next attempt opens another one.
      else if (storeError.health === 'forbidden') disconnect()
      throw storeError
    }
  }

  function fallSilent(working: Promise<unknown>) {
    const owed = Promise.allSettled([silence?.owed, working])
    silence = { owed, since: performance.now() }
    void owed.then(() => {
      if (silence?.owed !== owed) return
      silence = undefined
      onAwake()
    })
  }

  function disconnect() {
    void opened?.then(
      (db) => db.close(),
      () => {},
    )
    opened = undefined
    silence = undefined
  }

  return {
    /** @throws {RecordStoreError} */
    attempt,
    async close() {
      const db = await opened?.catch(() => undefined)
      db?.close()
    },
  }
}

const isUnsent = (record: LessonRecord, userId: string) =>
  record.userId === userId && reportOf(record) !== undefined

/**
 * A completed lesson must survive a power failure, too. Everything else survives the end of the browser, and
 * the system writes it to the disk within seconds: a video position is not worth a write to the disk each
 * second.
 */
const durabilityOf = (records: readonly LessonRecord[]) =>
  records.some((record) => reportOf(record)?.covers.status === 'completed') ? 'strict' : 'relaxed'

function keyOf({ userId, courseId, lessonId }: LessonKey): [string, string, string] {
  return [userId, courseId, lessonId]
}

function open(onLost: () => void) {
  return openDB<Learning>(NAME, VERSION, {
    upgrade(db) {
      const records = db.createObjectStore('records', { keyPath: ['userId', 'courseId', 'lessonId'] })
      records.createIndex('byUser', 'userId')
      const snapshots = db.createObjectStore('outlines', { keyPath: ['userId', 'courseId'] })
      snapshots.createIndex('byUser', 'userId')
      const cache = db.createObjectStore('copies', { keyPath: 'key' })
      cache.createIndex('byAge', 'keptAt')
    },
    // Another tab upgrades the database, which can only start after this connection closes.
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase).close()
      onLost()
    },
    terminated: onLost,
  })
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const done = await withTimeout(
    ANSWER_MAY_TAKE_MS,
    work.then((value) => ({ value })),
    secondBySecond,
  )
  if (!done) throw new StorageTimeout('The storage does not answer.')
  return done.value
}

/** A timer that counts the seconds in which the page runs: a busy page says nothing about its storage. */
const secondBySecond: StartTimer = (milliseconds, effect) => {
  let left = milliseconds
  const timer = setInterval(() => {
    left -= 1_000
    if (left <= 0) effect()
  }, 1_000)
  return () => clearInterval(timer)
}

/** Aborts the transaction. If one write fails at once, the earlier ones would otherwise stay in it. */
function undo(change: { abort: () => void; done: Promise<void> }) {
  change.done.catch(() => {})
  try {
    change.abort()
  } catch {
    // The transaction has already ended.
  }
}

export type RecordStore = ReturnType<typeof createRecordStore>
