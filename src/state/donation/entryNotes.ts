import { isRecord } from '@/lib/values/isRecord'
import type { EntryNotes } from './notes'

const NAME = 'donation'

/** The notes of this entry of the tab's history, beside what the router keeps there. A reload and Back bring it along. */
export const entryNotes: EntryNotes = {
  all() {
    const kept = stateHere()[NAME]
    const texts = isRecord(kept) ? Object.entries(kept) : []
    return Object.fromEntries(texts.filter((one): one is [string, string] => typeof one[1] === 'string'))
  },

  write(place, text) {
    const { [place]: before, ...others } = entryNotes.all()
    if ((before ?? null) === text) return
    const notes = text === null ? others : { ...others, [place]: text }
    try {
      window.history.replaceState({ ...stateHere(), [NAME]: notes }, '')
    } catch {
      // A browser allows so many changes in a while; the page knows all the same.
    }
  },
}

function stateHere(): Record<string, unknown> {
  const state: unknown = window.history.state
  return isRecord(state) ? state : {}
}
