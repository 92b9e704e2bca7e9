import { combineSlices, configureStore, createDynamicMiddleware, type Reducer } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE, persistStore, REGISTER, REHYDRATE } from 'redux-persist'
import { devTools } from './devTools'
import { languageSlice } from './language/slice'
import { listenerMiddleware } from './listeners'
import { noticesSlice } from './notices/slice'
import type { ServerState } from './server'
import { sessionReducer } from './session/persistence'
import './language/listeners'

const ownReducer = combineSlices({
  session: sessionReducer,
  language: languageSlice.reducer,
  notices: noticesSlice.reducer,
})

/** The part that asks the server joins later (state/server): the first page that a visitor sees does without its weight. */
export const rootReducer = ownReducer.withLazyLoadedSlices<ServerState>()
export const laterMiddleware = createDynamicMiddleware()

/** Whoever reads the part that joins stands behind blocks/ServerGate. */
export type RootState = ReturnType<typeof ownReducer> & ServerState

/** The development checks complain about their own slowness, which on a busy machine says nothing about our code. */
const CHECK_MAY_TAKE_MS = 10_000

/** Does not touch the browser: prerendering makes stores too. `preloaded` is for tests and prerendered pages. */
export function createStore(preloaded?: Partial<RootState>) {
  return configureStore({
    // The types promise the part that joins later; ServerGate keeps readers of it away until it has.
    reducer: rootReducer as unknown as Reducer<RootState>,
    // Persisted slices add `_persist` by themselves; what is preloaded comes without it.
    preloadedState: preloaded as never,
    devTools,
    middleware: (defaults) =>
      defaults({
        immutableCheck: { warnAfter: CHECK_MAY_TAKE_MS },
        serializableCheck: {
          warnAfter: CHECK_MAY_TAKE_MS,
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      })
        .prepend(listenerMiddleware.middleware)
        .concat(laterMiddleware.middleware),
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
    // It came along with the part that joins later. Whatever is persisted already takes no notice.
    if (player && !isPersisted(player)) persistor.persist()
    if (session.record === record) return
    record = session.record
    void persistor.flush()
  })
  return persistor
}

export type AppStore = ReturnType<typeof createStore>
export type AppDispatch = AppStore['dispatch']
