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

/** The parts of a browser that the sanitiser needs. */
export type DomWindow = Pick<typeof globalThis, 'DOMParser'> & Parameters<typeof DOMPurify>[0]

let dom: DomWindow | undefined = typeof window === 'undefined' ? undefined : window
let door: ReturnType<typeof DOMPurify> | undefined

/** For the prerenderer, which has no browser. */
export function sanitizeIn(otherDom: DomWindow) {
  dom = otherDom
}

/** @returns content only: no scripts, handlers, styles, forms, frames, ids or addresses that are not http(s). */
export function sanitizeHtml(html: string) {
  door ??= makeDoor()
  return door.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
}

/** @returns the words of a server's HTML alone, for where no tags can stand. */
export function textOfHtml(html: string) {
  // Paragraphs are words apart.
  const spaced = sanitizeHtml(html).replaceAll('<', ' <')
  return new (dom as DomWindow).DOMParser().parseFromString(spaced, 'text/html').body.textContent ?? ''
}

function makeDoor() {
  const purify = DOMPurify(dom)
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') openOutside(node)
    if (node.tagName === 'IMG') showOrDrop(node)
    for (const name of ['colspan', 'rowspan', 'width', 'height'])
      if (!isModest(node, name)) node.removeAttribute(name)
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

/** A size keeps room for a picture; a cell spans some others. Elsewhere, or larger, either only breaks the page. */
function isModest(node: Element, name: string) {
  const value = node.getAttribute(name) ?? ''
  const isSize = name === 'width' || name === 'height'
  return (
    /^\d{1,4}$/.test(value) &&
    Number(value) <= (isSize ? MAX_PIXELS : MAX_SPAN) &&
    isSize === (node.tagName === 'IMG')
  )
}
