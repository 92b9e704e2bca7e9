import { openDB } from 'idb'
import { onTestFinished, vi } from 'vitest'
import type { LessonRecord } from '@/domain/learning/lessonRecord'
import { createRecordStore } from '@/state/learning/recordStore'

/** A learner's records in this browser's IndexedDB, as another page would read them. */
export async function recordsOnDevice(userId = 'u-001'): Promise<LessonRecord[]> {
  const device = createRecordStore()
  const { records } = await device.read(userId)
  await device.close()
  return records
}

export async function keepOnDevice(records: LessonRecord[]) {
  const device = createRecordStore()
  await device.keep(records)
  await device.close()
}

/**
 * Blocks the storage by a long write.
 * @returns a function that ends it
 */
export async function occupyStorage() {
  const db = await openDB('learning', 1)
  const change = db.transaction('records', 'readwrite')
  let isHeld = true
  const held = (async () => {
    while (isHeld) await change.objectStore('records').count()
    await change.done
    db.close()
  })()
  const release = () => {
    isHeld = false
    return held
  }
  onTestFinished(release)
  return release
}

/**
 * Fills the device's storage.
 * @returns a function that frees it
 */
export function fillStorage() {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  return () => put.mockRestore()
}

/** All text in this browser's IndexedDB and localStorage, except the session record. */
export async function everythingStored() {
  const words: string[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await openDB(name)
    for (const store of db.objectStoreNames)
      words.push(JSON.stringify([await db.getAllKeys(store), await db.getAll(store)]))
    db.close()
  }
  for (const key of Object.keys(localStorage))
    if (key !== 'user') words.push(`${key}: ${localStorage.getItem(key)}`)
  return words.join('\n')
}
