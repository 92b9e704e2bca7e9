import type { ApiError } from '@/api/types'
import type { TextKey } from '@/lib/i18n/i18n'

const keys: Partial<Record<ApiError['status'], TextKey>> = {
  offline: 'ui.offline',
  timeout: 'ui.timeout',
  unreadable: 'ui.unreadable',
  413: 'ui.tooLarge',
  429: 'ui.tooMany',
}

/** The server's message, or the key of our text for this kind of failure. */
export function causeOf(error: unknown): { message?: string; key?: TextKey } {
  if (typeof error !== 'object' || error === null || !('status' in error)) return {}
  const { status, message } = error as ApiError
  if (message) return { message }
  const key = keys[status] ?? (typeof status === 'number' && status >= 500 ? 'ui.serverError' : undefined)
  return key ? { key } : {}
}
