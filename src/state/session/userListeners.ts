import { REHYDRATE } from 'redux-persist'
import { authApi } from '@/api/auth'
import { baseApi } from '@/api/baseApi'
import { isNetworkError } from '@/api/errors'
import { SESSION_KEY } from '@/lib/config/constants'
import { isAnswered } from '../isAnswered'
import { startListening } from '../listeners'
import type { AppDispatch } from '../reducer'
import { servicesOf } from '../services'
import { cameOnline, signedIn, storedSessionRead, userCheckFailed, userIsLate, userUpdated } from './slice'

const { getUser } = authApi.endpoints

/**
 * Another user signed in, or the user signed out → drops all answers for the former user before new queries
 * start.
 */
startListening({
  predicate: (_action, now, before) =>
    before.session.record !== null && now.session.record?.userId !== before.session.record.userId,
  effect: (_action, { dispatch }) => {
    dispatch(baseApi.util.resetApiState())
  },
})

/**
 * The storage had a session, or the connection is back → queries the user. Newer tokens of the same user are
 * adopted without a query. Otherwise, with a server that renews tokens at each answer, two tabs would trigger
 * each other forever.
 */
startListening({
  predicate: (action) =>
    storedSessionRead.match(action) ||
    cameOnline.match(action) ||
    (action.type === REHYDRATE && 'key' in action && action.key === SESSION_KEY),
  effect: (action, { dispatch, getState }) => {
    const userId = getState().session.record?.userId
    if (!userId || (storedSessionRead.match(action) && getUser.select({ userId })(getState()).data)) return
    dispatch(getUser.initiate({ userId }, { forceRefetch: true }))
  },
})

/** The answer to a sign-in contains the user, so no query is needed. */
startListening({
  actionCreator: signedIn,
  effect: async ({ payload: { user } }, { dispatch }) => {
    await dispatch(authApi.util.upsertQueryData('getUser', { userId: user.id }, user))
    dispatch(getUser.initiate({ userId: user.id }))
  },
})

/** The server answered with the user → stores the tokens that it sent. */
startListening({
  matcher: getUser.matchFulfilled,
  effect: ({ payload, meta }, { dispatch }) => {
    tokensOf(dispatch).delete(meta.requestId)
    dispatch(userUpdated(payload))
  },
})

/** Request id → the access token that the request used, because a refusal concerns only that token. */
const createTokens = () => new Map<string, string | undefined>()
const tokensOf = (dispatch: AppDispatch) => servicesOf(dispatch).get(createTokens)

startListening({
  matcher: getUser.matchPending,
  effect: ({ meta }, { dispatch, getState }) => {
    tokensOf(dispatch).set(meta.requestId, getState().session.record?.accessToken)
  },
})

startListening({
  matcher: getUser.matchPending,
  effect: async ({ meta }, api) => {
    if (!(await isAnswered(meta.requestId, api))) api.dispatch(userIsLate(meta.arg.originalArgs.userId))
  },
})

/**
 * The server refused the user query, or its answer is unusable → clears the session. Without an answer the
 * session stays.
 */
startListening({
  matcher: getUser.matchRejected,
  effect: ({ payload, meta }, { dispatch, getState }) => {
    const tokens = tokensOf(dispatch)
    const token = tokens.get(meta.requestId)
    tokens.delete(meta.requestId)
    if (meta.condition || isNetworkError(payload)) return
    const { record } = getState().session
    const { userId } = meta.arg.originalArgs
    if (userId !== record?.userId) return
    // The user has signed in again meanwhile. The refusal concerns the older session, so the client checks
    // the newer one and keeps it.
    if (token !== record.accessToken)
      return void dispatch(getUser.initiate({ userId }, { forceRefetch: true }))
    console.warn('The signed-in user could not be confirmed.', payload)
    dispatch(userCheckFailed())
  },
})
