import type { RootState } from './reducer'

export const selectHasLazySlices = (state: RootState) => state.hasLazySlices
