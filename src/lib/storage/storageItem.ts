import { tryStorage } from './tryStorage'

/** `local` outlives the tab, `session` goes with it. A browser may forbid both; reading the property then throws. */
export const deviceStorage = () => window.localStorage
export const tabStorage = () => window.sessionStorage

/**
 * One text in a storage. The page remembers it when the storage takes nothing.
 * @param storage throws where storage is forbidden
 */
export function storageItem(storage: () => Storage, key: string) {
  let unwritten: string | null | undefined

  return {
    read(): string | null {
      if (unwritten !== undefined) return unwritten
      return tryStorage(() => storage().getItem(key)) ?? null
    },

    /** @param text null: nothing is kept any more @returns whether the storage has taken it */
    write(text: string | null): boolean {
      const isWritten = tryStorage(() => {
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
