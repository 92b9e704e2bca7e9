import type { UnknownAction } from '@reduxjs/toolkit'
import { useCallback, useLayoutEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type CatalogueView, isSameView, parseView } from '@/domain/catalogue'
import { selectCatalogueView } from '@/state/catalogue/selectors'
import { catalogueLeft, catalogueVisited } from '@/state/catalogue/slice'
import { useAppSelector, useAppStore } from '@/state/hooks'
import { addressOf } from './addressOf'

/** Tells the catalogue what a person did; where that changes the view, the address follows. */
export type Tell = (event: UnknownAction) => void

/**
 * The view and its address are one truth. An event changes the view, and the address is led after it; an address that comes
 * first (a link, Back) is visited. The address alone never answers an event, so the two cannot chase each other.
 */
export function useCatalogue(): { view: CatalogueView; tell: Tell } {
  const store = useAppStore()
  const navigate = useNavigate()
  const { search } = useLocation()
  const asked = useMemo(() => parseView(new URLSearchParams(search)), [search])
  const view = useAppSelector(selectCatalogueView)

  // Before the paint, so that no frame and no request belong to the view before.
  useLayoutEffect(() => {
    store.dispatch(catalogueVisited(asked))
  }, [store, asked])

  useLayoutEffect(() => () => void store.dispatch(catalogueLeft()), [store])

  const tell = useCallback<Tell>(
    (event) => {
      const before = store.getState().catalogue.view
      store.dispatch(event)
      const after = store.getState().catalogue.view
      if (before && after && !isSameView(before, after)) navigate(addressOf(after))
    },
    [store, navigate],
  )

  return { view: view ?? asked, tell }
}
