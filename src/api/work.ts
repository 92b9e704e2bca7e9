import { answerSchema } from './answerSchema'
import type { ApiRequest } from './baseQuery'
import { generatedApi } from './endpoints.gen'
import { normalizeCountries, normalizeWork, normalizeWorks } from './normalizeWorks'
import { getWorks } from './operations.gen'
import { pagesOf } from './pagesOf'
import { listOf, one } from './tags'
import type { WorkList, WorkListQuery } from './types'

/** A visitor may read about a work for this time and still find the list as it was. */
const LIST_KEPT_SECONDS = 600

/** Calls of the tag 'work'. */
export const workApi = generatedApi
  .enhanceEndpoints({
    endpoints: {
      getWorkCountries: {
        providesTags: [listOf('WorkCountry')],
        keepUnusedDataFor: LIST_KEPT_SECONDS,
        transformResponse: normalizeCountries,
      },
      getWork: {
        providesTags: (_work, _error, slug) => [one('Work', slug)],
        transformResponse: normalizeWork,
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /**
       * GET work/get-all-works, page by page, by the country's name
       * (docs/behaviour/public.md#works-of-a-country).
       */
      getWorkPages: build.infiniteQuery<WorkList, string, number>({
        rawResponseSchema: answerSchema('getWorks'),
        query: ({ queryArg: countryName, pageParam: page }): ApiRequest => ({
          url: getWorks.path,
          params: { countryName, page } satisfies WorkListQuery,
        }),
        infiniteQueryOptions: pagesOf(
          ({ data }: WorkList) => data,
          ({ pagination }) => pagination.hasNext,
          ({ slug }) => slug,
        ),
        providesTags: (_works, _error, countryName) => [one('Work', countryName)],
        keepUnusedDataFor: LIST_KEPT_SECONDS,
        transformResponse: normalizeWorks,
      }),
    }),
  })

export const { useGetWorkCountriesQuery, useGetWorkPagesInfiniteQuery, useGetWorkQuery } = workApi
