import { getResponse } from 'msw'
import { isBusy, selectDonationOperation } from '@/state/donation/selectors'
import { recordKey } from './ledger'
import { drained, type Flight, fail, type Page, type World } from './world'

/** A request that has not arrived after this time never arrives. */
const TRAVEL_MS = 120_000

/** The product calls AbortSignal.timeout right before each request, and the world decides when it fires. */
let lastTimeout: AbortController | undefined
export function timeoutSignal() {
  lastTimeout = new AbortController()
  return lastTimeout.signal
}

type CapturedRequest = { method: string; headers: Headers; body?: string; signal: AbortSignal }

/** The browser's `fetch` in this world. */
export function fetchIn(world: World) {
  return (url: string, { method, headers, body, signal }: CapturedRequest) => {
    const page = world.acting ?? fail('Every request belongs to a page.')
    const timeout = lastTimeout
    const name = new URL(url).pathname
    const key = headers.get('Idempotency-Key')
    const isDonation = /donate\/(stripe|getPaymentLink)$/.test(name)
    const known = isDonation ? recordKey(world, page, key, JSON.parse(body ?? '{}')) : undefined
    if (world.isCredulous) headers.delete('Idempotency-Key')

    async function arrive() {
      const request = new Request(url, { method, headers, body })
      const response = await getResponse(world.handlers, request)
      if (!response) return fail(`Nobody answers ${name}.`)
      const answer = {
        ok: response.ok,
        status: response.status,
        headers: response.headers,
        text: await response.text(),
      }
      if (known && answer.ok) {
        const { clientSecret, data } = JSON.parse(answer.text)
        const id = clientSecret?.split('_secret_')[0] ?? new URL(data).searchParams.get('session')
        if (!known.made.includes(id)) known.made.push(id)
      }
      if (name.endsWith('/donate/history') && answer.ok && url.includes('subs'))
        page.subscription = { userId: page.userId, has: await subscribes(world, page.userId) }
      const sent = isDonation ? spoiled(world, answer) : answer
      if (!sent.ok || sent !== answer) page.failures += 1
      return sent
    }

    return new Promise((resolve, reject) => {
      const flight = fly(
        world,
        page,
        name,
        arrive,
        (value) => {
          const { text, ...answer } = value as { text: string }
          resolve({ ...answer, text: async () => text })
        },
        (isTimeout) => {
          if (isTimeout) timeout?.abort()
          reject(new TypeError('Failed to fetch'))
        },
      )
      signal.addEventListener('abort', () => {
        if (flight.isAbandoned) return
        flight.isAbandoned = true
        reject(new DOMException('Aborted', 'AbortError'))
      })
    })
  }
}

const hostile = [
  'javascript:alert(1)',
  'http://pay.example.org/1',
  'https://a:b@pay.example.org/',
  '',
  12,
  null,
]

/** Replaces some answers by errors, broken bodies and unsafe links. */
function spoiled(world: World, answer: { ok: boolean; status: number; headers: Headers; text: string }) {
  const { draw, faults } = world
  if (!answer.ok || !draw.chance(faults / 4)) return answer
  if (draw.chance(30)) return { ...answer, ok: false, status: 500, text: 'Oops' }
  if (draw.chance(30))
    return { ...answer, text: draw.of(['', '<p>', '{}', '[]', '{"clientSecret":""}', '{"clientSecret":7}']) }
  return answer.text.includes('clientSecret')
    ? answer
    : { ...answer, text: JSON.stringify({ data: draw.of(hostile) }) }
}

/** A request is sent. */
export function fly(
  world: World,
  page: Page,
  name: string,
  arrive: Flight['arrive'],
  resolve: Flight['resolve'],
  lose: Flight['lose'],
  isCard = false,
  key?: string,
) {
  const state = page.store.getState()
  const flight: Flight = {
    page,
    name,
    isCard,
    isQuiet: selectDonationOperation(state) !== null && !isBusy(state),
    key,
    sentAt: world.now,
    arrive,
    isAbandoned: false,
    resolve,
    lose,
  }
  world.flights.push(flight)
  return flight
}

/** Whether the server knows of a subscription of this user. */
export const subscribes = (world: World, userId: string | undefined) =>
  world.mock.transact((state) =>
    state.subscriptions.some((one) => one.userId === userId && one.status === 'active' && !one.isEnding),
  )

/** The next event of a request: it arrives, its answer arrives, or one of them is lost. */
export async function travel(world: World, flight: Flight, faults = world.faults) {
  const { draw, trace } = world
  const { page, name } = flight
  const remove = () => world.flights.splice(world.flights.indexOf(flight), 1)
  const isTooOld = !flight.answer && world.now - flight.sentAt > TRAVEL_MS
  if (isTooOld && flight.isAbandoned) return void remove()
  const isLost = isTooOld || (!flight.isAbandoned && draw.chance(faults / 2))
  if (isLost) {
    world.tally.lost += 1
    page.failures += 1
    const isTimeout = draw.chance(50)
    // A caller that gives up does not stop the request, which may still arrive.
    const isLate = !flight.answer && !isTooOld && draw.chance(60)
    trace.push(
      `${page.tab.name}: ${name} ${flight.answer ? 'answer' : 'request'} lost${isLate ? ', arrives late' : ''}`,
    )
    if (isLate) flight.isAbandoned = true
    else remove()
    world.acting = page
    flight.lose(isTimeout)
    return drained()
  }
  if (!flight.answer) {
    trace.push(`${page.tab.name}: ${name} arrives${flight.isAbandoned ? ' late' : ''}`)
    flight.answer = { value: await flight.arrive() }
    if (!flight.isAbandoned) return
  } else trace.push(`${page.tab.name}: ${name} is answered`)
  remove()
  if (flight.isAbandoned || !page.isAlive) return
  world.acting = page
  flight.resolve(flight.answer.value)
  return drained()
}
