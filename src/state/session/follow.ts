import { SESSION_KEY } from '@/lib/config/constants'
import { readStoredSession } from '@/lib/storage/storedSession'
import type { AppStore } from '../reducer'
import { cameOnline, storedSessionRead } from './slice'

/**
 * Follows the connection, and the storage that all tabs share.
 * @returns a function that stops it
 */
export function followSession(store: AppStore) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === SESSION_KEY || event.key === null)
      store.dispatch(storedSessionRead(readStoredSession()))
  }
  const onOnline = () => store.dispatch(cameOnline())
  window.addEventListener('storage', onStorage)
  window.addEventListener('online', onOnline)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('online', onOnline)
  }
}
