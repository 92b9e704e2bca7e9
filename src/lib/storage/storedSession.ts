import { PICTURES_KEY, SESSION_KEY } from '../config/constants'

/** The session as it is stored: nothing else holds a token. */
export type StoredSession = { accessToken: string; refreshToken: string; userId: string }

export type SessionOnDevice = { record: StoredSession; remember: boolean } | null

/** Persistent storage first, then this tab's. A record that cannot be used counts as none and is removed. */
export function readStoredSession(): SessionOnDevice {
  for (const remember of [true, false]) {
    const record = readRecord(remember)
    if (record) return { record, remember }
  }
  return null
}

/** Keeps one copy: on the device when 'remember' is on, else in this tab alone. */
export function writeStoredSession(session: SessionOnDevice) {
  for (const remember of [true, false]) {
    const storage = storageFor(remember)
    try {
      const kept = session?.remember === remember ? session.record : null
      // The pictures are of the user who was signed in here before.
      if (!kept || readRecord(remember)?.userId !== kept.userId) storage?.removeItem(PICTURES_KEY)
      if (kept) storage?.setItem(SESSION_KEY, JSON.stringify(kept))
      else storage?.removeItem(SESSION_KEY)
    } catch (error) {
      // A full or forbidden storage: the visitor stays signed in until the tab closes.
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
    // Some browsers forbid storage altogether.
    return null
  }
}
