import type { Boot, EarlyAnswer, Field, FirstRequest, PageData } from '../lib/boot'

type Session = { accessToken: string; userId: string; storage: Storage }
/** By path of the page and place in it. */
type KeptPictures = { userId: string | undefined; pictures: Record<string, string | undefined> }

// This script is inlined into every document and runs before the first paint. It is constant, so that a content
// security policy can name it by its hash: the JSON beside it holds what differs from page to page.
;(() => {
  const LANGUAGE = /^\/(en|fa)(?=\/|$)/
  const root = document.documentElement
  const page = JSON.parse(document.getElementById('page')?.textContent || '{}') as Partial<PageData>

  const language = readLanguage()
  const isSameLanguage = language === root.lang
  root.lang = language
  root.dir = language === 'fa' ? 'rtl' : 'ltr'

  const session = readSession()
  if (session) root.dataset.session = ''

  const fit = fitOfDocument()
  if (fit !== 'whole') root.dataset.boot = fit

  let isRenewing = false
  const early = new Map<string, EarlyAnswer>()
  const boot: Boot = {
    fit,
    early,
    typed: new Map(),
    pressed: new Set(),
    pictures: {},
    isOpen: page.path?.includes(':') === true,
    isReadable: fit === 'whole' && page.isComplete === true,
    isHydrated: false,
    isDrawn: false,
    isProgramAsked: false,
    tellFailure,
  }
  window.boot = boot

  catchEarlyEvents()
  if (fit === 'whole' && page.isPersonal) startPersonalPage()
  else if (fit !== 'whole' || !page.isComplete) askForProgram()
  else afterFirstPaint(askForProgram)

  /** By path (/fa/…, which then continues without it), else by cookie, else by the document. */
  function readLanguage() {
    const path = LANGUAGE.exec(location.pathname)
    const cookie = /(?:^|;\s*)i18next=(en|fa)(?:;|$)/.exec(readCookie())
    if (path) {
      writeCookie(`i18next=${path[1]}; path=/; max-age=31536000; SameSite=Lax`)
      const rest = location.pathname.slice(3).replace(/^\/*/, '/')
      history.replaceState(history.state, '', rest + location.search + location.hash)
    }
    return (path || cookie)?.[1] ?? root.lang
  }

  /** Cookies may be forbidden. */
  function readCookie() {
    try {
      return document.cookie
    } catch {
      return ''
    }
  }

  function writeCookie(cookie: string) {
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
      document.cookie = cookie
    } catch {}
  }

  /** The session record of the specification (lib/stored-session), from persistent storage or from this tab's; both may be forbidden. */
  function readSession(): Session | undefined {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      try {
        const { accessToken, refreshToken, userId } = JSON.parse(window[name].getItem('user') ?? '{}') ?? {}
        const isWhole = [accessToken, refreshToken, userId].every((part) => typeof part === 'string' && part)
        if (isWhole) return { accessToken, userId, storage: window[name] }
      } catch {}
    }
    return undefined
  }

  /** Whether this document is the one for this address: 'whole', all but the chosen view ('frame'), or 'none' of it. */
  function fitOfDocument() {
    if (!page.path || !isSameLanguage) return 'none'
    const isHere =
      page.path === '*' ? !page.routes?.some((route) => matched(route)) : matched(page.path) !== undefined
    if (!isHere) return 'none'
    const query = new URLSearchParams(location.search)
    return page.query?.some((name) => query.has(name)) ? 'frame' : 'whole'
  }

  /** @returns the parameters when a path such as '/learn/:slug' is the path of this address. */
  function matched(path: string) {
    // The router takes no notice of case and encoding either.
    const [here, there] = [location.pathname, path].map((one) => one.split('/').filter(Boolean))
    const plain = (part: string | undefined) => decoded(part ?? '').toLowerCase()
    if (!here || !there || here.length !== there.length) return undefined
    const params: Record<string, string> = {}
    for (const [index, part] of there.entries()) {
      if (part.startsWith(':')) params[part] = here[index] ?? ''
      else if (plain(part) !== plain(here[index])) return undefined
    }
    return params
  }

  /** The picture of her course comes first, and then the program; it waits for the picture no longer than a second. */
  async function startPersonalPage() {
    const [first] = askFirstRequests()
    const kept = showKeptPictures()
    const answered = first && showAnsweredPictures(first)
    await new Promise<void>(afterFirstPaint)
    await Promise.race([kept, answered, new Promise((resolve) => setTimeout(resolve, 1000))])
    askForProgram()
  }

  /** Pictures of her last visit. @returns when they have come, or cannot; never where there are none. */
  function showKeptPictures() {
    const { pictures } = readKeptPictures()
    return new Promise<void>((resolve) =>
      addEventListener('DOMContentLoaded', async () => {
        const known = picturePlaces().filter((place) => pictures[keyOf(place)])
        if (known.length === 0) return
        await Promise.all(known.map((place) => showPicture(place, pictures[keyOf(place)])))
        resolve()
      }),
    )
  }

  /** Puts the pictures that the answer names into their places (ui/EarlyPicture). @returns when they have come, or cannot. */
  async function showAnsweredPictures(early: EarlyAnswer) {
    try {
      const response = await early.response
      if (!response.ok || boot.isHydrated) return
      const answer: unknown = await response.clone().json()
      const kept = readKeptPictures()
      const places = picturePlaces()
      for (const place of places) kept.pictures[keyOf(place)] = pictureIn(answer, place, response.url)
      keepPictures(kept)
      await Promise.all(places.map((place) => showPicture(place, kept.pictures[keyOf(place)])))
    } catch {
      // The program asks again, and says what is wrong.
    }
  }

  const picturePlaces = () => [...document.querySelectorAll<HTMLImageElement>('img[data-early-picture]')]

  const keyOf = (place: HTMLElement) => `${location.pathname} ${place.dataset.earlyPicture}`

  /** @returns an address by http(s), if the answer has one at this place. */
  function pictureIn(answer: unknown, place: HTMLElement, base: string) {
    let value = answer
    for (const name of (place.dataset.earlyPicture ?? '').split('.'))
      value = (value as Record<string, unknown> | null | undefined)?.[name]
    if (typeof value !== 'string' || value === '' || !URL.canParse(value, base)) return undefined
    const { href, protocol } = new URL(value, base)
    return /^https?:$/.test(protocol) ? href : undefined
  }

  function showPicture(place: HTMLImageElement, src: string | undefined) {
    if (!src || boot.isHydrated || place.src === src) return undefined
    boot.pictures[keyOf(place)] = src
    return new Promise((resolve) => {
      place.onload = place.onerror = resolve
      place.src = src
    })
  }

  function readKeptPictures(): KeptPictures {
    try {
      const kept = JSON.parse(session?.storage.getItem('boot:pictures') ?? '{}') as Partial<KeptPictures>
      const pictures = kept.pictures ?? {}
      if (kept.userId === session?.userId && Object.keys(pictures).length < 60)
        return { userId: kept.userId, pictures }
    } catch {}
    return { userId: session?.userId, pictures: {} }
  }

  /** With the session, which takes them along when it ends (lib/stored-session). */
  function keepPictures(kept: KeptPictures) {
    try {
      session?.storage.setItem('boot:pictures', JSON.stringify(kept))
    } catch {}
  }

  function askFirstRequests() {
    return fit === 'whole' ? (page.requests ?? []).map(ask) : []
  }

  function decoded(part: string) {
    try {
      return decodeURIComponent(part)
    } catch {
      return part
    }
  }

  function askForProgram() {
    if (boot.isProgramAsked) return
    boot.isProgramAsked = true
    if (!page.isPersonal) askFirstRequests()
    // Without its texts the program draws nothing; it would ask for them after its code.
    boot.texts = fetch(`/translations/${language}/translation.json`)
    boot.texts.catch(() => {})
    const styles = (page.styles ?? []).map((href) => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = href
      document.head.append(link)
      return new Promise<unknown>((resolve) => {
        link.onload = link.onerror = resolve
      })
    })
    boot.styled = Promise.all(styles)
    for (const src of page.scripts ?? []) {
      const script = document.createElement('script')
      script.src = src
      script.async = false
      script.onerror = renewDocument
      document.head.append(script)
    }
  }

  /** The page's own first requests go out in parallel with the program; `api/earlyAnswers` hands their answers over. */
  function ask({ url, method, body }: FirstRequest) {
    const params = matched(page.path ?? '')
    const needsUser = url.includes(':user') || body?.includes(':user')
    if (!params || ((needsUser || page.isPersonal) && !session)) return undefined
    const fill = (text: string) =>
      text.replace(/:[a-z]+/gi, (name) => (name === ':user' ? session?.userId : params[name]) ?? name)
    const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language }
    if (session) headers.Authorization = `Bearer ${session.accessToken}`
    if (body) headers['Content-Type'] = 'application/json'
    const [address, content] = [new URL(fill(url), location.href).href, body && fill(body)]
    const response = fetch(address, { method, headers, body: content })
    response.catch(() => {})
    const answer: EarlyAnswer = { response, token: session?.accessToken, language }
    early.set(`${method} ${address} ${content ?? ''}`, answer)
    return answer
  }

  /** The program's files are gone: the document is older than the release. One new document has the names of the new files. */
  async function renewDocument() {
    if (isRenewing) return
    isRenewing = true
    const mark = 'boot:renewed'
    const release = page.scripts?.join(' ') ?? ''
    try {
      const answer = await fetch(location.href, { cache: 'no-store' })
      const text = await answer.text()
      // A host of files answers 404 with a page of the site for addresses that it does not know.
      const isNewer = text.includes('id="page"') && !page.scripts?.every((src) => text.includes(src))
      if (isNewer && sessionStorage.getItem(mark) !== release) {
        sessionStorage.setItem(mark, release)
        return location.reload()
      }
    } catch {
      // Offline or without storage.
    }
    boot.tellFailure()
  }

  /** The program cannot come: words that are right stay readable, and a line says it; else the line stands alone. */
  function tellFailure() {
    root.dataset.boot = boot.isReadable ? 'failed' : 'none'
    const message = document.querySelector('.boot')
    message?.removeAttribute('aria-hidden')
    message?.setAttribute('role', 'alert')
  }

  function afterFirstPaint(then: () => void) {
    try {
      new PerformanceObserver((list, observer) => {
        if (!list.getEntriesByName('first-contentful-paint').length) return
        observer.disconnect()
        setTimeout(then)
      }).observe({ type: 'paint', buffered: true })
    } catch {}
    // A tab in the background paints nothing, and an old browser does not tell.
    addEventListener('DOMContentLoaded', () => setTimeout(then, document.hidden ? 0 : 1500))
  }

  /** What is typed or pressed before the program is there is kept for it; links do what they say by themselves. */
  function catchEarlyEvents() {
    const isWaiting = (target: Element) =>
      !(boot.isHydrated || boot.isDrawn) || target.closest('[data-waiting]')
    const listen = (type: string, hear: (target: Element, event: Event) => void) =>
      addEventListener(
        type,
        (event) => {
          if (event.target instanceof Element && isWaiting(event.target)) hear(event.target, event)
        },
        true,
      )
    const keepPress = (button: Element | null, event: Event) => {
      if (!(button instanceof HTMLElement)) return
      event.preventDefault()
      // React may listen already, and would carry the press out before it is repeated.
      event.stopImmediatePropagation()
      button.dataset.pressed = ''
      boot.pressed.add(button)
      askForProgram()
    }
    const keepText = (target: Element) => {
      if (!/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return
      const field = target as Field
      boot.typed.delete(field)
      boot.typed.set(
        field,
        /^(checkbox|radio)$/.test(field.type) ? (field as HTMLInputElement).checked : field.value,
      )
    }
    listen('input', keepText)
    listen('change', keepText)
    listen('click', (target, event) => keepPress(target.closest('button'), event))
    listen('submit', (form, event) => {
      // Nothing that was typed may get into the address; Enter in a field is a press on the form's button.
      event.preventDefault()
      keepPress(form.querySelector('button[type=submit]'), event)
    })
  }
})()
