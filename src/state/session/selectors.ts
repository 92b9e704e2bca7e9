import type { RootState } from '../reducer'

// What is known without asking the server. Who somebody is stands in ./user.

/** False until the storage has been read. */
export const selectIsSessionRead = (state: RootState) => state.session.isRead

/** The client knows that no user is signed in. */
export const selectIsSignedOut = (state: RootState) => state.session.isRead && state.session.record === null

export const selectUserId = (state: RootState) => state.session.record?.userId
export const selectSessionWasRefused = (state: RootState) => state.session.endedByServer
