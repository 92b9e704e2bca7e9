import { type DonationAttempt, isOver, toConfirming, type toDeclined } from './attempt'
import {
  type Cell,
  closeForm,
  drop,
  endSubscribed,
  fail,
  type Known,
  move,
  notify,
  PATIENCE_MS,
  questionBeside,
  raise,
  showOpenAttempt,
  stay,
} from './cells'
import type { Command, Situation, Step } from './events'
import { settlesAfter } from './evidence'
import { isBelieved, reportEvent } from './reportCells'

export const canRetry = ({ record, hasOpenCall, heldFingerprint }: Situation) =>
  record.attempt !== null &&
  !hasOpenCall &&
  heldFingerprint !== undefined &&
  record.attempt.fingerprint === heldFingerprint

/** The reason why the device does not charge the attempt now, if there is one. */
function obstacle(s: Known): Step | undefined {
  if (s.record.subscribedAt !== undefined) return stay(notify({ kind: 'subscribed' }))
  if (s.heldFingerprint === undefined) return stay(closeForm, fail({ kind: 'no-secret' }))
  return isOver(s.attempt, s.now) ? drop(s, closeForm, fail({ kind: 'ended' })) : undefined
}

const askSubscriptions = (about: DonationAttempt): Command => ({
  type: 'checkSubscriptions',
  patience: PATIENCE_MS,
  next: { type: 'chargeChecked', about },
})

export const pay: Cell<'payRequested'> = (s, { about }) => obstacle(s) ?? stay(askSubscriptions(about))

export const payAgain: Cell<'payRequested'> = (s, { about }) =>
  canRetry(s) ? (obstacle(s) ?? stay({ type: 'retrieveBeforeRetry', about })) : showOpenAttempt(s)

export const charge: Cell<'chargeChecked'> = (s, { about, standing: known, error }) => {
  const hindered = obstacle(s)
  if (hindered) return hindered
  if (known?.kind === 'subscribed') return endSubscribed(s, about)
  if (error) return stay(raise({ type: 'operationFailed', error }))
  const change = { now: s.now, fingerprint: s.heldFingerprint }
  const isRetry = s.attempt.stage === 'confirming'
  const confirming = toConfirming(s.attempt, change, isRetry ? settlesAfter(s.attempt, s.now) : undefined)
  return (
    questionBeside(s, known) ?? move(s, confirming, { type: 'flush' }, { type: 'confirm', about: confirming })
  )
}

export const checkAgain =
  (resolve: typeof toDeclined): Cell<'retrievedBeforeRetry'> =>
  (s, { about, status }) => {
    if (!s.isOwnerHere) return stay()
    if (status.state !== 'incomplete') return stay(raise(reportEvent(about, status, false)))
    const isFinal = isBelieved(s, { about, isAnswer: false, failure: status.failure })
    return isFinal
      ? move(s, resolve(s.attempt, { now: s.now }), askSubscriptions(about))
      : stay(askSubscriptions(about))
  }
