import { createSelector } from '@reduxjs/toolkit'
import { authApi } from '@/api/auth'
import type { User } from '@/api/types'
import type { RootState } from '../reducer'
import { selectIsSessionRead, selectUserId } from './selectors'

/**
 * The three values of the specification. `user` is missing if no answer came (offline); the learner stays
 * signed in.
 */
export type Session =
  | { kind: 'unknown' }
  | { kind: 'signedOut' }
  | { kind: 'signedIn'; userId: string; user?: User }

const unknown: Session = { kind: 'unknown' }
const signedOut: Session = { kind: 'signedOut' }

const selectUserQuery = createSelector(selectUserId, (userId) =>
  userId ? authApi.endpoints.getUser.select({ userId }) : undefined,
)

export const selectUser = (state: RootState): User | undefined => selectUserQuery(state)?.(state).data

const selectIsCheckingUser = (state: RootState) => {
  const query = selectUserQuery(state)?.(state)
  return query !== undefined && (query.isUninitialized || query.isLoading)
}

export const selectSession = createSelector(
  [selectIsSessionRead, selectUserId, selectUser, selectIsCheckingUser],
  (isRead, userId, user, isChecking): Session => {
    if (!isRead) return unknown
    if (!userId) return signedOut
    if (!user && isChecking) return unknown
    return { kind: 'signedIn', userId, user }
  },
)

/**
 * The session for pages that a learner can use without the server's answer. If it takes long, as on a
 * connection that broke unnoticed, she counts as signed in without it.
 */
export const selectLearnerSession = createSelector(
  [selectSession, selectUserId, (state: RootState) => state.session.lateUserId],
  (session, userId, lateUserId): Session =>
    session.kind === 'unknown' && userId && userId === lateUserId ? { kind: 'signedIn', userId } : session,
)
