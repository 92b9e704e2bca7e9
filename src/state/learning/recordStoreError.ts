import type { StorageFault } from './slice'

/** Errors of a browser that has no such storage, or whose settings forbid it. */
const barred: unknown[] = ['SecurityError', 'TypeError', 'ReferenceError']

/** The device cannot keep or tell; says why. */
export class RecordStoreError extends Error {
  readonly health: StorageFault
  /** There is no storage at all: it holds nothing that could be missed. */
  readonly isBarred: boolean

  constructor(cause: unknown) {
    super('This device cannot keep what is learned.', { cause })
    const name = (cause as { name?: unknown })?.name
    this.health = name === 'QuotaExceededError' ? 'full' : 'forbidden'
    this.isBarred = barred.includes(name)
  }
}

/** The state of the storage according to an error. */
export const storageErrorOf = (error: unknown): Pick<RecordStoreError, 'health' | 'isBarred'> =>
  error instanceof RecordStoreError ? error : { health: 'forbidden', isBarred: false }
