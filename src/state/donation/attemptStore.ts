import { changeTimeOf, type DonationRecord, readRecord, storedText } from '@/domain/donation/record'
import type { Services } from '@/lib/services'
import { deviceStorage } from '@/lib/storage/storageItem'
import { isRecord } from '@/lib/values/isRecord'
import type { AppDispatch, RootState } from '../reducer'

type Stored = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** An entry of the tab's history: texts by place. */
export type HistoryEntry = {
  all(): Record<string, string>
  write(place: string, text: string | null): void
}

const noEntry: HistoryEntry = { all: () => ({}), write: () => {} }

/** Place of a donor's record, for all tabs. */
export const placeOf = (userId: string | undefined) => `donation:${userId ?? 'visitor'}`

/**
 * The records of the donors on this device. If the storage is forbidden or full, they last as long as the
 * page, and the entry of its history carries them over a reload and Back.
 * @param storage throws if storage is forbidden
 */
export function createAttemptStore(storage: () => Stored, entry = noEntry) {
  const unwritten = new Map<string, string | null>()

  function storedAt(place: string) {
    try {
      return storage().getItem(place)
    } catch {
      return null
    }
  }

  /** An entry that is older than the stored record does not count. */
  function readEntry() {
    for (const [place, text] of Object.entries(entry.all()))
      if (!unwritten.has(place) && changeTimeOf(text) > changeTimeOf(storedAt(place)))
        unwritten.set(place, text)
  }

  function textAt(place: string) {
    readEntry()
    const held = unwritten.get(place)
    return held === undefined ? storedAt(place) : held
  }

  return {
    /** @param now milliseconds since 1970 */
    read: (userId: string | undefined, now: number) => readRecord(textAt(placeOf(userId)), userId, now),

    /** The stored text; null if there is none. */
    textOf: (userId: string | undefined) => textAt(placeOf(userId)),

    write(userId: string | undefined, record: DonationRecord) {
      const place = placeOf(userId)
      const text = storedText(record)
      try {
        if (text === null) storage().removeItem(place)
        else storage().setItem(place, text)
        if (unwritten.delete(place)) entry.write(place, null)
      } catch (error) {
        // The donor can give in spite of this; another tab does not know of it.
        if (!unwritten.has(place)) console.warn('This device does not keep how the donation stands.', error)
        // The deletion is kept, too: an older entry of the history, which Back leads to, may still have the attempt.
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

export type AttemptStore = Pick<ReturnType<typeof createAttemptStore>, 'read' | 'write'>

const NAME = 'donation'

/** The records in this entry of the tab's history, beside what the router keeps there. A reload and Back bring them along. */
export const historyEntry: HistoryEntry = {
  all() {
    const kept = stateHere()[NAME]
    const texts = isRecord(kept) ? Object.entries(kept) : []
    return Object.fromEntries(texts.filter((one): one is [string, string] => typeof one[1] === 'string'))
  },

  write(place, text) {
    const { [place]: before, ...others } = historyEntry.all()
    if ((before ?? null) === text) return
    const records = text === null ? others : { ...others, [place]: text }
    try {
      window.history.replaceState({ ...stateHere(), [NAME]: records }, '')
    } catch {
      // A browser limits the number of changes; the page itself still has the value.
    }
  },
}

function stateHere(): Record<string, unknown> {
  const state: unknown = window.history.state
  return isRecord(state) ? state : {}
}

/** The records of this device, as one store reads and writes them. */
export const createDeviceRecords = () => createAttemptStore(deviceStorage, historyEntry)

/** The record of a user on this device. */
export const storedRecord =
  (userId: string) => (_dispatch: AppDispatch, _getState: () => RootState, services: Services) =>
    services.get(createDeviceRecords).read(userId, Date.now())
