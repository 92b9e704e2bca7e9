import { inStorage } from './inStorage'

/** Storage that outlives the tab, and storage that goes with it. A browser may forbid both: then even to look at them throws. */
export const deviceStorage = () => window.localStorage
export const tabStorage = () => window.sessionStorage

/** A text that a storage keeps; where it takes none, the page remembers it. @param storage throws where storage is forbidden */
export function storageItem(storage: () => Storage, key: string) {
  let unwritten: string | null | undefined

  return {
    read(): string | null {
      if (unwritten !== undefined) return unwritten
      return inStorage(() => storage().getItem(key)) ?? null
    },

    /** @param text null: nothing is kept any more @returns whether the storage has taken it */
    write(text: string | null): boolean {
      const isWritten = inStorage(() => {
        if (text === null) storage().removeItem(key)
        else storage().setItem(key, text)
        return true
      })
      unwritten = isWritten ? undefined : text
      return isWritten === true
    },

    /** Another tab has written it: what this page remembers is older. */
    forgetUnwritten() {
      unwritten = undefined
    },
  }
}
