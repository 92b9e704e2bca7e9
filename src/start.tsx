import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App'
import { AppFailure } from './app/AppErrorBoundary'
import { prefetchOnIntent } from './app/prefetch'
import { readPrerenderedState } from './app/prerenderedState'
import { preloadScreenAt } from './app/routes'
import { nextTask } from './lib/async/nextTask'
import { withTimeout } from './lib/async/withTimeout'
import type { DemoAccount } from './lib/config/demo'
import { startTranslations } from './lib/i18n/i18n'
import { type LanguageCode, languageOfPage } from './lib/i18n/language'
import { countVisit } from './lib/page/countVisit'
import { watchInstallPrompt } from './lib/page/installPrompt'
import { guardLibraries } from './lib/page/trustedTypes'
import { readStoredSession } from './lib/storage/storedSession'
import { languageShown } from './state/language/slice'
import { deleteSignedOut } from './state/learning/signedOutUsers'
import { lazySlicesInjected } from './state/reducer'
import { followSession } from './state/session/follow'
import { storedSessionRead } from './state/session/slice'
import { createStore, startPersistence } from './state/store'
import { keepRestoredFields } from './ui/earlyEvents'
import { keepEarlyInputs, restoreEarlyInputs } from './ui/earlyInputs'
// After the program's own styles, which these settle.
import './app/fonts.css'
import './app/theme.css'
import './app/forcedColors.css'
import './app/kit.css'

/** The longest time that the frame waits for its screen, so that both are painted together. */
const SCREEN_PATIENCE_MS = 400

const firstFont: Record<LanguageCode, [font: string, text: string]> = {
  en: ['1rem "Nunito Variable"', 'a'],
  fa: ['1rem "Vazirmatn Variable"', 'ا'],
}

/** Starts the program in the document, or shows why it cannot. */
export function start() {
  return run().catch(showFailure)
}

async function run() {
  if (window.boot) window.boot.isRunning = true
  guardLibraries()
  watchInstallPrompt()
  // Otherwise a browser lists the first 250 files of a page alone (lib/page/visitBytes.ts).
  performance.setResourceTimingBufferSize?.(5000)
  countVisit()
  // Without a connection nobody needs the advice.
  if (!IS_RELEASE)
    void import('./lib/page/policyAdvice').then(({ advisePolicy }) => advisePolicy()).catch(() => {})
  // This comes first: a token in the URL must be neither stored nor sent. Most URLs contain none.
  if (window.location.search.includes('token=')) (await import('./lib/page/linkToken')).hideLinkToken()
  await documentParsed()
  const language = languageOfPage()
  const prerendered = readPrerenderedState()
  await nextTask()
  const screen = preloadScreenAt(window.location.pathname)
  // A font would load only when the page shows a text in it. That text will come, so the font loads now.
  void document.fonts?.load(...firstFont[language]).catch(() => {})
  await nextTask()
  const [demoAccounts, shown, isScreenLoaded] = await Promise.all([
    startDemo(),
    startTranslations(language),
    // A prerendered screen is already visible, so its hydration has no time-out.
    prerendered ? screen : withTimeout(SCREEN_PATIENCE_MS, screen),
  ])
  await nextTask()
  // If the screen could not be loaded, its failure differs from the document, so React renders a new page.
  const isHydrating = prerendered !== undefined && shown === language && isScreenLoaded
  const store = createStore(isHydrating ? prerendered.preloaded(language) : undefined)
  if (store.getState().learning) store.dispatch(lazySlicesInjected())
  const serverState = isHydrating ? prerendered.serverState(store.getState()) : undefined
  store.dispatch(languageShown(shown))
  store.dispatch(storedSessionRead(readStoredSession()))
  followSession(store)
  await nextTask()
  const app = <App store={store} serverState={serverState} demoAccounts={demoAccounts} />
  if (isHydrating) {
    restoreEarlyInputs()
    keepRestoredFields()
    keepEarlyInputs()
    // As a transition, so that React hydrates in slices and the page answers between them.
    startTransition(() => void hydrateRoot(rootElement(), app))
  } else {
    await window.boot?.styled
    show(app)
  }
  startPersistence(store)
  void deleteSignedOut(store.getState().session.record?.userId)
  prefetchOnIntent()
}

/** A script that another script has inserted does not wait for the end of the document. */
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

/** Starts the mock API of the demo. The production build drops this code, as its condition is false there. */
async function startDemo(): Promise<DemoAccount[]> {
  if (!MOCK_API) return []
  if (!('serviceWorker' in navigator))
    throw new Error('The demo needs a service worker: open it over https or on localhost.')
  const { startMockApi } = await import('../mocks/browser')
  return (await startMockApi()).accounts
}

function showFailure(error: unknown) {
  console.error('The page could not start.', error)
  if (window.boot) window.boot.isRunning = false
  // A prerendered page stays readable, and its links work.
  if (window.boot?.isReadable) return window.boot.reportFailure()
  delete document.documentElement.dataset.boot
  show(<AppFailure detail={MOCK_API && error instanceof Error ? error.message : undefined} />)
}
