/** localStorage in the shape that redux-persist asks for; a forbidden or full storage is only logged. */
export const webStorage = {
  getItem: async (key: string) => attempt(() => window.localStorage.getItem(key)) ?? null,
  setItem: async (key: string, value: string) => attempt(() => window.localStorage.setItem(key, value)),
  removeItem: async (key: string) => attempt(() => window.localStorage.removeItem(key)),
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch (error) {
    // No error: whoever owns the browser may forbid it.
    console.info('The storage of this browser cannot be used.', error)
    return undefined
  }
}
