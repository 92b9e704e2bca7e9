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

/** An answer of the server, for a time without a connection. `keptAt`: milliseconds since 1970. */
export type Copy = { key: string; answer: unknown; keptAt: number }

const NAME = 'learning'
const VERSION = 1

/** A storage without an answer in this time counts as none; its later answers are still joined. */
const ANSWER_MAY_TAKE_MS = 5_000

/**
 * While an answer is missing, the store waits for the storage once in this time: a new connection may answer.
 */
const SILENT_FOR_MS = 60_000

class Silence extends Error {}

/**
 * The IndexedDB of this site: it outlives a crash (localStorage does not), and writes of two tabs do not lose each other.
 * @param onAwake it answers again
 */
export function createRecordStore(onAwake = () => {}) {
  const { attempt, close } = createConnection(onAwake)
  return {
    /**
     * Joins records to what is kept, all or none. @returns what is kept now.
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

    /** All that is kept of this learner. @throws {RecordStoreError} */
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
     * Removes what was not touched since then (milliseconds since 1970), except unsent work of this learner:
     * a wall clock may be wrong. @throws {RecordStoreError}
     */
    forget: (before: number, userId: string) =>
      attempt(async (db) => {
        const change = db.transaction(['records', 'copies'], 'readwrite')
        for await (const cursor of change.objectStore('records'))
          if (cursor.value.touchedAt < before && !isUnsent(cursor.value, userId)) await cursor.delete()
        const old = IDBKeyRange.upperBound(before)
        for await (const cursor of change.objectStore('copies').index('byAge').iterate(old))
          await cursor.delete()
        await change.done
      }),

    /** @throws {RecordStoreError} */
    keepCopy: (copy: Copy) => attempt((db) => db.put('copies', copy)),

    /** @throws {RecordStoreError} */
    readCopy: (key: string) => attempt((db) => db.get('copies', key)),

    /** All whose keys begin so. @throws {RecordStoreError} */
    readAnswers: (prefix: string) =>
      attempt((db) => db.getAll('copies', IDBKeyRange.bound(prefix, `${prefix}\uffff`))),

    /**
     * Removes this learner's copies of answers and acknowledged work; unsent work stays.
     * @throws {RecordStoreError}
     */
    forgetReported: (userId: string) =>
      attempt(async (db) => {
        const change = db.transaction(['records', 'outlines', 'copies'], 'readwrite')
        for await (const cursor of change.objectStore('records').index('byUser').iterate(userId))
          if (isFullyReported(cursor.value)) await cursor.delete()
        const ownKeys = IDBKeyRange.bound(`${userId} `, `${userId} \uffff`)
        const snapshots = await change.objectStore('outlines').index('byUser').getAllKeys(userId)
        await Promise.all([
          change.objectStore('copies').delete(ownKeys),
          ...snapshots.map((key) => change.objectStore('outlines').delete(key)),
          change.done,
        ])
      }),

    close,
  }
}

/** The database, as long as it answers. @param onAwake it answers again */
function createConnection(onAwake: () => void) {
  let opened: Promise<IDBPDatabase<Learning>> | undefined
  /** The call that it has not answered, and since when. */
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
      throw new RecordStoreError(new Silence())
    if (silence) disconnect()
    const working = (async () => work(await database()))()
    try {
      return await inTime(working)
    } catch (error) {
      const storeError = new RecordStoreError(error)
      if (error instanceof Silence) fallSilent(working)
      // The connection may be broken: the next attempt opens another one.
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
 * A completed lesson survives a power cut, too. The rest survives the end of the browser, and the system writes it
 * to the disk within seconds: a film does not justify a write each second.
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
    // Another tab upgrades the database: closing this connection lets it start.
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
  if (!done) throw new Silence('The storage does not answer.')
  return done.value
}

/** A timer that counts seconds of the page's own time: a busy page proves nothing about its storage. */
const secondBySecond: StartTimer = (milliseconds, effect) => {
  let left = milliseconds
  const timer = setInterval(() => {
    left -= 1_000
    if (left <= 0) effect()
  }, 1_000)
  return () => clearInterval(timer)
}

/** A write that failed at once leaves those before it in the transaction. */
function undo(change: { abort: () => void; done: Promise<void> }) {
  change.done.catch(() => {})
  try {
    change.abort()
  } catch {
    // It has ended by itself.
  }
}

export type RecordStore = ReturnType<typeof createRecordStore>
