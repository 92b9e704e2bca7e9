/** The database of the kept lessons (src/state/keeping/keptStore.ts), which outlives a release. */
const STORE_NAME = 'kept-lessons'

const LESSONS = 'lessons'

/** @returns the types of the lessons that users keep on this device; none if the storage cannot be read */
export async function keptTypes(): Promise<string[]> {
  try {
    // A request for a database that is not there would create it.
    if (!(await indexedDB.databases()).some(({ name }) => name === STORE_NAME)) return []
    const database = await resultOf(indexedDB.open(STORE_NAME))
    try {
      const lessons: { type?: unknown }[] = await resultOf(
        database.transaction(LESSONS).objectStore(LESSONS).getAll(),
      )
      return [...new Set(lessons.map(({ type }) => String(type)))].sort()
    } finally {
      database.close()
    }
  } catch {
    return []
  }
}

function resultOf<Result>(request: IDBRequest<Result>) {
  return new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
