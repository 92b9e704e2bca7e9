import { type PersistConfig, persistReducer } from 'redux-persist'
import { PLAYER_KEY } from '@/lib/config/constants'
import { webStorage } from '@/lib/storage/webStorage'
import { type PlayerState, playerSlice } from './slice'
import { readPlayerStorage, readStoredPlayer } from './stored'

/**
 * Preferences and the last opened lesson survive the tab. They contain no secrets. What must survive a crash
 * is also in IndexedDB.
 */
export const playerPersistence: PersistConfig<PlayerState> = {
  key: PLAYER_KEY,
  keyPrefix: '',
  version: 1,
  storage: webStorage,
  whitelist: ['lastLessons', 'preferences'],
  stateReconciler: (stored, _original, reduced) => ({ ...reduced, ...readStoredPlayer(stored, reduced) }),
}

/**
 * The slice joins a page that already shows, so it starts with the stored values and does not wait until
 * redux-persist has read them.
 */
const beginning = (): PlayerState => {
  const initial = playerSlice.getInitialState()
  return { ...initial, ...readStoredPlayer(readPlayerStorage(), initial) }
}

export const playerReducer = persistReducer(playerPersistence, (state: PlayerState | undefined, action) =>
  playerSlice.reducer(state ?? beginning(), action),
)
