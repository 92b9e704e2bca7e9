import { authApi } from '@/api/auth'
import { donateApi } from '@/api/donate'
import { apiErrorOf } from '@/api/errors'
import { listOf } from '@/api/tags'
import type { DonationData } from '@/api/types'
import type { DonationAttempt } from '@/domain/donation/attempt'
import { runningSubscriptions } from '@/domain/donation/history'
import { isSubscription } from '@/domain/donation/order'
import type { AppDispatch } from '../reducer'
import { selectUserId } from '../session/selectors'
import { selectUser } from '../session/user'
import type { DonationPorts } from './ports'

const { getUser } = authApi.endpoints
const { createDonationIntent, getPaymentLink, getDonationHistory } = donateApi.endpoints

/** The arguments of both calls. The server gives the same answer for the same key. */
const requestOf = ({ key, amount, interval, userId }: DonationAttempt) => ({
  'Idempotency-Key': key,
  donationData: {
    amount,
    isSubscription: isSubscription(interval),
    currency: 'usd',
    interval,
    ...(userId !== undefined && { userId }),
  } satisfies DonationData,
})

/** The cache must not keep these answers: they contain client secrets. */
const untracked = { track: false } as const

type Calls =
  | 'who'
  | 'requestSecret'
  | 'requestLink'
  | 'fetchRunning'
  | 'fetchIsSubscriber'
  | 'fetchPayments'
  | 'refreshHistory'

/** The calls of a donation. */
export const donationCalls: Pick<DonationPorts, Calls> = {
  who: (state) => ({
    userId: selectUserId(state),
    hasSubscription: selectUser(state)?.hasSubscription === true,
  }),
  requestSecret: (dispatch, attempt) =>
    answerOf(dispatch(createDonationIntent.initiate(requestOf(attempt), untracked))),
  requestLink: (dispatch, attempt) =>
    answerOf(dispatch(getPaymentLink.initiate(requestOf(attempt), untracked))),
  fetchRunning: async (dispatch, userId) => {
    const { data, error } = await freshHistory(dispatch, { userId, filter: 'subs' })
    if (data) return { data: runningSubscriptions(data) }
    // If another user has signed in, the former donor's query gets no answer.
    return error?.status === 404 ? { data: [] } : { error: error ?? { status: 'aborted' } }
  },
  fetchIsSubscriber: async (dispatch, userId) => {
    const { data, error } = await held(dispatch(getUser.initiate({ userId }, { forceRefetch: true })))
    return data ? { data: data.hasSubscription === true } : { error: error ?? { status: 'aborted' } }
  },
  fetchPayments: (dispatch, userId) => freshHistory(dispatch, { userId, filter: 'payment' }),
  refreshHistory: (dispatch) => void dispatch(donateApi.util.invalidateTags([listOf('Donation')])),
}

const freshHistory = (dispatch: AppDispatch, query: { userId: string; filter: 'subs' | 'payment' }) =>
  held(dispatch(getDonationHistory.initiate(query, { forceRefetch: true })))

/**
 * Subscribes until the answer has been read. Without a subscription, the cache drops an answer after a minute
 * or as soon as it is out of date, and aborts the running request with it.
 */
async function held<Data>(
  asked: PromiseLike<{ data?: Data; error?: unknown }> & { unsubscribe: () => void },
) {
  try {
    return await answerOf(asked)
  } finally {
    asked.unsubscribe()
  }
}

async function answerOf<Data>(asked: PromiseLike<{ data?: Data; error?: unknown }>) {
  const { data, error } = await asked
  return error === undefined ? { data } : { error: apiErrorOf(error) }
}
