import { type PersistConfig, persistReducer } from 'redux-persist'
import { PLAYER_KEY } from '@/lib/config/constants'
import { webStorage } from '@/lib/storage/webStorage'
import { type PlayerState, playerSlice } from './slice'
import { readPlayerStorage, readStoredPlayer } from './stored'

/** Preferences and the last open lesson outlive the tab; nothing here is secret, and what has to survive a crash is the device's, too. */
export const playerPersistence: PersistConfig<PlayerState> = {
  key: PLAYER_KEY,
  keyPrefix: '',
  version: 1,
  storage: webStorage,
  whitelist: ['lastLessons', 'preferences'],
  stateReconciler: (stored, _original, reduced) => ({ ...reduced, ...readStoredPlayer(stored, reduced) }),
}

/** It joins a page that is shown already, so it begins with what is stored and does not wait for redux-persist to read that. */
const beginning = (): PlayerState => {
  const initial = playerSlice.getInitialState()
  return { ...initial, ...readStoredPlayer(readPlayerStorage(), initial) }
}

export const playerReducer = persistReducer(playerPersistence, (state: PlayerState | undefined, action) =>
  playerSlice.reducer(state ?? beginning(), action),
)
