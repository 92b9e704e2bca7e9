import { type Head, headValue } from '../../src/domain/site/head.ts'
import { organizationAt } from '../../src/domain/site/organization.ts'
import { type LanguageCode, languages } from '../../src/lib/i18n/language.ts'
import { escapeMarkup } from './escapeMarkup.ts'
import { manifestOf } from './webManifest.ts'

/** `key` is the key of `headValue` for the tag's value. */
type HeadTag = { name: 'meta' | 'link' | 'script'; attributes: string; key: string }

/** The property of an element that has the tag's value: an attribute, or the text of a script. */
const propertyOf = { meta: 'content', link: 'href', script: 'text' }

/** The parts of the head that differ from page to page, in one language. */
function tagsIn(language: LanguageCode): HeadTag[] {
  const meta = (attributes: string, key: string): HeadTag => ({ name: 'meta', attributes, key })
  const link = (attributes: string, key: string): HeadTag => ({ name: 'link', attributes, key })
  return [
    meta('name="robots"', 'robots'),
    meta('name="description"', 'description'),
    meta('property="og:title"', 'title'),
    meta('property="og:description"', 'description'),
    meta('property="og:type"', 'type'),
    meta('property="og:url"', `/${language}`),
    meta('property="og:image"', 'image'),
    ...languages.map(({ code, country_code }) => {
      const property = code === language ? 'og:locale' : 'og:locale:alternate'
      return meta(`property="${property}"`, `=${code}_${country_code.toUpperCase()}`)
    }),
    link('rel="canonical"', `/${language}`),
    ...languages.map(({ code }) => link(`rel="alternate" hreflang="${code}"`, `/${code}`)),
    link('rel="alternate" hreflang="x-default"', '/'),
    link('rel="manifest"', `=/${manifestOf(language)}`),
    { name: 'script', attributes: 'type="application/ld+json"', key: 'data' },
  ]
}

/**
 * The tags of every page: the site's name, its organization, and the empty tags of each language, which
 * src/ui/PageHead.tsx fills.
 * @param origin '' if it is not configured; addresses then begin at the site's root
 */
export function siteTags(productName: string, origin: string) {
  const organization = { '@context': 'https://schema.org', ...organizationAt(origin, productName) }
  return [
    `<meta property="og:site_name" content="${escapeMarkup(productName)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${JSON.stringify(organization).replaceAll('<', '\\u003c')}</script>`,
    ...languages.map(({ code }) => {
      const blanks = tagsIn(code).map((tag) => markupOf(tag))
      return `<template id="head-${code}">${blanks.join('')}</template>`
    }),
  ].join('\n    ')
}

/**
 * The tags of a page as HTML.
 * @param isSaid whether the tag with this key is written
 */
export function filledTags(
  head: Head,
  language: LanguageCode,
  origin: string,
  isSaid: (key: string) => boolean,
) {
  return tagsIn(language).flatMap((tag) => {
    const value = isSaid(tag.key) && headValue(head, tag.key, origin)
    return value ? [markupOf(tag, value)] : []
  })
}

function markupOf({ name, attributes, key }: HeadTag, value?: string) {
  const start = `${name} ${attributes} data-head="${propertyOf[name]} ${key}"`
  if (name === 'script') return `<${start}>${value ?? ''}</script>`
  return value === undefined ? `<${start}>` : `<${start} ${propertyOf[name]}="${escapeMarkup(value)}">`
}
