import type { UnknownAction } from '@reduxjs/toolkit'
import { useStore } from 'react-redux'
import { useSearchParams } from 'react-router'
import { viewToParams } from '@/domain/catalogue'
import { selectCatalogueView } from '@/state/catalogue/selectors'
import type { RootState } from '@/state/store'

/** Something happened in the catalogue: the slice says what is looked at now, and the address follows it. */
export function useCatalogueEvent() {
  const store = useStore<RootState>()
  const [, setParams] = useSearchParams()
  return (event: UnknownAction, options?: { replace?: boolean }) => {
    store.dispatch(event)
    const view = selectCatalogueView(store.getState())
    if (view) setParams(viewToParams(view), options)
  }
}
