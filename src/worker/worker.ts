/**
 * The service worker: it starts the program without a connection (docs/adr/0102-service-worker.md). It keeps
 * files of the program alone. Answers of the API are kept for each user in IndexedDB.
 */
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies'
import { frameFor, framePages, notPages } from './frames'
import { keptTypes } from './keptTypes'

// The build writes the files of this release's viewers in its place (build/site/serviceWorker.ts).
declare const self: ServiceWorkerGlobalScope & { __KEPT_VIEWERS: Record<string, string[]> }

const TEXTS = 'texts-v1'
const FILES = 'files-v1'
const PICTURES = 'pictures-v1'

/** A connection that has been silent for so long counts as lost. */
const PATIENCE_SECONDS = 8

/** A wait for a document that the device has, too. */
const SHORT_PATIENCE_SECONDS = 3

const HASHED_FILE = /^\/static\/.*[./][0-9a-f]{8}\.[^/]+$/

const isOurs = (url: URL) => url.origin === self.location.origin

precache(self.__WB_MANIFEST)
cleanupOutdatedCaches()
enableNavigationPreload()

// Before the route of the precached files, which would answer without asking the server. No document is kept
// under its own address: the list would tell the next user of the device what this one has read.
registerRoute(
  new NavigationRoute(documentOrFrame(SHORT_PATIENCE_SECONDS), {
    allowlist: framePages,
    denylist: notPages,
  }),
)
registerRoute(new NavigationRoute(documentOrFrame(PATIENCE_SECONDS), { denylist: notPages }))

addRoute({ cleanURLs: false, directoryIndex: null, ignoreURLParametersMatching: [] })

/** Pages that started from a frame of this release, whose texts the device has. */
const startedFromFrame = new Set<string>()

registerRoute(
  ({ url, event }) =>
    isOurs(url) &&
    url.pathname.startsWith('/translations/') &&
    startedFromFrame.has((event as FetchEvent).clientId),
  async ({ url, request }) => (await matchPrecache(url.pathname)) ?? fetch(request),
)

// A text belongs to the release of the document, so the server comes first.
registerRoute(
  ({ url }) => isOurs(url) && url.pathname.startsWith('/translations/'),
  new NetworkFirst({
    cacheName: TEXTS,
    networkTimeoutSeconds: SHORT_PATIENCE_SECONDS,
    plugins: [
      {
        cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
          cachedResponse ?? matchPrecache(new URL(request.url).pathname),
      },
    ],
  }),
)

// A file with a hash in its name never changes. Neither its age nor a full device removes it: kept lessons
// need the viewers in this cache, also after months without a connection. A release has fewer files than it
// holds.
const filesFirst = new CacheFirst({
  cacheName: FILES,
  plugins: [new ExpirationPlugin({ maxEntries: 150 })],
})
registerRoute(({ url }) => isOurs(url) && HASHED_FILE.test(url.pathname), filesFirst)

// A new release may take over while no page is open, and without a connection. It waits with that until it
// has the viewers of the kept lessons.
const viewers = self.__KEPT_VIEWERS
self.addEventListener('install', (event) => event.waitUntil(loadViewers(event)))

registerRoute(
  ({ url }) => isOurs(url) && url.pathname.startsWith('/static/images/'),
  new StaleWhileRevalidate({
    cacheName: PICTURES,
    plugins: [new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })],
  }),
)

// The texts of an older release would otherwise come before the precached ones of this release.
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(TEXTS)))

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

clientsClaim()

async function loadViewers(event: ExtendableEvent) {
  const files = (await keptTypes()).flatMap((type) => viewers[type] ?? [])
  await Promise.all([...new Set(files)].map((file) => loadFile(file, event)))
}

async function loadFile(file: string, event: ExtendableEvent) {
  const [answer, isStored] = filesFirst.handleAll({ event, request: new Request(file) })
  const { ok, status } = await answer
  if (!ok) throw new Error(`${file} answered ${status}`)
  await isStored
}

function documentOrFrame(networkTimeoutSeconds: number) {
  return new NetworkOnly({
    networkTimeoutSeconds,
    plugins: [{ handlerDidError: async ({ event }) => frame(event as FetchEvent) }],
  })
}

async function frame({ request, resultingClientId }: FetchEvent) {
  const chosen = await self.cookieStore?.get('i18next').catch(() => undefined)
  startedFromFrame.add(resultingClientId)
  return matchPrecache(frameFor(new URL(request.url).pathname, chosen?.value))
}
