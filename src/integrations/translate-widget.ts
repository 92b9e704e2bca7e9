import { config } from '@/lib/config'
import { letForeignNodesBe } from './foreign-nodes'

type TranslateElement = new (options: { pageLanguage: string }, containerId: string) => unknown

declare global {
  interface Window {
    google?: { translate?: { TranslateElement?: TranslateElement } }
    googleTranslateElementInit?: () => void
  }
}

const CALLBACK = 'googleTranslateElementInit'
const PATIENCE_MS = 15_000

let script: Promise<void> | undefined

/**
 * Loads the machine-translation widget, when a visitor asks for it, and puts its language list into the element with this id.
 * @throws when the service cannot be reached, does not answer in time or is not what it should be.
 */
export async function showTranslateWidget(containerId: string, pageLanguage: string) {
  script ??= loadScript().catch((error) => {
    script = undefined
    throw error
  })
  await script
  const Widget = window.google?.translate?.TranslateElement
  if (!Widget) throw new Error('The translation script does not bring its widget.')
  if (!document.getElementById(containerId)) return
  letForeignNodesBe()
  new Widget({ pageLanguage }, containerId)
}

function loadScript() {
  return new Promise<void>((resolve, reject) => {
    const url = new URL(config.translateWidgetUrl)
    url.searchParams.set('cb', CALLBACK)
    const element = document.createElement('script')
    const fail = () => {
      element.remove()
      reject(new Error('The translation script could not be loaded.'))
    }
    const timer = setTimeout(fail, PATIENCE_MS)
    window[CALLBACK] = () => {
      clearTimeout(timer)
      resolve()
    }
    element.onerror = () => {
      clearTimeout(timer)
      fail()
    }
    element.async = true
    element.src = url.href
    document.head.append(element)
  })
}

/** The page as it was written: the widget goes back to its start and forgets what it keeps in its cookie. */
export function resetTranslateWidget() {
  for (const list of document.querySelectorAll<HTMLSelectElement>('select.goog-te-combo')) {
    list.value = ''
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }
  if (!document.cookie.includes('googtrans=')) return
  for (const domain of cookieDomains(location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that visitors have
    document.cookie = `googtrans=; path=/; max-age=0${domain && `; domain=${domain}`}`
  }
}

/** The widget sets its cookie for the host and for the domains above it. */
export function cookieDomains(hostname: string) {
  const labels = hostname.split('.')
  const parents = labels.map((_, index) => labels.slice(index).join('.'))
  return ['', ...parents.filter((domain) => domain.includes('.') || domain === hostname)]
}
