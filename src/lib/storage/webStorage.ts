import { deviceStorage } from './storageItem'
import { tryStorage } from './tryStorage'

/**
 * The device's storage in redux-persist's shape. Storage may be forbidden or full; a write is then skipped.
 */
export const webStorage = {
  getItem: async (key: string) => tryStorage(() => deviceStorage().getItem(key)) ?? null,
  setItem: async (key: string, value: string) => tryStorage(() => deviceStorage().setItem(key, value)),
  removeItem: async (key: string) => tryStorage(() => deviceStorage().removeItem(key)),
}
