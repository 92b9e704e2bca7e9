import type { Stripe } from '@stripe/stripe-js'
import type { Answer } from '../../../mocks/card-provider/intents'
import { isOnItsWay } from './ledger'
import { fly } from './network'
import type { Page, World } from './world'

/** As in integrations/cards: after so long nobody waits for the library any more. */
const PATIENCE_MS = 30_000
const CHARGE_PATIENCE_MS = 900_000

type Problem = { type: string; code?: string; message?: string }
/** What the library answers, and what of it the provider has said of a payment. */
type Reply = { paymentMethod?: { id: string }; error?: Problem; of?: Answer }

const offlineReply: Reply = { error: { type: 'api_connection_error' } }

/** What says nothing of a payment. */
const ofTheQuestion: Problem[] = [
  { type: 'rate_limit_error', message: 'Too many requests' },
  { type: 'authentication_error' },
  { type: 'api_error' },
  { type: 'invalid_request_error', code: 'api_key_expired' },
]
/** And what the second of two requests for the same charge hears, whatever has come of the first. */
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

/** The provider's library in a page: over the provider's own core, with a line that may break and a server that may be in trouble. */
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

  /** The first time it charges a card; without one it asks the bank, by whom she may be asked on her phone. */
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

    // Once another try has begun, the device has noted of this one no more than until when it may arrive.
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
    // A cast: of the library's many parts giving uses these.
  } as unknown as Stripe
}

/** The server may be in trouble before it does what it is asked, or, where the library has asked twice, after it. */
async function withServerFaults(world: World, name: string, arrive: () => Promise<Reply>): Promise<Reply> {
  const { spoils, faults, trace } = world
  if (!spoils.chance(faults / 4)) return arrive()
  const isSecond = (name === 'confirm' || name === 'authenticate') && spoils.chance(50)
  if (isSecond) await arrive()
  const error = spoils.of(isSecond ? ofTheSecond : ofTheQuestion)
  trace.push(`${name} is answered by ${JSON.stringify(error)}${isSecond ? ', after the first one' : ''}`)
  return { error }
}

/** The page has heard of a payment, or of none. */
function receiveAnswer(world: World, page: Page, { intent, isLost }: Answer = {}) {
  if (isLost || !intent) page.failures += 1
  // It was asked about, and not charged: whether anybody was here to be told is another matter.
  else if (isOpen(intent))
    for (const known of world.ledger.values())
      if (known.made.includes(intent.id) && !isOnItsWay(world, known.key)) known.isOpenSince = undefined
}

const isOpen = (intent?: { status: string }) => intent?.status.startsWith('requires_') ?? false

/** The provider's answer as its library hands it over. */
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

/** @returns whether she does what the bank asks for, once she has; nobody waits longer than for a charge */
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
