import { getStoredState, REHYDRATE } from 'redux-persist'
import { PLAYER_KEY } from '@/lib/config/constants'
import { startListening } from '../listeners'
import { logoutAsked } from '../session/slice'
import { playerPersistence } from './persistence'
import { lastLessonsForgotten } from './slice'

/** Another tab stored player state → this tab adopts it: the last lesson, the preferences. */
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

/**
 * The user signs out, on any page → the client drops which lessons she had open last. The record store
 * drops its copies.
 */
startListening({
  actionCreator: logoutAsked,
  effect: (_action, { dispatch, getOriginalState }) => {
    const { record } = getOriginalState().session
    if (record) dispatch(lastLessonsForgotten(record.userId))
  },
})
