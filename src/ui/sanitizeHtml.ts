import DOMPurify from 'dompurify'
import { safeImageUrl, safeLink } from '@/domain/site/url'

const tags =
  'a abbr b blockquote br caption cite code dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  )
const attributes = [
  'href',
  'src',
  'alt',
  'title',
  'lang',
  'dir',
  'colspan',
  'rowspan',
  'scope',
  'start',
  'reversed',
  'width',
  'height',
]

/** The parts of a browser that the sanitizer needs. */
export type DomWindow = Parameters<typeof DOMPurify>[0]

let dom: DomWindow | undefined = typeof window === 'undefined' ? undefined : window
let purifier: ReturnType<typeof DOMPurify> | undefined

/** The prerenderer supplies a DOM here, because it has no browser. */
export function sanitizeIn(otherDom: DomWindow) {
  dom = otherDom
}

const rules = {
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: attributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/** @returns the HTML without scripts, handlers, styles, forms, frames, ids and URLs other than http(s). */
export function sanitizeHtml(html: string): string {
  purifier ??= createPurifier()
  return purifier.sanitize(html, rules)
}

/** @returns the same, as the browser's Trusted Types want it; a text in browsers without them. */
export function trustedHtml(html: string): TrustedHTML | string {
  purifier ??= createPurifier()
  return purifier.sanitize(html, { ...rules, RETURN_TRUSTED_TYPE: true })
}

/** @returns the text of the server's HTML without tags. */
export function textOfHtml(html: string) {
  purifier ??= createPurifier()
  // A space separates the words of adjacent paragraphs.
  const spaced = sanitizeHtml(html).replaceAll('<', ' <')
  return purifier.sanitize(spaced, { ...rules, RETURN_DOM: true }).textContent ?? ''
}

/** @returns the addresses of the pictures that the HTML shows. */
export function picturesOf(html: string): string[] {
  purifier ??= createPurifier()
  const pictures = purifier.sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true }).querySelectorAll('img')
  return Array.from(pictures, (picture) => picture.getAttribute('src') ?? '')
}

function createPurifier() {
  const purify = DOMPurify(dom)
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') openOutside(node)
    if (node.tagName === 'IMG') showOrDrop(node)
    for (const name of ['colspan', 'rowspan', 'width', 'height'])
      if (!isAllowedSize(node, name)) node.removeAttribute(name)
  })
  return purify
}

function openOutside(link: Element) {
  const url = safeLink(link.getAttribute('href'))
  if (!url) return link.removeAttribute('href')
  link.setAttribute('href', url)
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer nofollow')
}

function showOrDrop(image: Element) {
  const url = safeImageUrl(image.getAttribute('src'))
  if (!url) return image.remove()
  image.setAttribute('src', url)
  image.setAttribute('loading', 'lazy')
  image.setAttribute('referrerpolicy', 'no-referrer')
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
}

const MAX_SPAN = 50
const MAX_PIXELS = 4000

/** Pictures may have a size, and cells may span others. Any other or larger value only breaks the page. */
function isAllowedSize(node: Element, name: string) {
  const value = node.getAttribute(name) ?? ''
  const isSize = name === 'width' || name === 'height'
  return (
    /^\d{1,4}$/.test(value) &&
    Number(value) <= (isSize ? MAX_PIXELS : MAX_SPAN) &&
    isSize === (node.tagName === 'IMG')
  )
}
