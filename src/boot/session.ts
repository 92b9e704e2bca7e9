import { SESSION_KEY } from '../lib/config/constants'

export type Session = { accessToken: string; userId: string; storage: Storage }

export const session = readSession()

/** Reads the session record (lib/storage/storedSession). The browser may forbid both storages. */
export function readSession(): Session | undefined {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const { accessToken, refreshToken, userId } =
        JSON.parse(window[name].getItem(SESSION_KEY) ?? '{}') ?? {}
      const isWhole = [accessToken, refreshToken, userId].every((part) => typeof part === 'string' && part)
      if (isWhole) return { accessToken, userId, storage: window[name] }
    } catch {}
  }
  return undefined
}
