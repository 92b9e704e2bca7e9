import { persistReducer } from 'redux-persist'
import { webStorage } from '@/lib/web-storage'
import { playerSlice } from './slice'

/** Preferences and the last open lesson outlive the tab; nothing here is secret or has to survive a crash. */
export const playerReducer = persistReducer(
  { key: 'player', keyPrefix: '', version: 1, storage: webStorage },
  playerSlice.reducer,
)
