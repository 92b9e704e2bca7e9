import { config } from '@/lib/config/config'

/**
 * The one door for addresses that a server sends: only http(s) reaches an `href`, a `src` or `location`.
 * Relative addresses belong to the API host. @returns undefined for everything else.
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const base = config.apiHost || ownOrigin()
  try {
    const url = new URL(value, base)
    if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) return undefined
    const path = url.pathname + url.search + url.hash
    return url.origin === base && base !== config.apiHost && !path.startsWith('//') ? path : url.href
  } catch {
    return undefined
  }
}

/**
 * A page to pay on, or a paper about a payment: a whole address, by https or of our own origin (the demo). Without a base, because with
 * one any sentence would be a page of ours. @returns undefined for everything else
 */
export function paymentUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\s*https?:\/\//i.test(value)) return undefined
  const url = safeUrl(value)
  if (url === undefined || typeof location === 'undefined') return undefined
  const { protocol, origin } = new URL(url, location.origin)
  return protocol === 'https:' || origin === location.origin ? url : undefined
}

/** A picture inside a server's text: from the API host or our own, so that no third party learns who reads. */
export function safeImageUrl(value: unknown): string | undefined {
  const url = safeUrl(value)
  if (url === undefined) return undefined
  const { origin } = new URL(url, ownOrigin())
  return [ownOrigin(), config.apiHost].includes(origin) ? url : undefined
}

/** The build has no location: it writes what the browser shows at the configured address of the site. */
function ownOrigin() {
  if (typeof location !== 'undefined') return location.origin
  return config.siteUrl || 'https://site.invalid'
}

/** A link inside a server's text may lead to http(s), a mail address or a phone number. */
export function safeLink(value: unknown): string | undefined {
  if (typeof value === 'string' && /^(mailto|tel):[^\s\p{Cc}]+$/u.test(value)) return value
  return typeof value === 'string' && value.trim().startsWith('#') ? undefined : safeUrl(value)
}

/**
 * `redirectAfterLogin` and the like: a path of this site, or nothing. Refuses other origins, '//host', backslashes and
 * control characters, which browsers and routers read as something else.
 */
export function sitePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) return undefined
  try {
    const url = new URL(value, 'https://site.invalid')
    const path = url.pathname + url.search + url.hash
    return url.origin === 'https://site.invalid' && !path.startsWith('//') ? path : undefined
  } catch {
    return undefined
  }
}
