import { authApi } from '@/api/auth'
import { donateApi } from '@/api/donate'
import { apiErrorOf } from '@/api/errors'
import { listOf } from '@/api/tags'
import type { DonationData } from '@/api/types'
import { isSubscription } from '@/domain/donation'
import type { DonationAttempt } from '@/domain/donationAttempt'
import { runningSubscriptions } from '@/domain/donationHistory'
import { selectUserId } from '../session/selectors'
import { selectUser } from '../session/user'
import type { AppDispatch } from '../store'
import type { DeskParts } from './desk'

const { getUser } = authApi.endpoints
const { createDonationIntent, getPaymentLink, getDonationHistory } = donateApi.endpoints

/** The same key says the same each time. */
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

/** No cache: a client secret is for whoever asked for it, and for nobody who looks into the store. */
const untracked = { track: false } as const

type Calls = 'who' | 'askSecret' | 'askLink' | 'askRunning' | 'askUser' | 'askPayments' | 'historyChanged'

/** The calls that giving makes. */
export const donationCalls: Pick<DeskParts, Calls> = {
  who: (state) => ({
    userId: selectUserId(state),
    hasSubscription: selectUser(state)?.hasSubscription === true,
  }),
  askSecret: (dispatch, attempt) =>
    answerOf(dispatch(createDonationIntent.initiate(requestOf(attempt), untracked))),
  askLink: (dispatch, attempt) => answerOf(dispatch(getPaymentLink.initiate(requestOf(attempt), untracked))),
  askRunning: async (dispatch, userId) => {
    const { data, error } = await freshHistory(dispatch, { userId, filter: 'subs' })
    if (data) return { data: runningSubscriptions(data) }
    // Where somebody else signs in meanwhile nobody has said anything.
    return error?.status === 404 ? { data: [] } : { error: error ?? { status: 'aborted' } }
  },
  askUser: async (dispatch, userId) => {
    const { data, error } = await heard(dispatch(getUser.initiate({ userId }, { forceRefetch: true })))
    return data ? { data: data.hasSubscription === true } : { error: error ?? { status: 'aborted' } }
  },
  askPayments: (dispatch, userId) => freshHistory(dispatch, { userId, filter: 'payment' }),
  historyChanged: (dispatch) => void dispatch(donateApi.util.invalidateTags([listOf('Donation')])),
}

const freshHistory = (dispatch: AppDispatch, query: { userId: string; filter: 'subs' | 'payment' }) =>
  heard(dispatch(getDonationHistory.initiate(query, { forceRefetch: true })))

/**
 * Held until it is heard: what nobody holds is thrown away after a minute, and at once where something has made it out of date, and an
 * answer on its way goes with it.
 */
async function heard<Data>(
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
