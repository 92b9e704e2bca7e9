import type { RootState } from '../reducer'

// Facts about the session that need no query. The user is in ./user.ts.

/** False until the storage has been read. */
export const selectIsSessionRead = (state: RootState) => state.session.isRead

/** The client knows that no user is signed in. */
export const selectIsSignedOut = (state: RootState) => state.session.isRead && state.session.record === null

export const selectUserId = (state: RootState) => state.session.record?.userId
export const selectSessionWasRefused = (state: RootState) => state.session.endedByServer
