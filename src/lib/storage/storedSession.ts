import { PICTURES_KEY, SESSION_KEY } from '../config/constants'

/** The session record. Nothing else in storage contains a token. */
export type StoredSession = { accessToken: string; refreshToken: string; userId: string }

export type SessionOnDevice = { record: StoredSession; remember: boolean } | null

/** Reads localStorage first, then sessionStorage. An invalid record counts as none and is removed. */
export function readStoredSession(): SessionOnDevice {
  for (const remember of [true, false]) {
    const record = readRecord(remember)
    if (record) return { record, remember }
  }
  return null
}

/** Stores one copy: in localStorage if 'remember' is on, otherwise in sessionStorage. */
export function writeStoredSession(session: SessionOnDevice) {
  for (const remember of [true, false]) {
    const storage = storageFor(remember)
    try {
      const kept = session?.remember === remember ? session.record : null
      // The stored pictures belong to the previous user.
      if (!kept || readRecord(remember)?.userId !== kept.userId) storage?.removeItem(PICTURES_KEY)
      if (kept) storage?.setItem(SESSION_KEY, JSON.stringify(kept))
      else storage?.removeItem(SESSION_KEY)
    } catch (error) {
      // Storage is full or forbidden. The visitor stays signed in until the tab closes.
      console.error('The session could not be stored.', error)
    }
  }
}

function readRecord(remember: boolean): StoredSession | null {
  const storage = storageFor(remember)
  const text = storage?.getItem(SESSION_KEY) ?? null
  if (text === null) return null
  const record = parseRecord(text)
  if (!record) storage?.removeItem(SESSION_KEY)
  return record
}

function parseRecord(text: string): StoredSession | null {
  try {
    const { accessToken, refreshToken, userId } = JSON.parse(text) ?? {}
    const complete = [accessToken, refreshToken, userId].every(
      (part) => typeof part === 'string' && part !== '',
    )
    return complete ? { accessToken, refreshToken, userId } : null
  } catch {
    return null
  }
}

function storageFor(remember: boolean): Storage | null {
  try {
    return remember ? window.localStorage : window.sessionStorage
  } catch {
    // Some browsers forbid storage.
    return null
  }
}
