import type { StorageFault } from './slice'

/** Errors of a browser that has no IndexedDB, or whose settings forbid it. */
const unavailableErrors: unknown[] = ['SecurityError', 'TypeError', 'ReferenceError']

/** The device cannot store or read records. */
export class RecordStoreError extends Error {
  readonly health: StorageFault
  /** Whether there is no storage at all, so that no records can be missing. */
  readonly isUnavailable: boolean

  constructor(cause: unknown) {
    super('This device cannot keep what is learned.', { cause })
    const name = (cause as { name?: unknown })?.name
    this.health = name === 'QuotaExceededError' ? 'full' : 'forbidden'
    this.isUnavailable = unavailableErrors.includes(name)
  }
}

/** The health of the storage after an error. */
export const storageErrorOf = (error: unknown): Pick<RecordStoreError, 'health' | 'isUnavailable'> =>
  error instanceof RecordStoreError ? error : { health: 'forbidden', isUnavailable: false }
