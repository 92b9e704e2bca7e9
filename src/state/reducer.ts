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
import { languageSlice } from './language/slice'
import type { learningSlice } from './learning/slice'
import { noticesSlice } from './notices/slice'
import type { playerReducer } from './player/persistence'
import { sessionReducer } from './session/persistence'

/** The store takes the lazy slices in with this action, once their code is loaded. */
export const lazySlicesInjected = createAction('store/lazySlicesInjected')

/** Whether that has happened. The slices themselves appear with any action that follows their code. */
const lazySlicesReducer = createReducer(false, (builder) => builder.addCase(lazySlicesInjected, () => true))

const ownReducer = combineSlices(baseApi, {
  hasLazySlices: lazySlicesReducer,
  session: sessionReducer,
  language: languageSlice.reducer,
  notices: noticesSlice.reducer,
  catalogue: catalogueSlice.reducer,
})

/** Only pages for learners and donors need these; `lazySlicesInjected` puts them into an existing store. */
type LazyState = {
  learning: ReturnType<typeof learningSlice.reducer>
  player: ReturnType<typeof playerReducer>
}

/** Slices that only some pages need are injected with the code of those pages (state/lazySlices). */
export const rootReducer = ownReducer.withLazyLoadedSlices<LazyState>()

/** Components that read a lazy slice stand behind blocks/LazySlicesGate. */
export type RootState = ReturnType<typeof ownReducer> & LazyState

/** The types of the store stand with its reducer, so that selectors and listeners import nothing that imports them. */
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>
export type AppStore = Omit<Store<RootState, UnknownAction>, 'dispatch'> & { dispatch: AppDispatch }
