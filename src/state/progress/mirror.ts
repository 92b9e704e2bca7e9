import type { LessonRecord } from '@/domain/lessonRecord'
import { inStorage } from '@/lib/storage/inStorage'
import { deviceStorage, storageItem } from '@/lib/storage/storageItem'
import { isRecord } from '@/lib/values/isRecord'

const PREFIX = 'progress-mirror:'

/**
 * What a tab has not brought into the device's store when its page hides. A page that is going away has no time for IndexedDB, but for one
 * synchronous write; each tab writes a key of its own, as two tabs writing one would lose each other's.
 */
export function createMirror(tab: string) {
  const item = storageItem(deviceStorage, PREFIX + tab)
  return {
    /** The page has tried to send a record that does not fit. @returns whether the record is there now */
    write: (records: LessonRecord[]) => item.write(JSON.stringify(records)),
    /** @returns whether it is gone now */
    clear: () => item.write(null),
  }
}

export const isMirrorKey = (key: string | null) => key?.startsWith(PREFIX) ?? false

/** All that tabs have left behind, by their keys. */
export function readMirrors(): { key: string; text: string; records: LessonRecord[] }[] {
  const keys = inStorage(() => Object.keys(deviceStorage()).filter(isMirrorKey)) ?? []
  return keys.flatMap((key) => {
    const text = inStorage(() => deviceStorage().getItem(key))
    return text ? [{ key, text, records: readRecords(text) }] : []
  })
}

/** It is in the store now; unless its tab has written anew meanwhile. */
export function forgetMirror({ key, text }: { key: string; text: string }) {
  inStorage(() => {
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

/** Storage is written by older versions and by hands. */
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
    [...dated, ...Object.values(draft)].every((part) => isRecord(part) && isMoment(part.at)) &&
    (saved.position === undefined || isMoment(saved.position))
  )
}

function isMoment(value: unknown) {
  if (!isRecord(value) || typeof value.count !== 'number' || typeof value.tab !== 'string') return false
  return value.askedAt === undefined || typeof value.askedAt === 'number'
}
