import { type DonationNote, momentOf, readNote } from '@/domain/donationNote'

type Stored = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What an entry of the tab's history can keep, by its place. */
export type EntryNotes = {
  all(): Record<string, string>
  write(place: string, text: string | null): void
}

const noEntry: EntryNotes = { all: () => ({}), write: () => {} }

/** Where a donor's note lies, for all tabs. */
export const noteKeyOf = (userId: string | undefined) => `donation:${userId ?? 'visitor'}`

/**
 * The notes of the donors on this device. Where it keeps nothing, or is full, they last as long as the page does, and the entry of its
 * history brings them to the page that a reload or Back opens.
 * @param storage throws where storage is forbidden
 */
export function createNotes(storage: () => Stored, entry = noEntry) {
  const unwritten = new Map<string, string | null>()

  function storedAt(place: string) {
    try {
      return storage().getItem(place)
    } catch {
      return null
    }
  }

  /** An entry that is older than what is stored says nothing. */
  function readEntry() {
    for (const [place, text] of Object.entries(entry.all()))
      if (!unwritten.has(place) && momentOf(text) > momentOf(storedAt(place))) unwritten.set(place, text)
  }

  function textAt(place: string) {
    readEntry()
    const held = unwritten.get(place)
    return held === undefined ? storedAt(place) : held
  }

  return {
    /** @param now milliseconds since 1970 */
    read: (userId: string | undefined, now: number) => readNote(textAt(noteKeyOf(userId)), userId, now),

    /** As it is stored: null where there is none. */
    textOf: (userId: string | undefined) => textAt(noteKeyOf(userId)),

    write(userId: string | undefined, note: DonationNote) {
      const place = noteKeyOf(userId)
      const text = note.attempt || note.subscribedAt !== undefined ? JSON.stringify(note) : null
      try {
        if (text === null) storage().removeItem(place)
        else storage().setItem(place, text)
        if (unwritten.delete(place)) entry.write(place, null)
      } catch (error) {
        // The donor can give all the same; only another tab does not know of it.
        if (!unwritten.has(place)) console.warn('This device does not keep how the donation stands.', error)
        // Also that there is nothing any more: an older entry of the history, which Back leads to, may still say otherwise.
        unwritten.set(place, text)
        entry.write(place, text)
      }
    },

    /** The page has another entry of the history by now. */
    keepHere() {
      for (const [place, text] of unwritten) entry.write(place, text)
    },
  }
}

export type Notes = Pick<ReturnType<typeof createNotes>, 'read' | 'write'>
