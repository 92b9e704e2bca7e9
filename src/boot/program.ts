import { language } from './language'
import { page } from './page'
import { askFirstRequests } from './requests'
import { boot } from './state'

let isRenewing = false

export function askForProgram() {
  if (boot.isProgramAsked) return
  boot.isProgramAsked = true
  askFirstRequests()
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
    script.onerror = () => {
      // The program would wait for this element instead of asking for the file again.
      script.remove()
      renewDocument()
    }
    document.head.append(script)
  }
}

/**
 * Fetches the document once more. The program's files are missing when the document is older than the
 * release; the new document names the new files.
 */
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
    // All releases that were renewed, not the last one alone: a host may serve two at once.
    const renewed = sessionStorage.getItem(mark)?.split('\n') ?? []
    if (isNewer && !boot.isHydrated && !renewed.includes(release)) {
      sessionStorage.setItem(mark, [...renewed, release].join('\n'))
      return location.reload()
    }
  } catch {
    // Offline or without storage.
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
  // A tab in the background paints nothing, and an old browser does not tell.
  addEventListener('DOMContentLoaded', () => setTimeout(then, document.hidden ? 0 : 1500))
}
