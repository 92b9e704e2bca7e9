import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Tally } from '../judge/tally.ts'
import { isPathOfApi } from '../operations.ts'
import { replayHandler } from '../replay/handler.ts'
import { readSet } from '../replay/readRecordings.ts'
import { answerControl } from './control.ts'
import type { Door } from './door.ts'
import { mediaHeaders, serveFiles } from './files.ts'
import { listen } from './listen.ts'
import { createPlaces } from './places.ts'
import { addArrival, answerScenarioLink } from './scenarioDoor.ts'
import { type HostKind, serveSite } from './site.ts'

const MEDIA = fileURLToPath(new URL('../public', import.meta.url))
const PROVIDER = fileURLToPath(new URL('../card-provider/site', import.meta.url))
/**
 * The files of mocks/public: the media, the pictures of scenarios, and the payment page of the card payment
 * provider.
 */
const OURS = /^\/mock-(media\/|scenarios\/|pay[./])/

export interface HttpMockOptions {
  /** 0 picks a free one. */
  port?: number
  /** The address of the card payment provider; without it there is none. */
  cardsPort?: number
  /** A built site to serve on the same origin. */
  site?: string
  host?: HostKind
  /** The clock of its worlds. */
  now?: () => number
  /** A set of recordings that every world begins with. */
  replay?: string
  /** Judges its calls against the contract. */
  tally?: Tally
}

/**
 * The mock API over a real network, with /mock-media and, when asked, a built site and a card payment
 * provider on an origin of its own.
 */
export async function startHttpMock({
  port = 0,
  cardsPort,
  site,
  host: kind = 'configured',
  now,
  replay,
  tally,
}: HttpMockOptions = {}) {
  const recordings = replay === undefined ? undefined : readSet(replay)
  const places = createPlaces({ now, replay: recordings && (() => replayHandler(recordings)) }, tally)
  const media = await serveFiles(MEDIA, { setHeaders: mediaHeaders })
  const pages = site ? await serveSite(site, kind) : undefined
  const api: Door = {
    handlersOf: ({ replay }, { api }) => (replay ? [replay, ...api] : api),
    answerControlRequest: async (incoming, outgoing, about) =>
      (pages !== undefined && (await answerScenarioLink(incoming, outgoing, { places, ...about }))) ||
      answerControl(incoming, outgoing, { places, ...about }),
    otherwise(incoming, outgoing, missing) {
      const pathname = incoming.url ?? '/'
      if (OURS.test(pathname)) return media(incoming, outgoing, missing)
      if (isPathOfApi(pathname) || !pages) return missing()
      addArrival(places.of(incoming), incoming, outgoing)
      pages(incoming, outgoing, missing)
    },
  }
  const cards = cardsPort === undefined ? undefined : await listenAsProvider(cardsPort, places)
  const host = await listen(port, api, places)
  return {
    origin: host.origin,
    /** The port of the card payment provider; undefined without one. */
    cardsOrigin: cards?.origin,
    close: async () => {
      await Promise.all([host.close(), cards?.close()])
      await Promise.all([media.remove(), pages?.remove()])
    },
  }
}

/**
 * The card payment provider alone, for the demo: its payments are where the demo's mock API is, in the page.
 */
export async function startCardProvider(port: number) {
  return listenAsProvider(port, createPlaces())
}

async function listenAsProvider(port: number, places: ReturnType<typeof createPlaces>) {
  const setHeaders = (outgoing: ServerResponse) => outgoing.setHeader('Cache-Control', 'no-cache')
  const files = await serveFiles(PROVIDER, { setHeaders })
  const door: Door = { handlersOf: (_place, { cards }) => cards, otherwise: files, isEachOnce: true }
  const { origin, close } = await listen(port, door, places)
  return {
    origin,
    async close() {
      await close()
      await files.remove()
    },
  }
}
