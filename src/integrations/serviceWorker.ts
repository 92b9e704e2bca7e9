import { messageSW, Workbox } from 'workbox-window'
import { withTimeout } from '@/lib/async/withTimeout'
import { scriptUrl } from '@/lib/page/trustedTypes'

const ADDRESS = '/service-worker.js'

/** A tab that is open for days asks for a new release when the user returns, but not more often. */
const ASK_AGAIN_MS = 3_600_000

const PATIENCE_MS = 20_000

/** A file of the program: only its content decides its name. */
const HASHED_FILE = /^\/static\/.*[./][0-9a-f]{8}\.[^/]+$/

/**
 * Registers the service worker and has it keep the files that this page has loaded without it.
 * @param onForbidden called if the browser forbids workers, as a private window may
 * @param onUpdate called when a new release waits. Its argument activates the release and reloads the page.
 * @returns a function that ends the observation
 */
export function startServiceWorker(
  onUpdate: (activate: () => void) => void,
  onForbidden: () => void,
): () => void {
  if (!('serviceWorker' in navigator)) {
    onForbidden()
    return () => {}
  }
  const ending = new AbortController()
  const workbox = new Workbox(scriptUrl(ADDRESS))
  workbox.addEventListener('waiting', () => {
    if (ending.signal.aborted) return
    onUpdate(() => {
      workbox.addEventListener('controlling', () => window.location.reload())
      workbox.messageSkipWaiting()
    })
  })
  let askedAt = Date.now()
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_AGAIN_MS) return
      askedAt = Date.now()
      void workbox.update().catch(() => {})
    },
    { signal: ending.signal },
  )
  void start(workbox, () => ending.signal.aborted || onForbidden())
  return () => ending.abort()
}

async function start(workbox: Workbox, onForbidden: () => void) {
  try {
    await workbox.register()
    await workbox.controlling
    await keepLoadedFiles()
  } catch (error) {
    // A broken connection is no DOMException, and the next page tries again.
    if (error instanceof DOMException) onForbidden()
  }
}

/**
 * Has the worker keep the files of the program that this page has loaded. The browser has them already, so
 * that this costs no data. Without a worker it does nothing.
 * @throws if the worker does not confirm it in time
 */
export async function keepLoadedFiles() {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const known = registration?.active ?? registration?.waiting ?? registration?.installing
  // The demo's worker is that of the mock API.
  if (!known || new URL(known.scriptURL).pathname !== ADDRESS) return
  const isDone = await withTimeout(PATIENCE_MS, giveLoadedFiles())
  if (!isDone) throw new Error('The service worker does not answer.')
}

async function giveLoadedFiles() {
  const { active: worker } = await navigator.serviceWorker.ready
  if (!worker) return false
  const urlsToCache = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && HASHED_FILE.test(pathname))
    .map(({ href }) => href)
  // The worker does not answer if a file fails.
  await messageSW(worker, { type: 'CACHE_URLS', payload: { urlsToCache } })
  return true
}
