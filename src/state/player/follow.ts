import { getStoredState, REHYDRATE } from 'redux-persist'
import { PLAYER_KEY } from '@/lib/constants'
import type { AppStore } from '../store'
import { playerPersistence } from './persistence'

/** What another tab stored of the player, this one takes over: the lesson open last, the preferences. @returns how to stop. */
export function followPlayer(store: AppStore) {
  const onStorage = async ({ key, newValue }: StorageEvent) => {
    if (key !== PLAYER_KEY || newValue === null) return
    const payload = await getStoredState(playerPersistence).catch(() => undefined)
    if (payload) store.dispatch({ type: REHYDRATE, key: PLAYER_KEY, payload })
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
