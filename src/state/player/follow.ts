import { getStoredState, REHYDRATE } from 'redux-persist'
import { PLAYER_KEY } from '@/lib/config/constants'
import { startListening } from '../listeners'
import { playerPersistence } from './persistence'

/** This tab adopts what another tab stored of the player: the last lesson, the preferences. */
startListening({
  predicate: ({ type }) => type === 'store/lazySlicesInjected',
  effect: (_action, { dispatch }) => {
    window.addEventListener('storage', async ({ key, newValue }) => {
      if (key !== PLAYER_KEY || newValue === null) return
      const payload = await getStoredState(playerPersistence).catch(() => undefined)
      if (payload) dispatch({ type: REHYDRATE, key: PLAYER_KEY, payload })
    })
  },
})
