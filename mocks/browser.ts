import { setupWorker } from 'msw/browser'
import { demoAccounts } from './content/accounts.ts'
import { handlersFor } from './handlers/all.ts'
import type { Email } from './state.ts'
import { browserStore } from './stores/browser.ts'
import { createWorld, worldVersion } from './world.ts'

/** A query that puts the demo back to its beginning: /?reset-demo */
const RESET_QUERY = 'reset-demo'

/** Milliseconds that an answer takes: enough to see what loading looks like, too little to be a nuisance. */
const LATENCY_MS = { least: 80, most: 280 }

/**
 * The demo's API host, in the page itself. Its state survives a reload and is shared by the tabs of the browser.
 * @returns whom the sign-in page may offer
 */
export async function startMockApi() {
  const world = createWorld({ store: browserStore(worldVersion()), pause, deliver })
  await resetIfAsked(world.reset)
  const worker = setupWorker(...handlersFor(world))
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: '/mockWorker.js' },
  })
  return { accounts: demoAccounts }
}

/** Nobody's inbox is at hand: the demo's e-mails appear on the console. */
function deliver({ to, link }: Email) {
  console.info(`E-mail to ${to}: ${location.origin}${link}`)
}

function pause() {
  const { least, most } = LATENCY_MS
  return new Promise<void>((resolve) => setTimeout(resolve, least + Math.random() * (most - least)))
}

async function resetIfAsked(reset: () => Promise<void>) {
  const address = new URL(location.href)
  if (!address.searchParams.has(RESET_QUERY)) return
  await reset()
  address.searchParams.delete(RESET_QUERY)
  history.replaceState(history.state, '', address)
}
