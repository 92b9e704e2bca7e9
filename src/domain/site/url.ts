import { config } from '@/lib/config/config'

/**
 * Checks an address that a server sent: only http(s) may reach an `href`, a `src` or `location`. Relative
 * addresses belong to the API host.
 * @returns undefined for every other address
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
 * Checks the address of a checkout page or an invoice. It must be absolute, and https or our own origin (the
 * demo). There is no base: with a base, any text would count as a page of our own.
 * @returns undefined for every other address
 */
export function paymentUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\s*https?:\/\//i.test(value)) return undefined
  const url = safeUrl(value)
  if (url === undefined || typeof location === 'undefined') return undefined
  const { protocol, origin } = new URL(url, location.origin)
  return protocol === 'https:' || origin === location.origin ? url : undefined
}

/**
 * Checks a picture inside a server's text. It must come from the API host or our own origin, so that no third
 * party learns who reads.
 */
export function safeImageUrl(value: unknown): string | undefined {
  const url = safeUrl(value)
  if (url === undefined) return undefined
  const { origin } = new URL(url, ownOrigin())
  return [ownOrigin(), config.apiHost].includes(origin) ? url : undefined
}

/** The build has no `location`, so the prerenderer uses the configured address of the site. */
function ownOrigin() {
  if (typeof location !== 'undefined') return location.origin
  return config.siteUrl || 'https://site.invalid'
}

/** Checks a link inside a server's text: http(s), a mail address or a phone number. */
export function safeLink(value: unknown): string | undefined {
  if (typeof value === 'string' && /^(mailto|tel):[^\s\p{Cc}]+$/u.test(value)) return value
  return typeof value === 'string' && value.trim().startsWith('#') ? undefined : safeUrl(value)
}

/**
 * Checks a path of this site, such as `redirectAfterLogin`. It refuses other origins, '//host', backslashes
 * and control characters, which browsers and routers interpret differently.
 * @returns undefined for every other path
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
