/** The database of the kept lessons. */
export const STORE_NAME = 'kept-lessons'

/**
 * @returns whether this device has kept a lesson before; undefined if the browser cannot say it now. A
 * browser that never says it may have kept one.
 */
export async function isStoreThere(): Promise<boolean | undefined> {
  try {
    if (!indexedDB.databases) return true
    return (await indexedDB.databases()).some(({ name }) => name === STORE_NAME)
  } catch {
    return undefined
  }
}
