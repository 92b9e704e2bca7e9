import { type DonationNote, readNote } from '@/domain/donationNote'

type Stored = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Where a donor's note lies, for all tabs. */
export const noteKeyOf = (userId: string | undefined) => `donation:${userId ?? 'visitor'}`

/**
 * The notes of the donors on this device. Where it keeps nothing, or is full, they last as long as the page does.
 * @param storage throws where storage is forbidden
 */
export function createNotes(storage: () => Stored) {
  const unwritten = new Map<string, string | null>()

  function textAt(place: string) {
    const held = unwritten.get(place)
    if (held !== undefined) return held
    try {
      return storage().getItem(place)
    } catch {
      return null
    }
  }

  return {
    /** @param now milliseconds since 1970 */
    read: (userId: string | undefined, now: number) => readNote(textAt(noteKeyOf(userId)), userId, now),

    write(userId: string | undefined, note: DonationNote) {
      const place = noteKeyOf(userId)
      const text = note.attempt || note.subscribedAt !== undefined ? JSON.stringify(note) : null
      try {
        if (text === null) storage().removeItem(place)
        else storage().setItem(place, text)
        unwritten.delete(place)
      } catch (error) {
        // The donor can give all the same; only another tab or a reload does not know of it.
        if (!unwritten.has(place)) console.warn('This device does not keep how the donation stands.', error)
        unwritten.set(place, text)
      }
    },
  }
}

export type Notes = ReturnType<typeof createNotes>
