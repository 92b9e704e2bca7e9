import { changeTimeOf, type DonationRecord, readRecord, storedText } from '@/domain/donation/record'
import type { Services } from '@/lib/services'
import { deviceStorage } from '@/lib/storage/storageItem'
import { isRecord } from '@/lib/values/isRecord'
import type { AppDispatch, RootState } from '../reducer'

type Stored = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Texts by place in the current entry of the tab's history. */
export type HistoryEntry = {
  all(): Record<string, string>
  write(place: string, text: string | null): void
}

const noEntry: HistoryEntry = { all: () => ({}), write: () => {} }

/** The storage key of a donor's record, which all tabs share. */
export const placeOf = (userId: string | undefined) => `donation:${userId ?? 'visitor'}`

/**
 * The records of the donors on this device. If the storage is forbidden or full, the records last as long as
 * the page, and the entry of the tab's history keeps them over a reload and Back.
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

  /** An entry counts only if it is newer than the stored record. */
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
        // The donor can still donate, but another tab does not know of it.
        if (!unwritten.has(place)) console.warn('This device does not keep how the donation stands.', error)
        // A deletion is kept, too: an older entry of the history, to which Back leads, may still contain the
        // attempt.
        unwritten.set(place, text)
        entry.write(place, text)
      }
    },

    /** The page has a new entry in the tab's history, which gets the unwritten records, too. */
    keepHere() {
      for (const [place, text] of unwritten) entry.write(place, text)
    },
  }
}

export type AttemptStore = Pick<ReturnType<typeof createAttemptStore>, 'read' | 'write'>

const NAME = 'donation'

/**
 * The records in this entry of the tab's history, beside the router's state. They survive a reload and Back.
 */
export const historyEntry: HistoryEntry = {
  all() {
    const kept = currentHistoryState()[NAME]
    const texts = isRecord(kept) ? Object.entries(kept) : []
    return Object.fromEntries(texts.filter((one): one is [string, string] => typeof one[1] === 'string'))
  },

  write(place, text) {
    const { [place]: before, ...others } = historyEntry.all()
    if ((before ?? null) === text) return
    const records = text === null ? others : { ...others, [place]: text }
    try {
      window.history.replaceState({ ...currentHistoryState(), [NAME]: records }, '')
    } catch {
      // Browsers limit the number of changes to an entry. The page still has the value in memory.
    }
  },
}

function currentHistoryState(): Record<string, unknown> {
  const state: unknown = window.history.state
  return isRecord(state) ? state : {}
}

/** The records of this device, made once per store. */
export const createDeviceRecords = () => createAttemptStore(deviceStorage, historyEntry)

/** The record of a user on this device. */
export const storedRecord =
  (userId: string) => (_dispatch: AppDispatch, _getState: () => RootState, services: Services) =>
    services.get(createDeviceRecords).read(userId, Date.now())
