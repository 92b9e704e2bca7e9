import type { LanguageCode } from '../../src/lib/i18n/language.ts'

type Operation = { method: string; path: string; accept?: string }
type Options = {
  signal: AbortSignal
  query?: Record<string, string | number>
  language?: LanguageCode
}

/**
 * One call of the contract while the site is built. A visitor makes it: the build has no session.
 * @param origin of the API. @throws when no answer comes.
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
