// First of all styles: it says in which order the layers stand.
import './ui/theme/theme.css'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App'
import { AppFailure } from './app/AppErrorBoundary'
import { prefetchOnIntent } from './app/prefetch'
import { readPrerenderedState } from './app/prerenderedState'
import { preloadScreenAt } from './app/routes'
import { withTimeout } from './lib/async/withTimeout'
import type { DemoAccount } from './lib/config/demo'
import { startTranslations } from './lib/i18n/i18n'
import { type LanguageCode, languageOfPage } from './lib/i18n/language'
import { readStoredSession } from './lib/storage/storedSession'
import { languageShown } from './state/language/slice'
import { lazySlicesInjected } from './state/reducer'
import { followSession } from './state/session/follow'
import { storedSessionRead } from './state/session/slice'
import { createStore, startPersistence } from './state/store'
import { keepRestoredFields } from './ui/earlyEvents'
import './app/fonts.css'
import './app/theme.css'
import './app/forcedColors.css'
import './app/kit.css'

/** The frame waits this long for the screen inside it, so that the two are painted in one go; then it goes ahead. */
const SCREEN_PATIENCE_MS = 400

const firstFont: Record<LanguageCode, [font: string, text: string]> = {
  en: ['1rem "Nunito Variable"', 'a'],
  fa: ['1rem "Vazirmatn Variable"', 'ا'],
}

async function start() {
  if (window.boot) window.boot.isRunning = true
  // Before anything else: the address is not to be kept or sent while it holds a secret. Most addresses hold none.
  if (window.location.search.includes('token=')) (await import('./lib/page/linkToken')).hideLinkToken()
  await documentParsed()
  const language = languageOfPage()
  const prerendered = readPrerenderedState()
  const screen = preloadScreenAt(window.location.pathname)
  // A font begins to load when text shows that needs it; this text will come, so it may begin now.
  void document.fonts?.load(...firstFont[language]).catch(() => {})
  const [demoAccounts, shown, isScreenLoaded] = await Promise.all([
    startDemo(),
    startTranslations(language),
    // A prerendered screen is on the page already: hydration has time until its code is there.
    prerendered ? screen : withTimeout(SCREEN_PATIENCE_MS, screen),
  ])
  // A screen that could not be loaded shows its failure, which differs from the document: React draws that page itself.
  const isHydrating = prerendered !== undefined && shown === language && isScreenLoaded
  const store = createStore(isHydrating ? prerendered.preloaded(language) : undefined)
  if (store.getState().learning) store.dispatch(lazySlicesInjected())
  const serverState = isHydrating ? prerendered.serverState(store.getState()) : undefined
  store.dispatch(languageShown(shown))
  store.dispatch(storedSessionRead(readStoredSession()))
  followSession(store)
  const app = <App store={store} serverState={serverState} demoAccounts={demoAccounts} />
  if (isHydrating) {
    keepRestoredFields()
    hydrateRoot(rootElement(), app)
  } else {
    await window.boot?.styled
    show(app)
  }
  startPersistence(store)
  prefetchOnIntent()
}

/** Scripts that a script asks for do not wait for the end of the document. */
function documentParsed() {
  if (document.readyState !== 'loading') return undefined
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}

function show(page: ReactNode) {
  if (window.boot) window.boot.isDrawn = true
  createRoot(rootElement()).render(page)
}

function rootElement() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  return root
}

/** In the demo the mock API answers. The production build holds nothing of it: the condition is false at build time. */
async function startDemo(): Promise<DemoAccount[]> {
  if (!MOCK_API) return []
  if (!('serviceWorker' in navigator))
    throw new Error('The demo needs a service worker: open it on localhost, or run `npm run preview`.')
  const { startMockApi } = await import('../mocks/browser')
  return (await startMockApi()).accounts
}

start().catch((error: unknown) => {
  console.error('The page could not start.', error)
  if (window.boot) window.boot.isRunning = false
  // A prerendered page can still be read, and its links still lead on.
  if (window.boot?.isReadable) return window.boot.reportFailure()
  delete document.documentElement.dataset.boot
  show(<AppFailure detail={MOCK_API && error instanceof Error ? error.message : undefined} />)
})
