import { useLayoutEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type CatalogueView, isSameView, parseView } from '@/domain/catalogue/catalogue'
import { selectCatalogueView } from '@/state/catalogue/selectors'
import { catalogueLeft, catalogueVisited } from '@/state/catalogue/slice'
import { useAppSelector, useAppStore } from '@/state/hooks'
import { addressOf } from './addressOf'

/**
 * The slice holds the view of the catalogue, and only this hook keeps the URL in step with it. It dispatches
 * a visit after the URL has changed (a link, a reload, Back), and navigates after an action has changed the
 * view.
 */
export function useCatalogue(): CatalogueView {
  const store = useAppStore()
  const navigate = useNavigate()
  const { search } = useLocation()
  const viewInUrl = useMemo(() => parseView(new URLSearchParams(search)), [search])
  const view = useAppSelector(selectCatalogueView)

  // A layout effect, so that no frame and no request use the previous view.
  useLayoutEffect(() => {
    store.dispatch(catalogueVisited(viewInUrl))
  }, [store, viewInUrl])

  // This effect follows the visit, so that the previous view does not replace a new URL.
  useLayoutEffect(() => {
    const now = selectCatalogueView(store.getState())
    if (view && now && !isSameView(now, viewInUrl)) navigate(addressOf(now))
  }, [store, view, viewInUrl, navigate])

  useLayoutEffect(() => () => void store.dispatch(catalogueLeft()), [store])

  return view ?? viewInUrl
}
