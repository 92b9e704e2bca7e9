import {
  combineSlices,
  createAction,
  createReducer,
  type Store,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { baseApi } from '@/api/baseApi'
import type { Services } from '@/lib/services'
import { catalogueSlice } from './catalogue/slice'
import type { keepingSlice } from './keeping/slice'
import { languageSlice } from './language/slice'
import type { learningSlice } from './learning/slice'
import { noticesSlice } from './notices/slice'
import type { playerReducer } from './player/persistence'
import { sessionReducer } from './session/persistence'

/** The code of the lazy slices has loaded, and the store adds them. */
export const lazySlicesInjected = createAction('store/lazySlicesInjected')

/**
 * Whether the lazy slices are injected. The slices themselves appear with the first action after their code
 * has loaded.
 */
const lazySlicesReducer = createReducer(false, (builder) => builder.addCase(lazySlicesInjected, () => true))

const ownReducer = combineSlices(baseApi, {
  hasLazySlices: lazySlicesReducer,
  session: sessionReducer,
  language: languageSlice.reducer,
  notices: noticesSlice.reducer,
  catalogue: catalogueSlice.reducer,
})

/**
 * Slices that only the pages for learners and donors need. `lazySlicesInjected` adds them to an existing
 * store.
 */
type LazyState = {
  learning: ReturnType<typeof learningSlice.reducer>
  keeping: ReturnType<typeof keepingSlice.reducer>
  player: ReturnType<typeof playerReducer>
}

/** The pages that need the lazy slices inject them with their code (state/lazySlices). */
export const rootReducer = ownReducer.withLazyLoadedSlices<LazyState>()

/** A component that reads a lazy slice must be inside blocks/LazySlicesGate. */
export type RootState = ReturnType<typeof ownReducer> & LazyState

/**
 * The types of the store are beside its reducer, to keep selectors and listeners free of circular imports.
 */
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>
export type AppStore = Omit<Store<RootState, UnknownAction>, 'dispatch'> & { dispatch: AppDispatch }
