import { setupWorker } from 'msw/browser'
import { cardHandlers } from './card-provider/handlers.ts'
import { cardProvider } from './card-provider/provider.ts'
import { demoAccounts } from './fixtures/accounts.ts'
import { handlersFor } from './handlers/all.ts'
import { type ReplayOptions, replayHandler } from './replay/handler.ts'
import type { Recording } from './replay/recording.ts'
import { reportCalls } from './reportCalls.ts'
import type { Email } from './state.ts'
import { browserStore } from './stores/browser.ts'
import { createWorld, worldVersion } from './world.ts'

/** A query that puts the demo back to its beginning: /?reset-demo */
const RESET_QUERY = 'reset-demo'

/** The payment page comes back to the app with it: in the demo the mock API lives here, so here the session is paid. */
const PAID_QUERY = 'mock-paid'

/** A query that has this tab answered from a set of recordings: /?replay=bug-123, and /?replay= ends it. */
const REPLAY_QUERY = 'replay'
const REPLAY_KEY = 'mock-replay'

/** The development server reads the files: a set that was recorded a moment ago is there at once. */
const RECORDINGS_PATH = '/mock-recordings'

/** Milliseconds that an answer takes: enough to see what loading looks like, too little to be a nuisance. */
const LATENCY_MS = { least: 80, most: 280 }

/**
 * The demo's API host, in the page itself. Its state survives a reload and is shared by the tabs of the browser.
 * @returns whom the sign-in page may offer
 */
export async function startMockApi() {
  const world = createWorld({ store: browserStore(worldVersion()), pause, deliver })
  await follow(RESET_QUERY, () => {
    sessionStorage.removeItem(REPLAY_KEY)
    return world.reset()
  })
  await follow(PAID_QUERY, (session) => cardProvider(world).paySession(session))
  const worker = setupWorker(...(await replayed()), ...handlersFor(world), ...cardHandlers(world))
  reportCalls(worker)
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: '/mockWorker.js' },
  })
  return { accounts: demoAccounts }
}

/** The tab keeps its set until another address: a reloaded page is answered from the first call on. */
async function replayed() {
  const query = new URL(location.href).searchParams
  await follow(REPLAY_QUERY, async (set) => {
    const asked = { set, strict: query.get('strict') !== 'off', latency: query.get('latency') }
    if (set) sessionStorage.setItem(REPLAY_KEY, JSON.stringify(asked))
    else sessionStorage.removeItem(REPLAY_KEY)
  })
  // One after the other: each reads the address that the one before it has left.
  await follow('strict', async () => {})
  await follow('latency', async () => {})
  const kept = sessionStorage.getItem(REPLAY_KEY)
  if (!kept) return []
  const { set, ...options } = JSON.parse(kept) as { set: string } & ReplayOptions
  const response = await fetch(`${RECORDINGS_PATH}/${encodeURIComponent(set)}`)
  if (!response.ok) {
    sessionStorage.removeItem(REPLAY_KEY)
    throw new Error(await response.text())
  }
  console.info(`The answers come from the recordings of '${set}'; /?replay= ends that.`)
  return [replayHandler((await response.json()) as Recording[], options)]
}

/** There is no real inbox: the demo's e-mails appear on the console. */
function deliver({ to, link }: Email) {
  console.info(`E-mail to ${to}: ${location.origin}${link}`)
}

function pause() {
  const { least, most } = LATENCY_MS
  return new Promise<void>((resolve) => setTimeout(resolve, least + Math.random() * (most - least)))
}

/** Does what the address asks for, once: then the address no longer asks. */
async function follow(query: string, work: (value: string) => Promise<unknown>) {
  const address = new URL(location.href)
  const value = address.searchParams.get(query)
  if (value === null) return
  await work(value)
  address.searchParams.delete(query)
  history.replaceState(history.state, '', address)
}
