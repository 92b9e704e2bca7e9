import { isRecord } from '@/lib/isRecord'
import { generatedApi } from './endpoints.gen'
import { hasList, isList } from './shapes'
import { listOf, one } from './tags'

/** Calls of the tag 'blog'. */
export const blogApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getRecentBlogs: { providesTags: [listOf('Blog')], extraOptions: { isUsable: isList } },
    getBlogs: {
      providesTags: [listOf('Blog')],
      extraOptions: { latestWins: true, isUsable: hasList('content') },
    },
    getBlog: {
      providesTags: (_post, _error, slug) => [one('Blog', slug)],
      extraOptions: { isUsable: isRecord },
    },
  },
})
