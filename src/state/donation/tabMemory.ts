const PLACE = 'donation:left'

let unwritten: string | null = null

/** With which attempt this tab went to the payment page; it survives the way there and back, where the tab may keep anything. */
export const tabMemory = {
  keep(key: string) {
    unwritten = key
    try {
      window.sessionStorage.setItem(PLACE, key)
    } catch {
      // Back from there the donor's own attempt is taken for the one.
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
