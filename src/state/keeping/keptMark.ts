import { deviceStorage, storageItem } from '@/lib/storage/storageItem'
import { noticeGiven } from '../notices/slice'

/**
 * Ids of the users who keep lessons here. They stay when a browser that makes space removes the databases
 * alone. If it removes all that the site has stored, nothing is left that could tell of the lessons.
 */
const item = storageItem(deviceStorage, 'kept-by')

const marked = () => item.read()?.split(' ').filter(Boolean) ?? []

export const isMarkedKept = (userId: string) => marked().includes(userId)

/**
 * Marks whether the user keeps lessons on this device.
 * @returns whether she was marked before
 */
export function markKept(userId: string, keepsLessons: boolean): boolean {
  const ids = marked()
  const wasMarked = ids.includes(userId)
  if (wasMarked === keepsLessons) return wasMarked
  const others = ids.filter((id) => id !== userId)
  const now = keepsLessons ? [...others, userId] : others
  item.write(now.length > 0 ? now.join(' ') : null)
  return wasMarked
}

/** The browser has removed all that the user kept here. */
export const lessonsRemoved = () => noticeGiven({ kind: 'info', text: 'keeping.removed' })
