import type { WorldState } from '../state.ts'

/** A place in which a world keeps its state. */
export interface Store {
  /** Reads, changes and saves in one go; nothing is saved when `change` throws. `change` must not wait. */
  transact<T>(change: (state: WorldState) => T): Promise<T>
  /** Back to the state of a fresh world. */
  reset(): Promise<void>
}
