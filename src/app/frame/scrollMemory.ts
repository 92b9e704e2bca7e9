import { storageItem, tabStorage } from '@/lib/storage/storageItem'

const item = storageItem(tabStorage, 'scroll-places')
const KEPT_PLACES = 60

let places: Map<string, number> | undefined

/** The scroll position of each visited page, by history entry, for the lifetime of the tab. */
export const scrollMemory = {
  recall: (place: string) => known().get(place) ?? 0,
  remember(place: string, top: number) {
    const all = known()
    all.delete(place)
    all.set(place, Math.round(top))
  },
  /** Stores the positions, so that they survive a reload and a visit to another site. */
  keep() {
    // Storage may be forbidden or full; a reload then starts at the top.
    item.write(JSON.stringify([...known()].slice(-KEPT_PLACES)))
  },
  /** The user signs out: the positions name the pages that she has seen. */
  clear() {
    places = new Map()
    item.write(null)
  },
  forget() {
    places = undefined
    item.forgetUnwritten()
  },
}

function known() {
  places ??= readKept()
  return places
}

function readKept() {
  try {
    return new Map<string, number>(JSON.parse(item.read() ?? '[]'))
  } catch {
    return new Map<string, number>()
  }
}
