import { type PersistConfig, persistReducer } from 'redux-persist'
import { PLAYER_KEY } from '@/lib/constants'
import { webStorage } from '@/lib/web-storage'
import { type PlayerState, playerSlice } from './slice'
import { readStoredPlayer } from './stored'

/** Preferences and the last open lesson outlive the tab; nothing here is secret or has to survive a crash. */
export const playerPersistence: PersistConfig<PlayerState> = {
  key: PLAYER_KEY,
  keyPrefix: '',
  version: 1,
  storage: webStorage,
  whitelist: ['lastLessons', 'preferences'],
  stateReconciler: (stored, _original, reduced) => ({ ...reduced, ...readStoredPlayer(stored, reduced) }),
}

export const playerReducer = persistReducer(playerPersistence, playerSlice.reducer)
