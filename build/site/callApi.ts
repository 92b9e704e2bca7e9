import type { LanguageCode } from '../../src/lib/i18n/language.ts'

type Operation = { method: string; path: string; accept?: string }
type Options = {
  signal: AbortSignal
  query?: Record<string, string | number>
  language?: LanguageCode
}

/**
 * Sends one call of the contract during the build, without a session, as a visitor does.
 * @param origin of the API
 * @throws if no answer comes
 */
export function callApi(
  origin: string,
  { method, path, accept = 'application/json' }: Operation,
  { signal, query = {}, language }: Options,
): Promise<Response> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const headers = { Accept: accept, ...(language && { 'Accept-Language': language }) }
  return fetch(`${origin}${path}${search.size > 0 ? `?${search}` : ''}`, { method, headers, signal })
}
