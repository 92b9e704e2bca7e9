import { entryNotes } from './entryNotes'
import { createNotes } from './notes'

/** The notes of this device. Storage may be forbidden: then even to look at it throws. */
export const deviceNotes = createNotes(() => window.localStorage, entryNotes)
