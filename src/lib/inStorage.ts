/** Some browsers forbid storage altogether, and none has more of it than it has: then nothing comes of it. */
export function inStorage<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
