import type { RootState } from '../reducer'

export const selectCatalogueView = (state: RootState) => state.catalogue.view
export const selectPendingFilters = (state: RootState) => state.catalogue.pending
export const selectIsFilterDialogOpen = (state: RootState) => state.catalogue.isDialogOpen
