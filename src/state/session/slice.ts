import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionRefused } from '@/api/errors'
import type { User } from '@/api/types'
import type { SessionOnDevice, StoredSession } from '@/lib/storage/storedSession'

export type SessionState = {
  /** False until the storage has been read. */
  isRead: boolean
  record: StoredSession | null
  /** 'Remember me': on the device, or in this tab alone. */
  remember: boolean
  /** The session was ended by the server (a refused call), not by the visitor. */
  endedByServer: boolean
}

const initialState: SessionState = { isRead: false, record: null, remember: true, endedByServer: false }

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** At load, and when another tab has changed the storage. */
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
    /** The server sent the user again: new tokens where it gave some, else the ones we hold. */
    userUpdated(state, { payload }: PayloadAction<User>) {
      if (state.record?.userId === payload.id) state.record = recordOf(payload, state.record)
    },
    /** The session is about to end: unsaved work can still be sent under it. */
    logoutAsked() {},
    loggedOut(state) {
      state.record = null
      state.endedByServer = false
    },
    /** getUser was refused, or answered with something unusable. */
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

/** @returns null when no tokens can be read: then there is no session. */
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
  logoutAsked,
  loggedOut,
  userCheckFailed,
  sessionEndShown,
} = sessionSlice.actions
