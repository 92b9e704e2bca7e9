import { tryStorage } from './tryStorage'

/** The device's storage survives the tab; the tab's does not. A browser that forbids them throws here. */
export const deviceStorage = () => window.localStorage
export const tabStorage = () => window.sessionStorage

/**
 * One text in a storage. If the storage does not accept it, the page remembers it.
 * @param storage throws if storage is forbidden
 */
export function storageItem(storage: () => Storage, key: string) {
  let unwritten: string | null | undefined

  return {
    read(): string | null {
      if (unwritten !== undefined) return unwritten
      return tryStorage(() => storage().getItem(key)) ?? null
    },

    /** @param text null removes the item. @returns whether the storage has accepted it */
    write(text: string | null): boolean {
      const isWritten = tryStorage(() => {
        if (text === null) storage().removeItem(key)
        else storage().setItem(key, text)
        return true
      })
      unwritten = isWritten ? undefined : text
      return isWritten === true
    },

    /** Another tab has written the item, so the page drops its own, older text. */
    forgetUnwritten() {
      unwritten = undefined
    },
  }
}
