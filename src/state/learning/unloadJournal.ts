import type { LessonRecord } from '@/domain/learning/lessonRecord'
import { deviceStorage, storageItem } from '@/lib/storage/storageItem'
import { tryStorage } from '@/lib/storage/tryStorage'
import { isRecord } from '@/lib/values/isRecord'
import type { LeftJournal } from './ports'

/** This name must not change, because pages of older versions have left journals under it. */
const STORED_PREFIX = 'progress-mirror:'

/**
 * The records that a tab has not written to the record store when its page hides. A closing page has no time
 * for IndexedDB, but it has time for one synchronous write. Each tab writes its own key, because two tabs
 * with one key would overwrite each other's records.
 */
export function createUnloadJournal(tab: string) {
  const item = storageItem(deviceStorage, STORED_PREFIX + tab)
  return {
    /**
     * If the journal is full, the record was at least sent.
     * @returns whether the journal has the records now
     */
    write: (records: readonly LessonRecord[]) => item.write(JSON.stringify(records)),
    /** @returns whether the journal is removed */
    clear: () => item.write(null),
    readAll: readJournals,
    forget: forgetJournal,
  }
}

export const isJournalKey = (key: string | null) => key?.startsWith(STORED_PREFIX) ?? false

/** The journals of all closed pages. */
export function readJournals(): LeftJournal[] {
  const keys = tryStorage(() => Object.keys(deviceStorage()).filter(isJournalKey)) ?? []
  return keys.flatMap((key) => {
    const text = tryStorage(() => deviceStorage().getItem(key))
    return text ? [{ key, text, records: readRecords(text) }] : []
  })
}

/** The record store has the records. A journal that its tab has written again meanwhile stays. */
export function forgetJournal({ key, text }: Pick<LeftJournal, 'key' | 'text'>) {
  tryStorage(() => {
    if (deviceStorage().getItem(key) === text) deviceStorage().removeItem(key)
  })
}

function readRecords(text: string): LessonRecord[] {
  try {
    const records: unknown = JSON.parse(text)
    return Array.isArray(records) ? records.filter(isLessonRecord) : []
  } catch {
    return []
  }
}

/** Older versions of the client, or people, may have written other values into the storage. */
function isLessonRecord(value: unknown): value is LessonRecord {
  if (!isRecord(value) || !isRecord(value.saved) || !isRecord(value.draft)) return false
  const { saved, draft, completion, position, quiz, page, sent = [] } = value
  const texts = [value.userId, value.courseId, value.lessonId, value.status, saved.status]
  const numbers = [value.reach, value.attempt, value.dismissed, value.touchedAt]
  if (!Array.isArray(sent)) return false
  const dated = [completion, position, quiz, page, ...sent].filter((part) => part !== undefined)
  return (
    texts.every((text) => typeof text === 'string') &&
    numbers.every((number) => typeof number === 'number') &&
    [...dated, ...Object.values(draft)].every((part) => isRecord(part) && isTimestamp(part.at)) &&
    (saved.position === undefined || isTimestamp(saved.position))
  )
}

function isTimestamp(value: unknown) {
  if (!isRecord(value) || typeof value.count !== 'number' || typeof value.tab !== 'string') return false
  return value.askedAt === undefined || typeof value.askedAt === 'number'
}
