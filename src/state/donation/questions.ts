import type { ApiError } from '@/api/errors'
import { type DonationAttempt, isSecretOf } from '@/domain/donation/attempt'
import type { DonationEvent, Question } from '@/domain/donation/events'
import type { Standing } from '@/domain/donation/outcome'
import { paymentUrl } from '@/domain/site/url'
import { fingerprint } from '@/lib/values/fingerprint'
import type { AppDispatch } from '../reducer'
import { confirm } from './confirm'
import type { DonationPorts, Reply } from './ports'
import { retrieve } from './retrieve'
import type { Scope } from './scope'
import { ownSecret, secretOf } from './secrets'
import { inTime } from './session'

/** A donor who waits for the history may ask again. */
const HISTORY_MS = 30_000

type About = { about: DonationAttempt }
type Answer = Promise<DonationEvent | undefined> | DonationEvent
type Answers = {
  [Type in Question['type']]: (scope: Scope, question: Extract<Question, { type: Type }>) => Answer
}

/** Each question of the machine, and how the event comes that answers it. */
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

/** The event that answers a question; undefined where nothing follows. */
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

/** The server's word on the donor's subscriptions. @param ms how long she waits */
async function standingOf(scope: Scope, ms: number): Promise<Reply<Standing>> {
  const { session, dispatch, userId } = scope
  if (userId === undefined || !scope.isOwnerHere()) return { error: { status: 'aborted' } }
  const silence: ApiError = { status: 'timeout' }
  return (await inTime(session, ms, fetchStanding(session.ports, dispatch, userId))) ?? { error: silence }
}

/**
 * The history is asked first, and the user only where it shows a subscription that runs: a server in trouble
 * over the user ends the session. What the user says then decides.
 */
export async function fetchStanding(
  { fetchRunning, fetchIsSubscriber }: Pick<DonationPorts, 'fetchRunning' | 'fetchIsSubscriber'>,
  dispatch: AppDispatch,
  userId: string,
): Promise<Reply<Standing>> {
  const { data: running, error } = await fetchRunning(dispatch, userId)
  if (!running) return { error: error ?? { status: 'aborted' } }
  if (running.length === 0) return { data: { kind: 'none' } }
  const user = await fetchIsSubscriber(dispatch, userId)
  if (typeof user.data !== 'boolean') return { error: user.error ?? { status: 'aborted' } }
  return { data: user.data ? { kind: 'subscribed' } : { kind: 'still-running', running } }
}
