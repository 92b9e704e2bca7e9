const PLACE = 'donation:left'

let unwritten: string | null = null

/** With which attempt this tab went to the payment page; it survives the way there and back, where the tab may keep anything. */
export const tabMemory = {
  keep(key: string) {
    try {
      window.sessionStorage.setItem(PLACE, key)
      unwritten = null
    } catch {
      unwritten = key
    }
  },
  read() {
    try {
      return window.sessionStorage.getItem(PLACE) ?? unwritten
    } catch {
      return unwritten
    }
  },
}
