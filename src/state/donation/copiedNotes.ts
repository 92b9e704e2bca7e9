import { openDB } from 'idb'
import { momentOf, readNote } from '@/domain/donationNote'
import { deviceNotes } from './deviceNotes'
import { type Notes, noteKeyOf } from './notes'

const NAME = 'giving'
const STORE = 'notes'

export type Copies = ReturnType<typeof createCopies>

/**
 * Copies of the notes in IndexedDB. A browser writes localStorage to the disk up to three seconds late; these are there as soon as it says
 * so, and a browser that is killed does not lose them. Whatever is read is read from localStorage: on arrival it gets back what it has lost.
 */
export function createCopies() {
  /** The last copy, written or not: one after the other. */
  let last: Promise<unknown> = Promise.resolve()

  return {
    /** Copies the note of this donor, as it stands when it is this one's turn: what another tab wrote meanwhile is in it. */
    copy(userId: string | undefined) {
      last = last.then(() => put(userId)).catch(() => {})
    },

    /** All that was to be copied so far is, or could not be. */
    kept: () => last,

    /**
     * Puts back what localStorage has lost of this donor's note, and of a visitor's.
     * @param now milliseconds since 1970
     * @returns whether it had lost anything
     */
    async restore(userId: string | undefined, now: number) {
      let isBack = false
      for (const whose of new Set([userId, undefined])) {
        const copy = await get(whose)
        // The device's own note is as new as its copy: what the donor has seen or put away since is in it alone.
        if (momentOf(copy) <= momentOf(deviceNotes.textOf(whose))) continue
        const note = readNote(copy, whose, now)
        if (!note.attempt && note.subscribedAt === undefined) continue
        deviceNotes.write(whose, note)
        isBack = true
      }
      return isBack
    },
  }
}

/** The notes of this device, each change of which is copied. */
export const copiedNotes = (copies: Copies): Notes => ({
  read: deviceNotes.read,
  write(userId, note) {
    deviceNotes.write(userId, note)
    copies.copy(userId)
  },
})

const put = (userId: string | undefined) =>
  opened(async (db) => {
    const change = db.transaction(STORE, 'readwrite', { durability: 'strict' })
    const text = deviceNotes.textOf(userId)
    const place = noteKeyOf(userId)
    const written = text === null ? change.store.delete(place) : change.store.put(text, place)
    await Promise.all([written, change.done])
  })

const get = (userId: string | undefined) =>
  opened(async (db): Promise<string | null> => (await db.get(STORE, noteKeyOf(userId))) ?? null)

/** Opened for once: so it stands in nobody's way. */
async function opened<Done>(work: (db: Awaited<ReturnType<typeof open>>) => Promise<Done>) {
  const db = await open()
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

const open = () => openDB(NAME, 1, { upgrade: (db) => void db.createObjectStore(STORE) })
