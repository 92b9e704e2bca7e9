import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionRefused } from '@/api/errors'
import type { User } from '@/api/types'
import type { SessionOnDevice, StoredSession } from '@/lib/storage/storedSession'

export type SessionState = {
  /** False until the storage has been read. */
  isRead: boolean
  record: StoredSession | null
  /** 'Remember me': true stores the session on the device, false only in this tab. */
  remember: boolean
  /** The server ended the session by a refused call; the visitor did not. */
  endedByServer: boolean
  /** The user about whom the server takes long to answer. */
  lateUserId: string | null
}

const initialState: SessionState = {
  isRead: false,
  record: null,
  remember: true,
  endedByServer: false,
  lateUserId: null,
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The client read the storage: at load, and after another tab changed it. */
    storedSessionRead(state, { payload }: PayloadAction<SessionOnDevice>) {
      state.isRead = true
      state.record = payload?.record ?? null
      state.remember = payload?.remember ?? true
    },
    signedIn(state, { payload }: PayloadAction<{ user: User; remember: boolean }>) {
      state.isRead = true
      state.remember = payload.remember
      state.record = recordOf(payload.user, null)
      state.endedByServer = false
    },
    /** The server sent the user again. New tokens replace the current ones, if it sent any. */
    userUpdated(state, { payload }: PayloadAction<User>) {
      if (state.record?.userId === payload.id) state.record = recordOf(payload, state.record)
    },
    userIsLate(state, { payload: userId }: PayloadAction<string>) {
      state.lateUserId = userId
    },
    /** The session is about to end. Unsaved work can still be sent in it. */
    logoutAsked() {},
    loggedOut(state) {
      state.record = null
      state.endedByServer = false
    },
    /** The server refused getUser, or answered with something unusable. */
    userCheckFailed(state) {
      state.record = null
    },
    /** The device is online again. */
    cameOnline() {},
    sessionEndShown(state) {
      state.endedByServer = false
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionRefused, (state) => {
      state.record = null
      state.endedByServer = true
    })
  },
})

/** @returns null if there are no valid tokens, and so no session */
function recordOf(user: User, held: StoredSession | null): StoredSession | null {
  const accessToken = user.accessToken || held?.accessToken
  const refreshToken = user.refreshToken || held?.refreshToken
  return accessToken && refreshToken ? { accessToken, refreshToken, userId: user.id } : null
}

export const {
  cameOnline,
  storedSessionRead,
  signedIn,
  userUpdated,
  userIsLate,
  logoutAsked,
  loggedOut,
  userCheckFailed,
  sessionEndShown,
} = sessionSlice.actions
