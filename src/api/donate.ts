import { DONATION_TIMEOUT_MS } from '@/lib/config/constants'
import { generatedApi } from './endpoints.gen'
import { type ApiError, isNetworkError, isNotFound, isOutcomeUnknown } from './errors'
import { every, listOf, type Tag } from './tags'

/** Calls of the tag 'donate'. Requests have whole dollars, and answers have cents. */
export const donateApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getDonationHistory: {
      providesTags: [listOf('Donation')],
      // A 404 means an empty history, so the client only logs it (docs/behaviour/account.md#payment-history).
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
      // 409 means that the user subscribed elsewhere, so the cached user is out of date.
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
 * The tags that an unsubscription makes out of date. After a lost answer the outcome is unknown, and 'no such
 * subscription' means that the user ended it elsewhere, so the client reloads everything. After a server
 * error it reloads only the history, because a failed user query signs the user out.
 */
function outdatedBy(error: ApiError | undefined): Tag[] {
  if (!error || isNetworkError(error) || error.status === 404 || error.status === 409)
    return [listOf('Donation'), every('User')]
  return isOutcomeUnknown(error) ? [listOf('Donation')] : []
}

export const { useGetDonationHistoryQuery, useUnsubscribeMutation } = donateApi
