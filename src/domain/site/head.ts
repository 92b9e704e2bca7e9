import { pathIn } from './pathIn'
import type { ShareImage } from './shareImage'

/** The description of a page for search engines and shared links. Missing parts are left out. */
export type Head = {
  /** If it is missing, the title is the product's name. */
  title?: string
  description?: string
  /** Shown beside a shared link. If it is missing, a picture of the whole site shows. */
  image?: ShareImage
  type?: 'website' | 'article'
  /** schema.org, see structuredData*.ts. */
  jsonLd?: object
  /** The canonical path of a page with several addresses: percent-encoded, without a language. */
  path?: string
  /** 1-based. Each page of a list has its own address. */
  page?: number
  /** For private pages, failed pages and pages that do not exist: their head has only a title. */
  noIndex?: boolean
}

export function headTitle({ title }: Head, productName: string) {
  return title ? `${title} · ${productName}` : productName
}

/**
 * The content of one tag of the head (build/site/headTags.ts). Each language has its own address,
 * `/{language}/…`. The address without a language answers in the visitor's language, so it is the default and
 * never canonical.
 * @param key a part of the head. '/fa' means the page's address under this language prefix, '/' the address
 * without one, and '=x' the constant x.
 * @param origin of the site
 * @returns undefined if the tag is left out
 */
export function headValue(head: Head, key: string, origin: string): string | undefined {
  const { path = '/', page = 1, image = `${origin}/static/images/share.png`, type = 'website' } = head
  // A file of the site, which search engines do not index anyway.
  if (key.startsWith('=/')) return key.slice(1)
  if (head.noIndex) return key === 'robots' ? 'noindex' : undefined
  if (key.startsWith('/')) return origin + pathIn(key, path) + (page > 1 ? `?page=${page}` : '')
  if (key.startsWith('=')) return key.slice(1)
  // The head may be written as HTML, so no text may end the element or begin a comment.
  if (key === 'data') return head.jsonLd && JSON.stringify(head.jsonLd).replaceAll('<', '\\u003c')
  return { ...head, image, type }[key as 'title' | 'description' | 'type' | 'image']
}
