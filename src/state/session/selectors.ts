import type { RootState } from '../reducer'

// Facts that need no query of the server. ./user.ts has the user.

/** False until the storage has been read. */
export const selectIsSessionRead = (state: RootState) => state.session.isRead

/** The client knows that no user is signed in. */
export const selectIsSignedOut = (state: RootState) => state.session.isRead && state.session.record === null

export const selectUserId = (state: RootState) => state.session.record?.userId
export const selectSessionWasRefused = (state: RootState) => state.session.endedByServer
