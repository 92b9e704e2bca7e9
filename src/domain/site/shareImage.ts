import { absoluteUrl } from './siteAddress'

/** The address of a picture that may show beside a shared link. */
export type ShareImage = string & { readonly canBeShared: true }

/**
 * Checks a server's picture for shared links. It refuses unsafe addresses (see domain/site/url), and SVG,
 * which social networks do not show.
 */
export function shareImage(value: unknown): ShareImage | undefined {
  const url = absoluteUrl(value)
  return url && !/\.svg($|[?#])/i.test(url) ? (url as ShareImage) : undefined
}
