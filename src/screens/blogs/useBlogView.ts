import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { BlogSort } from '@/api/types'
import { type BlogView, blogViewToParams, parseBlogView } from '@/domain/catalogue/posts'
import { paths } from '@/lib/paths'
import { firstVisit } from './firstVisit'

let arrival: string | undefined

/** The key of the history entry that first showed the list since the site was opened. */
function firstKey() {
  arrival ??= typeof window === 'undefined' ? 'default' : (window.history.state?.key ?? 'default')
  return arrival
}

/** The URL holds the view. A search replaces the current history entry; a new order adds one. */
export function useBlogView() {
  const { search: query, key } = useLocation()
  const navigate = useNavigate()
  const view = useMemo(() => parseBlogView(new URLSearchParams(query)), [query])
  const show = (next: BlogView, replace: boolean) =>
    navigate({ pathname: paths.blogs, search: blogViewToParams(next).toString() }, { replace })
  return {
    view,
    /** Identifies one history entry of the list: the same after Back, another one after a changed search. */
    visit: key === firstKey() ? firstVisit : key,
    searchFor: (search: string) => void show({ ...view, search }, true),
    sortBy: (filter: BlogSort) => void show({ ...view, filter }, false),
  }
}
