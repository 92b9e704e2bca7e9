import { inStorage } from './inStorage'
import { deviceStorage } from './storageItem'

/** The device's storage in redux-persist's shape. Storage may be forbidden or full; a write is then skipped. */
export const webStorage = {
  getItem: async (key: string) => inStorage(() => deviceStorage().getItem(key)) ?? null,
  setItem: async (key: string, value: string) => inStorage(() => deviceStorage().setItem(key, value)),
  removeItem: async (key: string) => inStorage(() => deviceStorage().removeItem(key)),
}
