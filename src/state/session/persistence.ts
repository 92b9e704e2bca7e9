import { type PersistConfig, persistReducer } from 'redux-persist'
import { SESSION_KEY } from '@/lib/config/constants'
import { readStoredSession, writeStoredSession } from '@/lib/storage/storedSession'
import { type SessionState, sessionSlice } from './slice'

/**
 * Writes exactly the session record of the specification: key 'user', `{accessToken, refreshToken, userId}`,
 * in localStorage or sessionStorage by 'remember'. redux-persist passes the slice as it is (serialize:
 * false), and this engine forms the record.
 */
const sessionEngine = {
  getItem: async () => {
    const stored = readStoredSession()
    return { isRead: true, record: stored?.record ?? null, remember: stored?.remember ?? true }
  },
  setItem: async (_key: string, { record, remember }: SessionState) =>
    writeStoredSession(record ? { record, remember } : null),
  removeItem: async () => writeStoredSession(null),
}

const sessionPersistence = {
  key: SESSION_KEY,
  keyPrefix: '',
  // redux-persist's type expects an engine of strings, but with serialize: false it passes the slice.
  storage: sessionEngine as never,
  serialize: false,
  deserialize: false,
  blacklist: ['endedByServer', 'lateUserId'],
  version: -1,
} as PersistConfig<SessionState>

export const sessionReducer = persistReducer(sessionPersistence, sessionSlice.reducer)
