import type { Browser, Page } from '@playwright/test'
import { becomeVisitor, sara, signIn } from '../../support/fixtures'
import { type Defence, weaken } from './defences'
import { type Input, numberIn } from './inputs'

export const harmKinds = ['ran', 'left', 'imitated', 'froze'] as const

/**
 * `index`: the number of the input; undefined where several are on the page, and nothing names one of them.
 */
export type Harm = { kind: (typeof harmKinds)[number]; index: number | undefined; what: string }

export type Visitor = {
  page: Page
  /**
   * Dispatches events on everything on the page, and records the harm.
   * @param index of the one input on the page
   */
  look: (index?: number) => Promise<void>
  /** Whether harm was done to the page itself, so that a new one is needed. */
  isLost: () => Promise<boolean>
}

/** Puts all texts into the page, and looks at them, one by one or together. */
export type Visit = (visitor: Visitor, texts: readonly Input[]) => Promise<void>

/** Far longer than all events of a page take on a busy machine. */
const FROZEN_AFTER_MS = 8_000

type Options = {
  origin: string
  world: string | undefined
  off: readonly Defence[]
  isStyle: boolean
  isSignedIn: boolean
}

/** Parts with which a text could imitate the product: how many of each are on the page. */
export type Shape = Record<string, number>

/**
 * Opens a browser without these defences.
 * @returns `watch`, which gives the harm that a visit does beyond what the page shows with harmless words
 */
export async function openVisitor(browser: Browser, { origin, world, off, isStyle, isSignedIn }: Options) {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' })
  context.setDefaultTimeout(8_000)
  await becomeVisitor(context, origin, 'en', world)
  let harms: Harm[] = []
  let onPage: number | undefined
  const record = (kind: Harm['kind'], index: number | undefined, what: string) =>
    void harms.push({ kind, index: index ?? onPage, what })
  await context.exposeBinding('hacked', (_source, index?: number) => record('ran', index, 'a script'))
  await context.route(
    (url) => url.origin !== origin,
    (route) => {
      const url = route.request().url()
      record('left', numberIn(url), url.slice(0, 100))
      // An empty answer keeps a page from navigating elsewhere.
      return route.fulfill({ status: 204 })
    },
  )
  await weaken(context, origin, off, isStyle)
  let page = await context.newPage()
  if (isSignedIn) await signIn(page, sara)

  /**
   * Brings the texts into a page and looks at them. A new page continues after a text that has frozen its
   * page.
   * @param allowed what the page shows with harmless words
   */
  async function watch(visit: Visit, texts: readonly Input[], allowed?: Shape) {
    harms = []
    const shape: Shape = {}
    let rest = texts
    while (rest.length > 0) {
      await page.close()
      page = await context.newPage()
      page.on('popup', (window) => record('left', numberIn(window.url()), `a window: ${window.url()}`))
      page.on('websocket', (socket) => record('left', numberIn(socket.url()), socket.url()))
      const look = async (index?: number) => {
        onPage = index
        await withinTime(touch(page), index)
        const found = await shapeOf(page)
        // The allowed parts include those that come late.
        if (!allowed) await page.waitForLoadState('networkidle')
        const counts = allowed ? [found] : [found, await shapeOf(page)]
        for (const [name, count] of counts.flatMap((of) => Object.entries(of))) {
          shape[name] = Math.max(shape[name] ?? 0, count)
          if (allowed && count > (allowed[name] ?? 0)) record('imitated', index, `${count} × ${name}`)
        }
      }
      const isLost = () => page.evaluate(() => !document.querySelector('main')).catch(() => true)
      const frozen = await visit({ page, look, isLost }, rest).catch(indexOfFrozen)
      if (frozen === undefined) break
      record('froze', frozen, 'a script of the page that does not end')
      rest = rest.slice(rest.findIndex(({ index }) => index === frozen) + 1)
    }
    onPage = undefined
    return { harms, shape }
  }

  return { watch, close: () => context.close() }
}

class FrozenPage extends Error {
  readonly index: number

  constructor(index: number) {
    super(`Text ${index} has frozen the page`)
    this.index = index
  }
}

/** A text may bring a script of the page into an endless loop, and the browser then answers nothing. */
async function withinTime(work: Promise<void>, index: number | undefined) {
  const late = new Promise<true>((resolve) => setTimeout(resolve, FROZEN_AFTER_MS, true))
  const isLate = await Promise.race([work, late])
  if (!isLate) return
  work.catch(() => {})
  throw index === undefined ? new Error('A text has frozen the page') : new FrozenPage(index)
}

function indexOfFrozen(error: unknown) {
  if (error instanceof FrozenPage) return error.index
  throw error
}

/**
 * Dispatches every event that a text could wait for. A press navigates nowhere, except if it would run code.
 */
async function touch(page: Page) {
  await page.evaluate(async () => {
    const runs = /^\s*(?:javascript|vbscript|data):/i
    const stay = (event: Event) => {
      const pressed = event.target instanceof Element ? event.target.closest('a, area, button') : null
      const address = pressed?.getAttribute('href') ?? pressed?.getAttribute('formaction') ?? ''
      if (!runs.test(address)) event.preventDefault()
    }
    addEventListener('click', stay, true)
    const texts = document.querySelectorAll('.rich-text *, main :is(a, img, bdi, [onclick], [onmouseover])')
    for (const element of [...texts].slice(0, 500))
      for (const kind of ['mouseover', 'pointerenter', 'focus', 'animationstart'])
        element.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }))
    for (const element of [...document.querySelectorAll('.rich-text *, main a[target]')].slice(0, 100))
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    // Pictures fail and animations begin meanwhile. A hidden page may draw no frames, so this is a time.
    await new Promise((resolve) => setTimeout(resolve, 40))
    removeEventListener('click', stay, true)
  })
}

function shapeOf(page: Page): Promise<Shape> {
  return page.evaluate(() => {
    const kinds =
      'form, input, textarea, select, button:not([role=alert] button), dialog, [role=dialog], [popover], [contenteditable], iframe, frame, object, embed, applet, base, meta, link, style, marquee, [accesskey], #root, #main'
    const counts = Object.fromEntries(
      kinds.split(', ').map((kind) => [kind, document.querySelectorAll(kind).length]),
    )
    const fixed = [...document.querySelectorAll('body *')].filter(
      (element) => getComputedStyle(element).position === 'fixed',
    )
    const { x, y, width, height } =
      document.querySelector('header a')?.getBoundingClientRect() ?? new DOMRect()
    const isCovered =
      scrollY === 0 &&
      document
        .querySelector('header a')
        ?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) !== true
    const isOfAnotherWidth = document.documentElement.scrollWidth > innerWidth
    return {
      ...counts,
      'a fixed place': fixed.length,
      'a covered page': Number(isCovered),
      'a wide page': Number(isOfAnotherWidth),
      'another language': Number(document.documentElement.lang !== 'en'),
      'another title': Number(/^Your account is locked/.test(document.title)),
    }
  })
}
