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

/** The development checks warn if they are slow, which on a busy machine says nothing about our code. */
const CHECK_MAY_TAKE_MS = 10_000

/**
 * Creates a store. It does not use the browser, because the prerenderer creates stores, too. Stores share
 * only their code.
 * @param preloaded for tests and prerendered pages
 */
export function createStore(preloaded?: Partial<RootState>, services = createServices()) {
  return configureStore({
    // The type contains the lazy slices. LazySlicesGate does not render their readers before the slices are
    // injected.
    reducer: rootReducer as unknown as Reducer<RootState>,
    // Persisted slices get `_persist` later, so the preloaded state does not have it.
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

/** A slice has this mark once redux-persist reads and writes its storage. */
const isPersisted = (slice: object) => '_persist' in slice

/**
 * Starts to read and write the storages. Another session is written at once, because a visitor may sign in
 * and reload immediately.
 * @returns the persistor, whose `flush()` writes what is pending
 */
export function startPersistence(store: AppStore) {
  const persistor = persistStore(store)
  let { record } = store.getState().session
  store.subscribe(() => {
    const { session, player } = store.getState()
    // The player slice may be injected later. An already persisted slice ignores the call.
    if (player && !isPersisted(player)) persistor.persist()
    if (session.record === record) return
    record = session.record
    void persistor.flush()
  })
  return persistor
}
