import { isRecord } from '@/lib/isRecord'
import { generatedApi } from './endpoints.gen'

import { every, listOf, onSuccess } from './tags'

/** Calls of the tag 'donate'. Amounts go out in whole dollars and come back in cents. */
export const donateApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getDonationHistory: { providesTags: [listOf('Donation')], extraOptions: { isUsable: isRecord } },
    unsubscribe: { invalidatesTags: (_done, error) => onSuccess(error, [listOf('Donation'), every('User')]) },
  },
})
