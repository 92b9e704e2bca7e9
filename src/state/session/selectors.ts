import { createSelector } from '@reduxjs/toolkit'
import { authApi } from '@/api/auth'
import type { User } from '@/api/types'
import type { RootState } from '../store'

/**
 * The three values of the specification. `user` is missing while nobody could answer (offline): the learner stays signed in.
 */
export type Session =
  | { kind: 'unknown' }
  | { kind: 'signedOut' }
  | { kind: 'signedIn'; userId: string; user?: User }

const unknown: Session = { kind: 'unknown' }
const signedOut: Session = { kind: 'signedOut' }

const selectRecord = (state: RootState) => state.session.record
const selectIsRead = (state: RootState) => state.session.isRead

const selectUserQuery = createSelector(
  (state: RootState) => state.session.record?.userId,
  (userId) => (userId ? authApi.endpoints.getUser.select({ userId }) : undefined),
)

export const selectUser = (state: RootState): User | undefined => selectUserQuery(state)?.(state).data

const selectIsCheckingUser = (state: RootState) => {
  const query = selectUserQuery(state)?.(state)
  return query !== undefined && (query.isUninitialized || query.isLoading)
}

export const selectSession = createSelector(
  [selectIsRead, selectRecord, selectUser, selectIsCheckingUser],
  (isRead, record, user, isChecking): Session => {
    if (!isRead) return unknown
    if (!record) return signedOut
    if (!user && isChecking) return unknown
    return { kind: 'signedIn', userId: record.userId, user }
  },
)

export const selectIsSignedIn = (state: RootState) => selectSession(state).kind === 'signedIn'
export const selectUserId = (state: RootState) => state.session.record?.userId
export const selectSessionWasRefused = (state: RootState) => state.session.endedByServer
