import { language } from './language'
import { page } from './page'
import { askFirstRequests } from './requests'
import { boot } from './state'

let isRenewing = false

/** Scripts of this origin alone. The program has policies of its own, which must have other names. */
const policy = window.trustedTypes?.createPolicy('raha-boot', {
  createScriptURL(src) {
    if (!/^\/(?!\/)/.test(src)) throw new TypeError(`${src} is no script of this site.`)
    return src
  },
})

/** The DOM's types know text alone. */
const ownScript = (src: string) => (policy?.createScriptURL(src) ?? src) as string

export function askForProgram() {
  if (boot.isProgramAsked) return
  boot.isProgramAsked = true
  askFirstRequests()
  // The app renders nothing without its texts. It would request them only after its code has loaded.
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
    script.src = ownScript(src)
    script.async = false
    script.onerror = () => {
      // The bundler's loader would wait for this element instead of loading the file again.
      script.remove()
      renewDocument()
    }
    document.head.append(script)
  }
}

/**
 * Loads the document again. If the app's files are missing, the document is older than the release, and the
 * new document names the new files.
 */
async function renewDocument() {
  if (isRenewing) return
  isRenewing = true
  const mark = 'boot:renewed'
  const release = page.scripts?.join(' ') ?? ''
  try {
    const answer = await fetch(location.href, { cache: 'no-store' })
    const text = await answer.text()
    // A static host answers 404 with a page of the site for paths that it does not know.
    const isNewer = text.includes('id="page"') && !page.scripts?.every((src) => text.includes(src))
    // All reloaded releases are stored, not only the last one, because a host may serve two at once.
    const renewed = sessionStorage.getItem(mark)?.split('\n') ?? []
    if (isNewer && !boot.isHydrated && !renewed.includes(release)) {
      sessionStorage.setItem(mark, [...renewed, release].join('\n'))
      return location.reload()
    }
  } catch {
    // The device is offline, or storage is forbidden.
  }
  boot.reportFailure()
}

export function afterFirstPaint(then: () => void) {
  try {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return
      observer.disconnect()
      setTimeout(then)
    }).observe({ type: 'paint', buffered: true })
  } catch {}
  // A tab in the background does not paint, and an old browser does not report paints.
  addEventListener('DOMContentLoaded', () => setTimeout(then, document.hidden ? 0 : 1500))
}
