import type { ApiError } from '@/api/errors'
import { type DonationAttempt, isSecretOf } from '@/domain/donation/attempt'
import type { DonationEvent, Question } from '@/domain/donation/events'
import type { DonationFailure, SubscriptionStanding } from '@/domain/donation/outcome'
import type { PaymentStatus } from '@/domain/donation/payment'
import { reportEvent } from '@/domain/donation/reportCells'
import { paymentUrl } from '@/domain/site/url'
import { withTimeout } from '@/lib/async/withTimeout'
import { fingerprint } from '@/lib/values/fingerprint'
import type { AppDispatch } from '../reducer'
import type { DonationPorts, Reply, ReportingCards } from './ports'
import type { DonationSession, Scope } from './session'

/** Longest wait for the history; the donor may ask again afterwards. */
const HISTORY_MS = 30_000

type About = { about: DonationAttempt }
type Answer = Promise<DonationEvent | undefined> | DonationEvent
type Answers = {
  [Type in Question['type']]: (scope: Scope, question: Extract<Question, { type: Type }>) => Answer
}

/** Each question of the machine with the function that answers it. */
const answers: Answers = {
  raise: (_scope, { event }) => event,
  createAttempt: ({ session }, { order }) => ({
    type: 'attemptCreated',
    order,
    key: session.ports.newKey(),
  }),
  requestSecret: askForSecret,
  requestLink: askForLink,
  async checkSubscriptions(scope, { patience, next }) {
    const { data, error } = await standingOf(scope, patience)
    return { ...next, standing: data ?? undefined, error }
  },
  async retrieveStatus(scope, { about }) {
    const secret = await ownSecret(scope, about)
    const status = secret !== undefined && scope.cards && (await retrieve(scope, scope.cards, secret))
    return { type: 'statusRetrieved', about, status: status || undefined }
  },
  retrieveBeforeDiscard,
  async retrieveBeforeRetry(scope, { about }) {
    const secret = scope.session.secrets.get(about.key)
    const status = await retrieve(scope, scope.cards, secret)
    return { type: 'retrievedBeforeRetry', about, status }
  },
  async retrieveReason(scope, { about }) {
    const secret = await ownSecret(scope, about)
    const cards = secret === undefined ? undefined : await scope.session.loadProvider?.()
    if (secret === undefined || !cards) return undefined
    return { type: 'reasonRetrieved', about, status: await retrieve(scope, cards, secret) }
  },
  async listPayments({ session, dispatch, userId = '' }, { about }) {
    const asked = session.ports.fetchPayments(dispatch, userId)
    const { data, error } = (await inTime(session, HISTORY_MS, asked)) ?? {}
    const payments = Array.isArray(data?.onetime) ? data.onetime : undefined
    return { type: 'paymentsListed', about, payments, isKnown: !!data || error?.status === 404 }
  },
  confirm,
}

/** The event that answers a question; undefined if there is none. */
export const answerTo = <Type extends Question['type']>(
  scope: Scope,
  question: Extract<Question, { type: Type }>,
) => answers[question.type as Type](scope, question)

async function askForSecret(scope: Scope, { about }: About): Promise<DonationEvent> {
  const { secret, failure } = await secretOf(scope, about)
  if (failure) return { type: 'requestFailed', about, failure }
  return { type: 'secretReceived', about, secret, fingerprint: fingerprint(secret) }
}

async function askForLink({ session, dispatch }: Scope, { about }: About): Promise<DonationEvent> {
  const { data, error } = await session.ports.requestLink(dispatch, about)
  if (error) return { type: 'requestFailed', about, failure: { kind: 'api', error } }
  const link = paymentUrl(data?.data)
  if (link === undefined) return { type: 'requestFailed', about, failure: { kind: 'link-refused' } }
  return { type: 'linkReceived', about, link, fingerprint: fingerprint(link) }
}

async function retrieveBeforeDiscard(
  scope: Scope,
  question: Extract<Question, { type: 'retrieveBeforeDiscard' }>,
): Promise<DonationEvent> {
  const { about, order } = question
  const { session } = scope
  const { secret } = await secretOf(scope, about)
  const event = { type: 'retrievedBeforeDiscard', about, order } as const
  if (secret === undefined) return { ...event, status: { state: 'unknown' } }
  if (!isSecretOf(about, secret)) return event
  const cards = session.provider ?? (await session.loadProvider?.())
  return { ...event, status: await retrieve(scope, cards, secret) }
}

/**
 * The server's answer about the donor's subscriptions.
 * @param ms longest wait
 */
async function standingOf(scope: Scope, ms: number): Promise<Reply<SubscriptionStanding>> {
  const { session, dispatch, userId } = scope
  if (userId === undefined || !scope.isOwnerHere()) return { error: { status: 'aborted' } }
  const silence: ApiError = { status: 'timeout' }
  return (await inTime(session, ms, fetchStanding(session.ports, dispatch, userId))) ?? { error: silence }
}

/**
 * Queries the history first, and the user only if the history shows a running subscription, because a server
 * error on the user query ends the session. The answer of the user query then decides.
 */
export async function fetchStanding(
  { fetchRunning, fetchIsSubscriber }: Pick<DonationPorts, 'fetchRunning' | 'fetchIsSubscriber'>,
  dispatch: AppDispatch,
  userId: string,
): Promise<Reply<SubscriptionStanding>> {
  const { data: running, error } = await fetchRunning(dispatch, userId)
  if (!running) return { error: error ?? { status: 'aborted' } }
  if (running.length === 0) return { data: { kind: 'none' } }
  const user = await fetchIsSubscriber(dispatch, userId)
  if (typeof user.data !== 'boolean') return { error: user.error ?? { status: 'aborted' } }
  return { data: user.data ? { kind: 'subscribed' } : { kind: 'still-running', running } }
}

// Secrets, and the provider's reports on their payments.

type SecretReply = { secret: string; failure?: never } | { secret?: never; failure: DonationFailure }

/** The secret of an attempt: the one in the page's memory, else the server returns it for the same key. */
async function secretOf({ session, dispatch }: Scope, attempt: DonationAttempt): Promise<SecretReply> {
  const held = session.secrets.get(attempt.key)
  if (held !== undefined && isSecretOf(attempt, held)) return { secret: held }
  const { data, error } = await session.ports.requestSecret(dispatch, attempt)
  if (error) return { failure: { kind: 'api', error } }
  const secret = data?.clientSecret
  return typeof secret === 'string' && secret.trim() !== '' ? { secret } : { failure: { kind: 'no-secret' } }
}

/** The secret of this very payment; undefined if the server does not return it. */
async function ownSecret(scope: Scope, attempt: DonationAttempt) {
  const { session } = scope
  // A server that ignores keys creates a new payment at each request, so the client asks it only once.
  const { secret } = session.keyMismatches.has(attempt.key) ? {} : await secretOf(scope, attempt)
  if (secret === undefined) return undefined
  // Another secret belongs to another payment: the provider's report on that says nothing about this one.
  if (!isSecretOf(attempt, secret)) {
    session.keyMismatches.add(attempt.key)
    return undefined
  }
  if (scope.isOwnerHere()) session.secrets.set(attempt.key, secret)
  return secret
}

const RETRIEVE_MS = 30_000

/** The provider's report on a payment; the query charges nothing. */
async function retrieve(
  { session }: Scope,
  cards: ReportingCards | undefined,
  secret: string | undefined,
): Promise<PaymentStatus> {
  const report = cards && secret !== undefined && inTime(session, RETRIEVE_MS, cards.retrieve(secret))
  return (await report) || { state: 'unknown' }
}

// Charge.

/** Longest wait for the provider's answer. */
const SILENCE_MS = 60_000
/** Longest wait for the bank's challenge: the donor may have to type a code that another device shows. */
const CHALLENGE_MS = 600_000

type ProviderAnswer = { status: PaymentStatus; isAnswer: boolean }

/**
 * Asks the provider to charge. The client never stops a charge: an answer after the deadline still counts.
 */
async function confirm(scope: Scope, { about }: About): Promise<DonationEvent> {
  const { session } = scope
  const secret = session.secrets.get(about.key)
  // Another user has signed in since the press. The page has dropped the secret, and charges nothing.
  if (secret === undefined) return { type: 'notCharged', about, isAnswer: true }
  const { answer, challenge } = charge(scope, about, secret)
  const first = await inTime(session, SILENCE_MS, Promise.race([answer, challenge]))
  const reply = first === 'challenged' ? await inTime(session, CHALLENGE_MS, answer) : first
  if (reply) return reportEvent(about, reply.status, reply.isAnswer)
  holdLockUntilAnswer(scope, about, answer)
  return { type: 'deadlinePassed', about }
}

function charge(scope: Scope, about: DonationAttempt, secret: string) {
  let onChallenge = () => {}
  const challenge = new Promise<'challenged'>((resolve) => {
    onChallenge = () => {
      scope.raise({ type: 'challenged', about })
      resolve('challenged')
    }
  })
  return { answer: answerOf(scope, secret, onChallenge), challenge }
}

/** If the library gives no answer, the client queries the provider about the payment. */
async function answerOf(scope: Scope, secret: string, onChallenge: () => void): Promise<ProviderAnswer> {
  const unknown: PaymentStatus = { state: 'unknown' }
  const status = (await scope.charge?.(secret, onChallenge).catch(() => unknown)) ?? unknown
  if (status.state !== 'unknown') return { status, isAnswer: true }
  return { status: await retrieve(scope, scope.cards, secret), isAnswer: false }
}

/** The deadline has passed, but the card may still be charged, so the lock stays until the call ends. */
function holdLockUntilAnswer(scope: Scope, about: DonationAttempt, answer: Promise<ProviderAnswer>) {
  const { session } = scope
  const before = session.openCall
  const call = Promise.all([before, answer]).then(([, late]) => {
    if (session.openCall === call) session.openCall = undefined
    // The donor may do something else now, so the answer moves neither the page nor the focus.
    scope.isSilent = true
    scope.raise(reportEvent(about, late.status, late.isAnswer))
  })
  session.openCall = call
}

/** The promise's value; undefined if it fails or is too late. */
export const inTime = <Value>({ ports }: DonationSession, ms: number, promise: Promise<Value>) =>
  withTimeout(
    ms,
    promise.catch(() => undefined),
    ports.later,
  )
