/** Storage may be forbidden or full: the result is then undefined. */
export function inStorage<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
