import { getResponse } from 'msw'
import type { CardPayment } from '@/integrations/cards/types'
import type { PayingCards } from '@/state/donation/pay'
import { isBusy, selectDonationBusy } from '@/state/donation/selectors'
import type { Answer } from '../../../mocks/card-provider/intents'
import { hasArrived, isCharging, isOnItsWay, noteKey, type Try } from './ledger'
import { drained, type Flight, fail, type Page, type World } from './world'

/** A request that has not arrived after so long never does: nobody's line holds one for longer. */
const TRAVEL_MS = 120_000
/** As in integrations/cards. */
const METHOD_PATIENCE_MS = 30_000
const CHARGE_PATIENCE_MS = 900_000

/** AbortSignal.timeout is asked for right before each request: the clock of a history rings it. */
let lastTimeout: AbortController | undefined
export function timeoutSignal() {
  lastTimeout = new AbortController()
  return lastTimeout.signal
}

type Asked = { method: string; headers: Headers; body?: string; signal: AbortSignal }

/** The browser's `fetch` in this world. */
export function fetchIn(world: World) {
  return (url: string, { method, headers, body, signal }: Asked) => {
    const page = world.acting ?? fail('Somebody asks.')
    const timeout = lastTimeout
    const name = new URL(url).pathname
    const key = headers.get('Idempotency-Key')
    const isGiving = /donate\/(stripe|getPaymentLink)$/.test(name)
    const known = isGiving ? noteKey(world, page, key, JSON.parse(body ?? '{}')) : undefined
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
      const sent = isGiving ? spoiled(world, answer) : answer
      if (!sent.ok || sent !== answer) page.troubles += 1
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

/** What servers send on a bad day. */
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

function fly(
  world: World,
  page: Page,
  name: string,
  arrive: Flight['arrive'],
  settle: Flight['settle'],
  lose: Flight['lose'],
  isCard = false,
  key?: string,
) {
  const state = page.store.getState()
  const flight: Flight = {
    page,
    name,
    isCard,
    isQuiet: selectDonationBusy(state) !== null && !isBusy(state),
    key,
    sentAt: world.now,
    arrive,
    isAbandoned: false,
    settle,
    lose,
  }
  world.flights.push(flight)
  return flight
}

/** integrations/cards, over the provider's own core, with a line that may break. */
export function cardsOf(
  world: World,
  page: Page,
  secretOf: (secret: string) => string | undefined,
): PayingCards {
  const { provider } = world
  const call = <Value>(name: string, arrive: () => Promise<Value>, patience = 30_000, key?: string) =>
    new Promise<Value>((resolve, reject) => {
      const flight = fly(
        world,
        page,
        name,
        arrive,
        (value) => resolve(value as Value),
        () => reject(new Error('The line broke.')),
        true,
        key,
      )
      impatiently(world, page, patience, (error) => {
        flight.isAbandoned = true
        reject(error)
      })
    })

  return {
    async pay(secret, field, _billing, onBank) {
      const { number } = field as unknown as { number: string }
      page.paying = secretOf(secret)
      if (page.subscription?.has !== false || page.subscription.userId !== page.userId)
        world.broken ??= 'Before a charge the server was asked whether she subscribes.'
      page.subscription = undefined
      const known = world.ledger.get(page.paying ?? '')
      if (isCharging(world, page)) world.broken ??= "The provider's program confirms one payment at a time."
      if (known?.isOpenSince !== undefined && !hasArrived(world, known) && page.asked !== known.key)
        world.broken ??= 'Before another try the provider is asked about the one before.'
      page.asked = undefined
      const tried: Try = { at: world.now }
      known?.tries.push(tried)
      let method: string
      try {
        method = await call(
          'method',
          () => provider.createPaymentMethod(number),
          METHOD_PATIENCE_MS,
          page.paying,
        )
      } catch {
        tried.isAnswered = true
        return { state: 'incomplete', failure: { code: 'connection' } }
      }
      try {
        tried.at = world.now
        if (known) known.isOpenSince = world.now
        const charge = (name: string, arrive: () => Promise<Answer>) =>
          call(name, arrive, CHARGE_PATIENCE_MS, page.paying)
        let answer = await charge('confirm', () => provider.confirm(secret, method))
        if (answer.intent?.status === 'requires_action' && !answer.isLost) {
          onBank?.()
          tried.bankAt = world.now
          const question = { key: page.paying, secret, at: world.now }
          world.questions.push(question)
          const isDone = await new Promise<boolean>((resolve, reject) => {
            page.bank = resolve
            impatiently(world, page, CHARGE_PATIENCE_MS, (error) => {
              page.bank = undefined
              reject(error)
            })
          })
          world.questions = world.questions.filter((other) => other !== question)
          answer = await charge('authenticate', () => provider.authenticate(secret, isDone))
        }
        // Once another try has begun, the device has noted of this one no more than until when it may arrive.
        tried.isAnswered = !answer.isLost && known?.tries.at(-1) === tried
        return paymentOf(world, page, answer)
      } catch {
        return { state: 'unknown' }
      }
    },
    async retrieve(secret) {
      try {
        const payment = paymentOf(world, page, await call('retrieve', () => provider.retrieve(secret)))
        if (payment.state === 'incomplete') page.asked = secretOf(secret)
        return payment
      } catch {
        return { state: 'unknown' }
      }
    },
  }
}

function impatiently(world: World, page: Page, ms: number, giveUp: (error: Error) => void) {
  world.timers.push({ at: world.now + ms, page, effect: () => giveUp(new Error('Nobody answers.')) })
}

/** Whether the server knows of a subscription of hers. */
export const subscribes = (world: World, userId: string | undefined) =>
  world.mock.transact((state) =>
    state.subscriptions.some((one) => one.userId === userId && one.status === 'active'),
  )

function paymentOf(world: World, page: Page, { intent, problem, isLost }: Answer): CardPayment {
  if (isLost || !intent) {
    page.troubles += 1
    return { state: 'unknown' }
  }
  if (intent.status === 'succeeded') return { state: 'succeeded', cents: intent.cents }
  if (intent.status === 'processing' || intent.status === 'canceled') return { state: intent.status }
  // It was asked about, and not charged: whether anybody was here to be told is another matter.
  for (const known of world.ledger.values())
    if (known.made.includes(intent.id) && !isOnItsWay(world, known.key)) known.isOpenSince = undefined
  const { code, message } = problem ?? intent.lastError ?? {}
  return { state: 'incomplete', ...((problem ?? intent.lastError) && { failure: { code, message } }) }
}

/** A request goes on: it arrives, its answer comes, or it is lost on the way. */
export async function travel(world: World, flight: Flight, faults = world.faults) {
  const { draw, trace } = world
  const { page, name } = flight
  const remove = () => world.flights.splice(world.flights.indexOf(flight), 1)
  const isTooOld = !flight.answer && world.now - flight.sentAt > TRAVEL_MS
  if (isTooOld && flight.isAbandoned) return void remove()
  const isLost = isTooOld || (!flight.isAbandoned && draw.chance(faults / 2))
  if (isLost) {
    world.tally.lost += 1
    page.troubles += 1
    const isTimeout = draw.chance(50)
    // Whoever gives up waiting does not stop what is on its way: it may still arrive.
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
  flight.settle(flight.answer.value)
  return drained()
}
