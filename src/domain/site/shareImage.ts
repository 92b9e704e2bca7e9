import { absoluteUrl } from './siteAddress'

/** A picture that may stand beside a shared link. */
export type ShareImage = string & { readonly canBeShared: true }

/** A server's picture for shared links: nothing that is unsafe (see domain/site/url), and no SVG, which networks do not draw. */
export function shareImage(value: unknown): ShareImage | undefined {
  const url = absoluteUrl(value)
  return url && !/\.svg($|[?#])/i.test(url) ? (url as ShareImage) : undefined
}
