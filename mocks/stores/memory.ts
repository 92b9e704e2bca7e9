import { initialState } from '../state.ts'
import type { Store } from './store.ts'

/** For tests and the HTTP server: forgotten when the process ends. */
export function memoryStore(): Store {
  let state = initialState()
  return {
    async transact(change) {
      const draft = structuredClone(state)
      const result = change(draft)
      state = draft
      return structuredClone(result)
    },
    async reset() {
      state = initialState()
    },
  }
}
