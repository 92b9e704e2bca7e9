import { type DBSchema, openDB } from 'idb'
import { initialState, type WorldState } from '../state.ts'
import type { Store } from './store.ts'

interface Schema extends DBSchema {
  worlds: { key: string; value: { version: string; state: WorldState } }
}

const NAME = 'mock-world'
const KEY = 'demo'

/**
 * Survives a reload and is shared by the tabs of a browser: each change is one readwrite transaction inside
 * one lock. A kept state of another version (other seed data, another content) is thrown away.
 */
export function browserStore(version: string): Store {
  const database = openDB<Schema>(NAME, 1, { upgrade: (db) => void db.createObjectStore('worlds') })

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    return navigator.locks.request(NAME, work) as Promise<T>
  }

  return {
    transact: (change) =>
      inTurn(async () => {
        const transaction = (await database).transaction('worlds', 'readwrite')
        const kept = await transaction.store.get(KEY)
        const state = kept?.version === version ? kept.state : initialState()
        try {
          const result = change(state)
          await transaction.store.put({ version, state }, KEY)
          await transaction.done
          return result
        } catch (refusal) {
          transaction.abort()
          await transaction.done.catch(() => {})
          throw refusal
        }
      }),
    reset: () => inTurn(async () => (await database).delete('worlds', KEY)),
  }
}
