import type { DonationAttempt } from '@/domain/donation/attempt'
import { type DonationEvent, reportEvent } from '@/domain/donation/events'
import type { PaymentStatus } from '@/domain/donation/payment'
import { retrieve } from './retrieve'
import type { Scope } from './scope'
import { inTime } from './session'

/** The provider may be silent for so long. */
const SILENCE_MS = 60_000
/** The bank may ask for so long: the donor may have to open another device and to type what it says there. */
const CHALLENGE_MS = 600_000

type About = { about: DonationAttempt }
type Answer = { status: PaymentStatus; isAnswer: boolean }

/** The provider is told to charge. It is never told to stop: an answer after the deadline still counts. */
export async function confirm(scope: Scope, { about }: About): Promise<DonationEvent> {
  const { session } = scope
  const secret = session.secrets.get(about.key)
  // Somebody else has signed in since the press: the page has forgotten the secret, and nothing is charged.
  if (secret === undefined) return { type: 'notCharged', about, isAnswer: true }
  const { answer, challenge } = charge(scope, about, secret)
  const first = await inTime(session, SILENCE_MS, Promise.race([answer, challenge]))
  const reply = first === 'challenged' ? await inTime(session, CHALLENGE_MS, answer) : first
  if (reply) return reportEvent(about, reply.status, reply.isAnswer)
  keepOpen(scope, about, answer)
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

/** Where the library does not answer, the provider is asked what became of the payment. */
async function answerOf(scope: Scope, secret: string, onChallenge: () => void): Promise<Answer> {
  const unknown: PaymentStatus = { state: 'unknown' }
  const status = (await scope.charge?.(secret, onChallenge).catch(() => unknown)) ?? unknown
  if (status.state !== 'unknown') return { status, isAnswer: true }
  return { status: await retrieve(scope, scope.cards, secret), isAnswer: false }
}

/** Nobody waits any more, and the card may yet be charged: the lock stays until the call has ended. */
function keepOpen(scope: Scope, about: DonationAttempt, answer: Promise<Answer>) {
  const { session } = scope
  const before = session.openCall
  const call = Promise.all([before, answer]).then(([, late]) => {
    if (session.openCall === call) session.openCall = undefined
    scope.raise(reportEvent(about, late.status, late.isAnswer))
  })
  session.openCall = call
}
