import { config } from '@/lib/config/config'
import { pathIn } from './pathIn'
import { safeUrl } from './url'

/** The origin of this site for use outside it, such as 'https://www.example.org'. */
export function siteOrigin() {
  return config.siteUrl || (typeof location === 'undefined' ? '' : location.origin)
}

/**
 * The absolute address of a page in one language.
 * @param path of this site, percent-encoded, without a language
 */
export function siteAddress(path: string, language: string) {
  return siteOrigin() + pathIn(`/${language}`, path)
}

/** A server's address as an absolute one; undefined if it is not safe (see domain/site/url). */
export function absoluteUrl(value: unknown) {
  const url = safeUrl(value)
  const origin = siteOrigin()
  // Without PUBLIC_SITE_URL the prerenderer knows no absolute address.
  return url && (origin ? new URL(url, origin).href : url)
}
