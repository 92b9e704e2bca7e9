import { isRecord } from '@/lib/isRecord'
import { generatedApi } from './endpoints.gen'
import { isNotFound } from './errors'
import { every, listOf, onSuccess } from './tags'

/** Calls of the tag 'donate'. Amounts go out in whole dollars and come back in cents. */
export const donateApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getDonationHistory: {
      providesTags: [listOf('Donation')],
      extraOptions: { isUsable: isRecord },
      // An empty history, by the contract: logged, and nobody is bothered (document 2, section 8).
      onQueryStarted: (_query, { queryFulfilled }) =>
        queryFulfilled.then(
          () => {},
          ({ error }) => {
            if (isNotFound(error)) console.warn('There is no payment history yet.')
          },
        ),
    },
    createDonationIntent: {
      extraOptions: { isUsable: isRecord },
      // Who 'already subscribes' has done so elsewhere: what we know of the user is out of date.
      invalidatesTags: (_intent, error) => (error?.status === 409 ? [listOf('Donation'), every('User')] : []),
    },
    getPaymentLink: { extraOptions: { isUsable: isRecord } },
    unsubscribe: { invalidatesTags: (_done, error) => onSuccess(error, [listOf('Donation'), every('User')]) },
  },
})

export const { useGetDonationHistoryQuery } = donateApi
