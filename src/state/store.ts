import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE, persistStore, REGISTER, REHYDRATE } from 'redux-persist'
import { baseApi } from '@/api/baseApi'
import { catalogueSlice } from './catalogue/slice'
import { languageSlice } from './language/slice'
import { listenerMiddleware } from './listeners'
import { noticesSlice } from './notices/slice'
import { playerReducer } from './player/persistence'
import { sessionReducer } from './session/persistence'
import './language/listeners'
import './session/listeners'

const rootReducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  session: sessionReducer,
  language: languageSlice.reducer,
  catalogue: catalogueSlice.reducer,
  notices: noticesSlice.reducer,
  player: playerReducer,
})

/** Does not touch the browser: prerendering makes stores too. `preloaded` is for tests and prerendered pages. */
export function createStore(preloaded?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    preloadedState: preloaded as never,
    middleware: (defaults) =>
      defaults({ serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] } })
        .prepend(listenerMiddleware.middleware)
        .concat(baseApi.middleware),
  })
}

/** Starts reading and writing the storages. @returns the persistor; its `flush()` writes what is pending. */
export function startPersistence(store: AppStore) {
  return persistStore(store)
}

export type AppStore = ReturnType<typeof createStore>
export type AppDispatch = AppStore['dispatch']
export type RootState = ReturnType<typeof rootReducer>
