import type { BrowserContext, Locator, Page } from '@playwright/test'

declare global {
  interface Window {
    hacked: () => void
    isHacked?: boolean
  }
}

/**
 * Tags and attributes of plain content that a text of the server may contain; none of them acts, asks for
 * input or covers the page.
 */
const tags =
  'a abbr b blockquote br caption cite code dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strong sub sup table tbody td tfoot th thead tr u ul'
const attributes =
  'alt colspan dir height href lang loading referrerpolicy rel reversed rowspan scope src start target title width'

/** Records and blocks every request to another site, and records every window that opens. */
export async function watchLeaving(context: BrowserContext, site: string) {
  const left: string[] = []
  await context.route(
    (url) => url.origin !== site,
    (route) => {
      left.push(route.request().url())
      return route.abort()
    },
  )
  context.on('page', (page) => left.push(`a window: ${page.url()}`))
  await context.addInitScript(() => {
    window.hacked = () => {
      window.isHacked = true
    }
  })
  return left
}

/**
 * Forbidden things in a text; `shown` is the element that contains it. Every element gets each event once.
 */
export function findTraces(page: Page, shown: string) {
  return page.evaluate(
    async ([place, allowedTags, allowedAttributes]) => {
      const found: string[] = []
      const box = document.querySelector(place)
      for (const element of box?.querySelectorAll('*') ?? []) {
        const name = element.localName
        if (!allowedTags.split(' ').includes(name) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml')
          found.push(`<${name}>`)
        for (const attribute of element.attributes) {
          // A parser keeps the attribute `is`; the page can only empty it.
          if (attribute.name === 'is' && attribute.value === '') continue
          if (!allowedAttributes.split(' ').includes(attribute.name)) found.push(`${name} ${attribute.name}`)
        }
        if (element.shadowRoot) found.push(`${name} with a shadow`)
        if (getComputedStyle(element).position !== 'static') found.push(`${name} out of its place`)
        if (
          element instanceof HTMLImageElement &&
          new URL(element.src, location.href).origin !== location.origin
        )
          found.push(`picture of ${element.src}`)
        if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) {
          if (!/^(https?|mailto|tel):$/.test(element.protocol) || element.username)
            found.push(`link to ${element.href}`)
          if (element.target !== '_blank' || !element.relList.contains('noopener'))
            found.push('link to our window')
        }
      }
      const stay = (event: Event) => event.preventDefault()
      addEventListener('click', stay, true)
      for (const element of [...(box?.querySelectorAll('*') ?? [])].slice(0, 50))
        for (const kind of ['mouseover', 'pointerenter', 'focus', 'click'])
          element.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }))
      // Pictures fail and animations begin meanwhile.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      removeEventListener('click', stay, true)
      if (window.isHacked) found.push('it ran')
      return found
    },
    [shown, tags, attributes] as const,
  )
}

/** Damage that a text has done to the page around it. */
export function findDamage(page: Page, language: string) {
  return page.evaluate((lang) => {
    const found: string[] = []
    const { documentElement: root, body } = document
    if (root.lang !== lang || root.dir !== (lang === 'fa' ? 'rtl' : 'ltr')) found.push('another language')
    if (/locked/.test(document.title)) found.push('another title')
    for (const id of ['root', 'main'])
      if (document.querySelectorAll(`#${id}`).length !== 1) found.push(`another #${id}`)
    if (!(body instanceof HTMLBodyElement) || typeof document.cookie !== 'string') found.push('names taken')
    if (typeof document.getElementById !== 'function') found.push('names taken')
    if (document.querySelectorAll('base, main form[action]').length > 0) found.push('another base')
    if (root.scrollWidth > innerWidth) found.push(`wider than the screen: ${root.scrollWidth}`)
    const logo = document.querySelector('header a')
    const { x, y, width, height } = logo?.getBoundingClientRect() ?? new DOMRect()
    if (scrollY === 0 && !logo?.contains(document.elementFromPoint(x + width / 2, y + height / 2)))
      found.push('the page is covered')
    return found
  }, language)
}

/** The reasons why these words are in the page but not visible. */
export function findHidden(words: Locator) {
  return words.evaluate((element) => {
    const found: string[] = []
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width < 20 || height < 8) found.push(`too small: ${width} × ${height}`)
    if (document.elementFromPoint(x + width / 2, y + height / 2) !== element) found.push('cut off or covered')
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).opacity !== '1') found.push(`${at.localName} is transparent`)
    return found
  })
}

/** Opens another page of the site without a new document. */
export function step(page: Page, path: string) {
  return page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}
