import { isRecord } from '@/lib/isRecord'
import { generatedApi } from './endpoints.gen'
import { hasList, isList } from './shapes'
import { listOf, one } from './tags'

/** Calls of the tag 'work'. */
export const workApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getWorkCountries: { providesTags: [listOf('WorkCountry')], extraOptions: { isUsable: isList } },
    getWorks: {
      providesTags: (_works, _error, { countryName }) => [one('Work', countryName)],
      extraOptions: { isUsable: hasList('data') },
    },
    getWork: {
      providesTags: (_work, _error, slug) => [one('Work', slug)],
      extraOptions: { isUsable: isRecord },
    },
  },
})
