/** The database of the kept lessons. */
export const STORE_NAME = 'kept-lessons'

/** @returns whether this device has kept a lesson before. A browser that does not tell may have. */
export async function isStoreThere(): Promise<boolean> {
  try {
    if (!indexedDB.databases) return true
    return (await indexedDB.databases()).some(({ name }) => name === STORE_NAME)
  } catch {
    return false
  }
}
