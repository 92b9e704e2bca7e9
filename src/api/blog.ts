import { isRecord } from '@/lib/values/isRecord'
import { answerSchema } from './answerSchema'
import type { ApiRequest } from './baseQuery'
import { generatedApi } from './endpoints.gen'
import { normalizePost, normalizePosts } from './normalizePosts'
import { getBlogs } from './operations.gen'
import { pagesOf } from './pagesOf'
import { listOf, one } from './tags'
import type { BlogList, BlogListQuery } from './types'

/** A visitor may read a post for this time and still find the list as it was. */
const KEPT_SECONDS = 600

/** A post needs a text or a title; the contract cannot express that one of two is enough. */
const isPost = (data: unknown) => isRecord(data) && [data.title, data.html].some((one) => isText(one))
const isText = (value: unknown) => typeof value === 'string' && value !== ''

/**
 * The query of the list, page by page. `visit` separates two visits of the list: each begins at
 * page 1.
 */
export type BlogPagesQuery = Required<Pick<BlogListQuery, 'filter'>> & { search: string; visit: string }

/** Calls of the tag 'blog'. */
export const blogApi = generatedApi
  .enhanceEndpoints({
    endpoints: {
      getRecentBlogs: {
        providesTags: [listOf('Blog')],
        transformResponse: normalizePosts,
      },
      getBlog: {
        providesTags: (_post, _error, slug) => [one('Blog', slug)],
        extraOptions: { isValid: isPost },
        transformResponse: normalizePost,
        keepUnusedDataFor: KEPT_SECONDS,
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /**
       * GET blog/get-all, page by page; a new request cancels the one in flight
       * (docs/behaviour/public.md#search-in-the-blog).
       */
      getBlogPages: build.infiniteQuery<BlogList, BlogPagesQuery, number>({
        rawResponseSchema: answerSchema('getBlogs'),
        query: ({ queryArg: { filter, search }, pageParam: page }): ApiRequest => ({
          url: getBlogs.path,
          params: { filter, search, page } satisfies BlogListQuery,
        }),
        infiniteQueryOptions: pagesOf(
          ({ content }: BlogList) => content,
          ({ hasNext }) => hasNext,
          ({ slug }) => slug,
        ),
        providesTags: [listOf('Blog')],
        keepUnusedDataFor: KEPT_SECONDS,
        extraOptions: { latestWins: true },
        transformResponse: ({ content, hasNext }: BlogList) => ({
          content: normalizePosts(content),
          hasNext,
        }),
      }),
    }),
  })

export const { useGetBlogPagesInfiniteQuery, useGetBlogQuery, useGetRecentBlogsQuery } = blogApi
