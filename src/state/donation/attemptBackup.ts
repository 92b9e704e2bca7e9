import { openDB } from 'idb'
import { changeTimeOf, readRecord } from '@/domain/donation/record'
import type { Services } from '@/lib/services'
import { type AttemptStore, createDeviceRecords, placeOf } from './attemptStore'

const STORED_DATABASE = 'giving'
const STORED_STORE = 'notes'

export type AttemptBackup = ReturnType<typeof createAttemptBackup>

/**
 * Copies of the records in IndexedDB. A browser writes localStorage to the disk up to three seconds late, but
 * a confirmed copy survives a crash of the browser. The client reads records from localStorage only: each
 * visit first restores what localStorage has lost.
 */
export function createAttemptBackup(services: Services) {
  const records = services.get(createDeviceRecords)
  /** Resolves after the last copy, written or failed. Copies run one after the other. */
  let last: Promise<unknown> = Promise.resolve()

  return {
    /**
     * Copies the donor's record. It reads the record only when the write starts, to include another tab's
     * change.
     */
    copy(userId: string | undefined) {
      last = last.then(() => put(userId, records.textOf(userId))).catch(() => {})
    },

    /** Resolves after every copy so far is written or has failed. */
    flushed: () => last,

    /**
     * Restores the records of this donor and of a visitor, if localStorage has lost them.
     * @param now milliseconds since 1970
     * @returns whether a record was lost
     */
    async restore(userId: string | undefined, now: number) {
      let isBack = false
      for (const whose of new Set([userId, undefined])) {
        const copy = await get(whose)
        // A record of the same age as its copy stays: only the record knows what the donor has acknowledged
        // or discarded since.
        if (changeTimeOf(copy) <= changeTimeOf(records.textOf(whose))) continue
        const record = readRecord(copy, whose, now)
        if (!record.attempt && record.subscribedAt === undefined) continue
        records.write(whose, record)
        isBack = true
      }
      return isBack
    },
  }
}

/** The records of this device. Each change is copied into the backup. */
export function createCopiedRecords(services: Services): AttemptStore {
  const records = services.get(createDeviceRecords)
  return {
    read: records.read,
    write(userId, record) {
      records.write(userId, record)
      services.get(createAttemptBackup).copy(userId)
    },
  }
}

const put = (userId: string | undefined, text: string | null) =>
  opened(async (db) => {
    const change = db.transaction(STORED_STORE, 'readwrite', { durability: 'strict' })
    const place = placeOf(userId)
    const written = text === null ? change.store.delete(place) : change.store.put(text, place)
    await Promise.all([written, change.done])
  })

const get = (userId: string | undefined) =>
  opened(async (db): Promise<string | null> => (await db.get(STORED_STORE, placeOf(userId))) ?? null)

/** Opens the database for one access only, so that it does not block another tab. */
async function opened<Done>(work: (db: Awaited<ReturnType<typeof open>>) => Promise<Done>) {
  const db = await open()
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

const open = () => openDB(STORED_DATABASE, 1, { upgrade: (db) => void db.createObjectStore(STORED_STORE) })
