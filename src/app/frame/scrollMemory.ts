const STORAGE_KEY = 'scroll-places'
const KEPT_PLACES = 60

let places: Map<string, number> | undefined

/** How far each visited page was scrolled, by history entry; lives as long as the tab. */
export const scrollMemory = {
  recall: (place: string) => known().get(place) ?? 0,
  note(place: string, top: number) {
    const all = known()
    all.delete(place)
    all.set(place, Math.round(top))
  },
  /** Survives a reload and a visit elsewhere. */
  keep() {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...known()].slice(-KEPT_PLACES)))
    } catch {
      // Forbidden or full: then a reload begins at the top.
    }
  },
  forget() {
    places = undefined
  },
}

function known() {
  places ??= readKept()
  return places
}

function readKept() {
  try {
    return new Map<string, number>(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'))
  } catch {
    return new Map<string, number>()
  }
}
