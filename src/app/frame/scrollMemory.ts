import { storageItem, tabStorage } from '@/lib/storage/storageItem'

const item = storageItem(tabStorage, 'scroll-places')
const KEPT_PLACES = 60

let places: Map<string, number> | undefined

/** How far each visited page was scrolled, by history entry; lives as long as the tab. */
export const scrollMemory = {
  recall: (place: string) => known().get(place) ?? 0,
  remember(place: string, top: number) {
    const all = known()
    all.delete(place)
    all.set(place, Math.round(top))
  },
  /** Survives a reload and a visit elsewhere. */
  keep() {
    // Storage may be forbidden or full; a reload then begins at the top.
    item.write(JSON.stringify([...known()].slice(-KEPT_PLACES)))
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
