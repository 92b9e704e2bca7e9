import { deviceStorage } from '@/lib/storage/storageItem'
import { entryNotes } from './entryNotes'
import { createNotes } from './notes'

/** The notes of this device. */
export const deviceNotes = createNotes(deviceStorage, entryNotes)
