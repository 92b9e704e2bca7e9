/** What a page says of itself to search engines and to whoever shares it. What is left out is not said. */
export type Head = {
  /** Without it the product's name stands alone. */
  title?: string
  description?: string
  /** Shown beside a shared link: http(s), or a path of this site. Networks draw no SVG; ours stands in. */
  image?: string
  type?: 'website' | 'article'
  /** schema.org, see structuredData*.ts. */
  jsonLd?: object
  /** Where the page is at home, when it can be had at several addresses: percent-encoded, without a language. */
  path?: string
  /** 1-based: a later page of a list has an address of its own. */
  page?: number
  /** Pages of one person alone, pages that failed and pages that do not exist: nothing but the title is said of them. */
  noIndex?: boolean
}

export type Place = {
  language: string
  /** All languages, by code, each with its country. */
  languages: readonly { code: string; country_code: string }[]
  /** Origin of the site, such as https://www.example.org. */
  origin: string
  productName: string
}

export type HeadTag = { name: 'meta' | 'link' | 'script'; attributes: Record<string, string>; text?: string }

export function headTitle({ title }: Head, productName: string) {
  return title ? `${title} · ${productName}` : productName
}

/**
 * Everything in the head but the title. Each language has an address of its own, the doorway `/{language}/…`; the one without a
 * language answers in the visitor's, so it is the default and never the canonical one.
 */
export function headTags(head: Head, { language, languages, origin, productName }: Place): HeadTag[] {
  if (head.noIndex) return meta('robots', 'noindex')
  const query = head.page && head.page > 1 ? `?page=${head.page}` : ''
  const addressIn = (code: string) => origin + pathIn(code, head.path ?? '/') + query
  return [
    ...meta('description', head.description),
    ...meta('og:title', head.title ?? productName),
    ...meta('og:description', head.description),
    ...meta('og:type', head.type ?? 'website'),
    ...meta('og:url', addressIn(language)),
    ...meta('og:image', new URL(drawable(head.image) ?? '/static/images/share.png', origin).href),
    ...meta('og:site_name', productName),
    ...meta('twitter:card', 'summary_large_image'),
    ...languages.flatMap(({ code, country_code }) =>
      meta(code === language ? 'og:locale' : 'og:locale:alternate', `${code}_${country_code.toUpperCase()}`),
    ),
    link('canonical', addressIn(language)),
    ...languages.map(({ code }) => link('alternate', addressIn(code), code)),
    link('alternate', addressIn(''), 'x-default'),
    ...(head.jsonLd ? [script(head.jsonLd)] : []),
  ]
}

/** The doorway of a language to a page of this site; '' leads to the page itself. */
export function pathIn(language: string, path: string) {
  return (language && `/${language}`) + path.replace(/\/+$/, '') || '/'
}

function meta(key: string, content: string | undefined): HeadTag[] {
  const attribute = key.startsWith('og:') ? 'property' : 'name'
  return content ? [{ name: 'meta', attributes: { [attribute]: key, content } }] : []
}

function drawable(image: string | undefined) {
  return image && /\.svg($|[?#])/i.test(image) ? undefined : image
}

function link(rel: string, href: string, hreflang?: string): HeadTag {
  return { name: 'link', attributes: { rel, href, ...(hreflang && { hreflang }) } }
}

/** No text inside can end the element or begin a comment, also where the head is written as HTML. */
function script(jsonLd: object): HeadTag {
  const text = JSON.stringify(jsonLd).replaceAll('<', '\\u003c')
  return { name: 'script', attributes: { type: 'application/ld+json' }, text }
}
