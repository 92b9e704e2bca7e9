import { setupWorker } from 'msw/browser'
import { cardHandlers } from './card-provider/handlers.ts'
import { cardProvider } from './card-provider/provider.ts'
import type { Fault } from './faults/fault.ts'
import { faultHandlers } from './faults/faultHandler.ts'
import { faultProblem } from './faults/faultProblem.ts'
import { createFaults } from './faults/faults.ts'
import { handsOnStreams, workerProblem } from './faults/workerProblem.ts'
import { demoAccounts } from './fixtures/accounts.ts'
import { handlersFor } from './handlers/all.ts'
import { addPanel } from './panel/panel.ts'
import { chosenSpeed, forgetSettings, serverNow, speeds } from './panel/settings.ts'
import { type ReplayOptions, replayHandler } from './replay/handler.ts'
import type { Recording } from './replay/recording.ts'
import { reportCalls } from './reportCalls.ts'
import { followScenarioLink } from './scenarios/demoLink.ts'
import type { Email } from './state.ts'
import { browserStore } from './stores/browser.ts'
import { createWorld, type World, withClockAhead, worldVersion } from './world.ts'

/** A query that puts the demo back to its beginning: /?reset-demo */
const RESET_QUERY = 'reset-demo'

/**
 * The payment page comes back to the app with it: in the demo the mock API lives here, so here the session is
 * paid.
 */
const PAID_QUERY = 'mock-paid'

/** A query that has this tab answered from a set of recordings: /?replay=bug-123, and /?replay= ends it. */
const REPLAY_QUERY = 'replay'
const REPLAY_KEY = 'mock-replay'

/**
 * The development server reads the files: a set that was recorded a moment ago is there at once. A built demo
 * holds them.
 */
const RECORDINGS_PATH = '/mock-recordings'

/** The tab keeps its faults, too: what is left of them meets the requests of the reloaded page. */
const FAULTS_KEY = 'mock-faults'

const faults = createFaults((left) => {
  if (left.length > 0) sessionStorage.setItem(FAULTS_KEY, JSON.stringify(left))
  else sessionStorage.removeItem(FAULTS_KEY)
})

/**
 * Sets the faults of this tab, in place of those before.
 * @throws in a sentence, when one of them would never come
 */
export function setFaults(list: readonly Fault[]) {
  const problemOf = (fault: Fault) => faultProblem(fault) ?? workerProblem(fault, handsOnStreams())
  const problem = list.map(problemOf).find((one) => one !== undefined)
  if (problem) throw new Error(problem)
  faults.clear()
  for (const fault of list) faults.add(fault)
}

export const clearFaults = faults.clear

/** Lets held requests go on, and breaks stalled answers off. */
export const releaseFaults = faults.release

/**
 * The demo's API host, in the page itself. Its state survives a reload and is shared by the tabs of the
 * browser.
 * @returns whom the sign-in page may offer
 */
export async function startMockApi() {
  const world = createWorld({ store: browserStore(worldVersion()), now: serverNow, pause, deliver })
  // The tab leaves this page: nothing of it is to show.
  if (await followScenarioLink({ world, setFaults })) await new Promise(() => {})
  await follow(RESET_QUERY, () => {
    sessionStorage.removeItem(REPLAY_KEY)
    forgetSettings()
    clearFaults()
    return world.reset()
  })
  await follow(PAID_QUERY, (session) => cardProvider(world).paySession(session))
  setFaults(keptFaults())
  const replay = await replayed()
  const handlersIn = (one: World) => [...replay, ...handlersFor(one), ...cardHandlers(one)]
  const handlers = handlersIn(world)
  const handlersAhead = (seconds: number) => handlersIn(withClockAhead(world, seconds))
  const worker = setupWorker(...faultHandlers({ faults, handlers, handlersAhead }), ...handlers)
  reportCalls(worker)
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: '/mockWorker.js' },
  })
  addPanel({ faults: keptFaults, setFaults, release: releaseFaults, replayed: replayedSet(), sets: setNames })
  return { accounts: demoAccounts }
}

function keptFaults(): Fault[] {
  return JSON.parse(sessionStorage.getItem(FAULTS_KEY) ?? '[]')
}

/** The set that answers in this tab; empty where the mock API does. */
function replayedSet(): string {
  return JSON.parse(sessionStorage.getItem(REPLAY_KEY) ?? '{}').set ?? ''
}

async function setNames(): Promise<string[]> {
  return (await fetch(`${RECORDINGS_PATH}/`)).json()
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
    // A host of files answers with a page of its own.
    const isSentence = response.headers.get('Content-Type')?.startsWith('text/plain')
    throw new Error(isSentence ? await response.text() : `There is no set '${set}' in this demo.`)
  }
  console.info(`The answers come from the recordings of '${set}'; /?replay= ends that.`)
  return [replayHandler((await response.json()) as Recording[], options)]
}

/** There is no real inbox: the demo's e-mails appear on the console. */
function deliver({ to, link }: Email) {
  console.info(`E-mail to ${to}: ${location.origin}${link}`)
}

function pause() {
  const { least, most } = speeds[chosenSpeed()]
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
