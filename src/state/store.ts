import { configureStore, type Reducer } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE, persistStore, REGISTER, REHYDRATE } from 'redux-persist'
import { baseApi } from '@/api/baseApi'
import { createServices } from '@/lib/services'
import { devTools } from './devTools'
import { listenerMiddleware } from './listeners'
import { type AppStore, type RootState, rootReducer } from './reducer'
import './content/listeners'
import './language/listeners'
import './session/userListeners'

/** The development checks complain about their own slowness, which on a busy machine says nothing about our code. */
const CHECK_MAY_TAKE_MS = 10_000

/**
 * Does not touch the browser: the prerenderer makes stores too. Stores share nothing but their code.
 * @param preloaded for tests and prerendered pages
 */
export function createStore(preloaded?: Partial<RootState>, services = createServices()) {
  return configureStore({
    // The types promise the lazy slices; LazySlicesGate keeps their readers away until they are injected.
    reducer: rootReducer as unknown as Reducer<RootState>,
    // Persisted slices add `_persist` by themselves; what is preloaded comes without it.
    preloadedState: preloaded as never,
    devTools,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        immutableCheck: { warnAfter: CHECK_MAY_TAKE_MS },
        serializableCheck: {
          warnAfter: CHECK_MAY_TAKE_MS,
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      })
        .prepend(listenerMiddleware.middleware)
        .concat(baseApi.middleware),
  })
}

/** A persisted slice carries this mark from the moment on at which its storage is read and written. */
const isPersisted = (slice: object) => '_persist' in slice

/**
 * Starts reading and writing the storages. @returns the persistor; its `flush()` writes what is pending. Another session is written
 * at once: a visitor may sign in and reload in the same breath.
 */
export function startPersistence(store: AppStore) {
  const persistor = persistStore(store)
  let { record } = store.getState().session
  store.subscribe(() => {
    const { session, player } = store.getState()
    // The player slice may be injected later. A slice that is persisted already ignores the call.
    if (player && !isPersisted(player)) persistor.persist()
    if (session.record === record) return
    record = session.record
    void persistor.flush()
  })
  return persistor
}
