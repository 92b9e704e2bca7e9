import type { BlogSort } from '@/api/types'
import { cleanSearch } from '../text/text'

export const blogSorts = ['desc', 'asc'] as const satisfies BlogSort[]

/**
 * A visitor's search and order in the blog. The address of the page contains both
 * (docs/behaviour/public.md#search-in-the-blog).
 */
export type BlogView = { search: string; filter: BlogSort }

/** Reads an address. An invalid part falls back to the default: everything, newest first. */
export function parseBlogView(params: URLSearchParams): BlogView {
  return {
    search: cleanSearch(params.get('search') ?? ''),
    filter: blogSorts.find((sort) => sort === params.get('filter')) ?? 'desc',
  }
}

/** Writes an address. A search adds `search` and `filter`. */
export function blogViewToParams({ search, filter }: BlogView) {
  return new URLSearchParams(search ? { search, filter } : { filter })
}
