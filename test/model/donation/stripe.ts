import type { Stripe } from '@stripe/stripe-js'
import type { Answer } from '../../../mocks/card-provider/intents'
import { isOnItsWay } from './ledger'
import { fly } from './network'
import type { Page, World } from './world'

/** The time after which the product stops waiting for the library, as in integrations/cards. */
const PATIENCE_MS = 30_000
const CHARGE_PATIENCE_MS = 900_000

type Problem = { type: string; code?: string; message?: string }
/** The library's answer. `of`: the part that the provider has said about a payment. */
type Reply = { paymentMethod?: { id: string }; error?: Problem; of?: Answer }

const offlineReply: Reply = { error: { type: 'api_connection_error' } }

/** Errors that say nothing about a payment. */
const ofTheQuestion: Problem[] = [
  { type: 'rate_limit_error', message: 'Too many requests' },
  { type: 'authentication_error' },
  { type: 'api_error' },
  { type: 'invalid_request_error', code: 'api_key_expired' },
]
/**
 * The second of two requests for the same charge may also get these errors, whatever the first one has done.
 */
const ofTheSecond: Problem[] = [
  ...ofTheQuestion,
  { type: 'idempotency_error' },
  { type: 'invalid_request_error', code: 'lock_timeout' },
  { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' },
]

/** The attempt whose payment has this secret. */
export function keyOf({ ledger }: World, secret: string) {
  const id = secret.split('_secret_')[0] ?? ''
  return [...ledger.values()].find(({ made }) => made.includes(id))?.key
}

/**
 * Simulates the provider's library in a page. It uses the core of the mock provider, with a connection that
 * may break and a server that may fail.
 */
export function stripeFor(world: World, page: Page) {
  const { provider } = world

  const call = (name: string, arrive: () => Promise<Reply>, patience: number, key?: string) =>
    new Promise<Reply>((resolve) => {
      const flight = fly(
        world,
        page,
        name,
        () => withServerFaults(world, name, arrive),
        (value) => resolve(value as Reply),
        () => resolve(offlineReply),
        true,
        key,
      )
      const giveUp = () => {
        flight.isAbandoned = true
      }
      world.timers.push({ at: world.now + patience, page, effect: giveUp })
    })

  async function ask(name: string, run: () => Promise<Answer>, patience: number, key?: string) {
    const reply = await call(name, async () => ({ of: await run() }), patience, key)
    receiveAnswer(world, page, reply.of)
    return inWords(reply)
  }

  const charge = (name: string, secret: string, run: () => Promise<Answer>) =>
    ask(name, run, CHARGE_PATIENCE_MS, keyOf(world, secret))

  const retrievePaymentIntent = async (secret: string) => {
    const answer = await ask('retrieve', () => provider.retrieve(secret), PATIENCE_MS)
    if (isOpen(answer.paymentIntent)) page.asked = keyOf(world, secret)
    return answer
  }

  /**
   * The first call charges a card. The second call has no card: it asks the bank, which may ask the donor on
   * her phone.
   */
  async function confirmCardPayment(secret: string, data?: { payment_method: string }) {
    const known = world.ledger.get(keyOf(world, secret) ?? '')
    const tried = page.tried
    if (data) {
      if (tried) Object.assign(tried, { at: world.now, isSent: true })
      if (known) known.isOpenSince = world.now
      const answer = await charge('confirm', secret, () => provider.confirm(secret, data.payment_method))
      if (answer.paymentIntent?.status !== 'requires_action') recordAnswer(answer)
      return answer
    }
    const isDone = await askBank(world, page, secret)
    const answer = await charge('authenticate', secret, () => provider.authenticate(secret, isDone))
    recordAnswer(answer)
    return answer

    // After the next confirmation has begun, the device only knows until when this one may arrive.
    function recordAnswer({ paymentIntent, error }: ReturnType<typeof inWords>) {
      if (tried)
        tried.isAnswered = !!(paymentIntent ?? error?.payment_intent) && known?.confirmations.at(-1) === tried
    }
  }

  const card = { number: '', on() {}, update() {}, destroy() {}, focus() {} }
  return {
    elements: () => ({
      create: () => ({ ...card, mount: (place: { number: string }) => Object.assign(card, place) }),
    }),
    createPaymentMethod: () => {
      const make = async () => ({ paymentMethod: { id: await provider.createPaymentMethod(card.number) } })
      return call('method', make, PATIENCE_MS, page.paying)
    },
    confirmCardPayment,
    retrievePaymentIntent,
    // The cast is needed because donations use only these of the library's many parts.
  } as unknown as Stripe
}

/**
 * The server may fail before it executes a call. If the library has sent the call twice, the second one may
 * fail after the first was executed.
 */
async function withServerFaults(world: World, name: string, arrive: () => Promise<Reply>): Promise<Reply> {
  const { spoils, faults, trace } = world
  if (!spoils.chance(faults / 4)) return arrive()
  const isSecond = (name === 'confirm' || name === 'authenticate') && spoils.chance(50)
  if (isSecond) await arrive()
  const error = spoils.of(isSecond ? ofTheSecond : ofTheQuestion)
  trace.push(`${name} is answered by ${JSON.stringify(error)}${isSecond ? ', after the first one' : ''}`)
  return { error }
}

/** The page has received the status of a payment, or none. */
function receiveAnswer(world: World, page: Page, { intent, isLost }: Answer = {}) {
  if (isLost || !intent) page.failures += 1
  // The provider has reported 'not charged'. Whether the donor was there to read it is another question.
  else if (isOpen(intent))
    for (const known of world.ledger.values())
      if (known.made.includes(intent.id) && !isOnItsWay(world, known.key)) known.isOpenSince = undefined
}

const isOpen = (intent?: { status: string }) => intent?.status.startsWith('requires_') ?? false

/** The provider's answer in the form that its library returns. */
function inWords({ error, of = {} }: Reply) {
  const { intent, problem, isLost } = of
  const payment_intent = intent && {
    id: intent.id,
    status: intent.status,
    amount: intent.cents,
    last_payment_error: intent.lastError ?? null,
  }
  if (isLost) return inWords(offlineReply)
  const wrong: (Problem & { payment_intent?: typeof payment_intent }) | undefined =
    error ?? (problem && { ...problem, payment_intent })
  return wrong ? { error: wrong } : { paymentIntent: payment_intent }
}

/** @returns whether the donor confirms, after her answer; the page does not wait longer than for a charge */
function askBank(world: World, page: Page, secret: string) {
  const question = { key: keyOf(world, secret), secret, at: world.now }
  world.questions.push(question)
  return new Promise<boolean>((resolve) => {
    page.bank = (isDone) => {
      world.questions = world.questions.filter((other) => other !== question)
      resolve(isDone)
    }
    const giveUp = () => {
      page.bank = undefined
    }
    world.timers.push({ at: world.now + CHARGE_PATIENCE_MS, page, effect: giveUp })
  })
}
