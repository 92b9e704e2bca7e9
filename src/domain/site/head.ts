import { pathIn } from './pathIn'
import type { ShareImage } from './shareImage'

/** A page's description of itself for search engines and for those who share it. Absent parts stay unsaid. */
export type Head = {
  /** Without it the product's name stands alone. */
  title?: string
  description?: string
  /** Shown beside a shared link; without it a picture of the whole site. */
  image?: ShareImage
  type?: 'website' | 'article'
  /** schema.org, see structuredData*.ts. */
  jsonLd?: object
  /** The page's own address when it has several: percent-encoded, without a language. */
  path?: string
  /** 1-based: a later page of a list has an address of its own. */
  page?: number
  /** Pages of one person alone, pages that failed and pages that do not exist: nothing but the title is said of them. */
  noIndex?: boolean
}

export function headTitle({ title }: Head, productName: string) {
  return title ? `${title} · ${productName}` : productName
}

/**
 * The content of one of the head's tags (build/site/headTags.ts). Each language has an address of its own,
 * the doorway `/{language}/…`; the one without answers in the visitor's language, so it is the default and
 * never the canonical one.
 * @param key names a part of the head; '/fa' is the page's address behind this doorway, '/' its address
 * behind none, '=x' is x on every page.
 * @param origin of the site. @returns undefined when the tag is left out.
 */
export function headValue(head: Head, key: string, origin: string): string | undefined {
  const { path = '/', page = 1, image = `${origin}/static/images/share.png`, type = 'website' } = head
  if (head.noIndex) return key === 'robots' ? 'noindex' : undefined
  if (key.startsWith('/')) return origin + pathIn(key, path) + (page > 1 ? `?page=${page}` : '')
  if (key.startsWith('=')) return key.slice(1)
  // No text inside can end the element or begin a comment, also where the head is written as HTML.
  if (key === 'data') return head.jsonLd && JSON.stringify(head.jsonLd).replaceAll('<', '\\u003c')
  return { ...head, image, type }[key as 'title' | 'description' | 'type' | 'image']
}
