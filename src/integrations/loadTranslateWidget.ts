import { config } from '@/lib/config/config'
import { scriptUrl } from '@/lib/page/trustedTypes'
import { tolerateMovedNodes } from './foreignNodes'

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
 * Loads the machine-translation widget on a visitor's request, and puts its language list into the element
 * with this id.
 * @throws if the service cannot be reached, does not answer in time, or is not the expected one.
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
  tolerateMovedNodes()
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
    element.src = scriptUrl(url.href)
    document.head.append(element)
  })
}
