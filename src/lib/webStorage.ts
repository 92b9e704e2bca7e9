import { inStorage } from './inStorage'

/** localStorage in the shape that redux-persist asks for. Storage may be forbidden or full; a write is then skipped. */
export const webStorage = {
  getItem: async (key: string) => inStorage(() => window.localStorage.getItem(key)) ?? null,
  setItem: async (key: string, value: string) => inStorage(() => window.localStorage.setItem(key, value)),
  removeItem: async (key: string) => inStorage(() => window.localStorage.removeItem(key)),
}
