import { useEffect, useLayoutEffect } from 'react'
import { useSearchParams } from 'react-router'
import { parseView } from '@/domain/catalogue'
import { catalogueLeft, catalogueVisited } from '@/state/catalogue/slice'
import { useAppDispatch } from '@/state/hooks'

/** What the address says is what is looked at, before anything is painted or asked: on arrival, Back, Forward and a link. */
export function useCatalogueAddress() {
  const dispatch = useAppDispatch()
  const [params] = useSearchParams()
  useLayoutEffect(() => {
    dispatch(catalogueVisited(parseView(params)))
  }, [dispatch, params])
  useEffect(() => () => void dispatch(catalogueLeft()), [dispatch])
}
