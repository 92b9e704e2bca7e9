import { DONATION_TIMEOUT_MS } from '@/lib/config/constants'
import { generatedApi } from './endpoints.gen'
import { type ApiError, isNetworkError, isNotFound, isOutcomeUnknown } from './errors'
import { every, listOf, type Tag } from './tags'

/** Calls of the tag 'donate'. Amounts go out in whole dollars and come back in cents. */
export const donateApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getDonationHistory: {
      providesTags: [listOf('Donation')],
      // A 404 means an empty history, so it is only logged (docs/behaviour/account.md#payment-history).
      onQueryStarted: (_query, { queryFulfilled }) =>
        queryFulfilled.then(
          () => {},
          ({ error }) => {
            if (isNotFound(error)) console.warn('There is no payment history yet.')
          },
        ),
    },
    createDonationIntent: {
      extraOptions: { timeoutMs: DONATION_TIMEOUT_MS },
      // Who 'already subscribes' has done so elsewhere: what we know of the user is out of date.
      invalidatesTags: (_intent, error) => (error?.status === 409 ? [listOf('Donation'), every('User')] : []),
    },
    getPaymentLink: { extraOptions: { timeoutMs: DONATION_TIMEOUT_MS } },
    unsubscribe: {
      invalidatesTags: (_done, error) => outdatedBy(error),
      extraOptions: { timeoutMs: DONATION_TIMEOUT_MS },
    },
  },
})

/**
 * What an attempt to unsubscribe makes out of date. A lost answer leaves open whether it is done, and 'no such subscription' means that somebody
 * has done it elsewhere: then everything is read again. Of a server in trouble the history alone is asked, because a user who cannot be
 * confirmed is signed out.
 */
function outdatedBy(error: ApiError | undefined): Tag[] {
  if (!error || isNetworkError(error) || error.status === 404 || error.status === 409)
    return [listOf('Donation'), every('User')]
  return isOutcomeUnknown(error) ? [listOf('Donation')] : []
}

export const { useGetDonationHistoryQuery, useUnsubscribeMutation } = donateApi
