import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { BlogSort } from '@/api/types'
import { type BlogView, blogViewToParams, parseBlogView } from '@/domain/catalogue/posts'
import { paths } from '@/lib/paths'
import { firstVisit } from './firstVisit'

let arrival: string | undefined

/** The history entry at which the list was first shown since the site was opened. */
function firstKey() {
  arrival ??= typeof window === 'undefined' ? 'default' : (window.history.state?.key ?? 'default')
  return arrival
}

/** The view is the address. What is typed replaces the step in the history, a chosen order is a step of its own. */
export function useBlogView() {
  const { search: query, key } = useLocation()
  const navigate = useNavigate()
  const view = useMemo(() => parseBlogView(new URLSearchParams(query)), [query])
  const show = (next: BlogView, replace: boolean) =>
    navigate({ pathname: paths.blogs, search: blogViewToParams(next).toString() }, { replace })
  return {
    view,
    /** One look at the list: Back leads to the same one, a changed search to another. */
    visit: key === firstKey() ? firstVisit : key,
    searchFor: (search: string) => void show({ ...view, search }, true),
    sortBy: (filter: BlogSort) => void show({ ...view, filter }, false),
  }
}
