import { isRecord } from '@/lib/values/isRecord'
import type { HistoryEntry } from './attemptStore'

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
      // A browser limits the number of changes; the page knows all the same.
    }
  },
}

function stateHere(): Record<string, unknown> {
  const state: unknown = window.history.state
  return isRecord(state) ? state : {}
}
