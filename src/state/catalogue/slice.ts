import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import {
  type CatalogueFilters,
  type CatalogueSort,
  type CatalogueView,
  type FilterChoice,
  firstView,
  isSameView,
  noFilters,
  withoutChoice,
  withToggled,
} from '@/domain/catalogue/catalogue'
import { cleanSearch } from '@/domain/text/text'

export type CatalogueState = {
  /** The visitor's view, which the page's address repeats. Null while the catalogue is not open. */
  view: CatalogueView | null
  /** The filters that the visitor has ticked in the dialog but not applied. */
  pending: CatalogueFilters
  isDialogOpen: boolean
}

const initialState: CatalogueState = { view: null, pending: noFilters, isDialogOpen: false }

export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    /**
     * The address changed first: a link, a reload, Back. The ticked filters belong to the previous view, so
     * they are dropped.
     */
    catalogueVisited(state, { payload }: PayloadAction<CatalogueView>) {
      if (!state.view || !isSameView(state.view, payload)) return { ...initialState, view: payload }
    },
    catalogueLeft: () => initialState,
    searchCommitted(state, { payload }: PayloadAction<string>) {
      state.view = { ...viewOf(state), search: cleanSearch(payload), page: 1 }
    },
    sortChosen(state, { payload }: PayloadAction<CatalogueSort>) {
      state.view = { ...viewOf(state), sort: payload, page: 1 }
    },
    pageChosen(state, { payload }: PayloadAction<number>) {
      state.view = { ...viewOf(state), page: payload }
    },
    filterDialogOpened(state) {
      state.pending = viewOf(state).filters
      state.isDialogOpen = true
    },
    filterDialogClosed(state) {
      state.isDialogOpen = false
    },
    filterToggled(state, { payload }: PayloadAction<FilterChoice>) {
      state.pending = withToggled(state.pending, payload)
    },
    filtersApplied(state) {
      state.view = { ...viewOf(state), filters: state.pending, page: 1 }
      state.isDialogOpen = false
    },
    filterRemoved(state, { payload }: PayloadAction<FilterChoice>) {
      const view = viewOf(state)
      state.pending = withoutChoice(state.pending, payload)
      state.view = { ...view, filters: withoutChoice(view.filters, payload), page: 1 }
    },
    filtersCleared(state) {
      state.pending = noFilters
      state.view = { ...viewOf(state), filters: noFilters, page: 1 }
    },
  },
})

function viewOf(state: CatalogueState) {
  return state.view ?? firstView
}

export const {
  catalogueVisited,
  catalogueLeft,
  searchCommitted,
  sortChosen,
  pageChosen,
  filterDialogOpened,
  filterDialogClosed,
  filterToggled,
  filtersApplied,
  filterRemoved,
  filtersCleared,
} = catalogueSlice.actions
