import { useLayoutEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type CatalogueView, isSameView, parseView } from '@/domain/catalogue/catalogue'
import { selectCatalogueView } from '@/state/catalogue/selectors'
import { catalogueLeft, catalogueVisited } from '@/state/catalogue/slice'
import { useAppSelector, useAppStore } from '@/state/hooks'
import { addressOf } from './addressOf'

/**
 * The slice holds the view of the catalogue, and this hook alone keeps the page's address in step with it. It visits
 * an address that has changed (a link, a reload, Back), and navigates to a view that an action has changed.
 */
export function useCatalogue(): CatalogueView {
  const store = useAppStore()
  const navigate = useNavigate()
  const { search } = useLocation()
  const asked = useMemo(() => parseView(new URLSearchParams(search)), [search])
  const view = useAppSelector(selectCatalogueView)

  // Before the paint, so that no frame and no request belong to the view before.
  useLayoutEffect(() => {
    store.dispatch(catalogueVisited(asked))
  }, [store, asked])

  // After the visit: an address that has just come is the view by now, and is not answered by the view before.
  useLayoutEffect(() => {
    const now = selectCatalogueView(store.getState())
    if (view && now && !isSameView(now, asked)) navigate(addressOf(now))
  }, [store, view, asked, navigate])

  useLayoutEffect(() => () => void store.dispatch(catalogueLeft()), [store])

  return view ?? asked
}
