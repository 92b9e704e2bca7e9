import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AttemptStage, type DonationAttempt, mayBeCharged } from '@/domain/donation/attempt'
import type { Command, DonationEvent, Situation } from '@/domain/donation/events'
import { table, transition } from '@/domain/donation/machine'
import type { DonationRecord } from '@/domain/donation/record'
import {
  at,
  MINUTE,
  type MoveName,
  monthly,
  moved,
  moves,
  once,
  START,
  situationOf,
  through,
} from './attempts'

const other = { interval: 'month', amount: 30 } as const
const same = { interval: 'month', amount: 12 } as const

const ready = through(monthly, ['secret', 0])
const confirming = through(ready, ['confirm', 0])
const processing = through(confirming, ['processing', 0])
const succeeded = through(confirming, ['paid', 0])
const redirected = through(once, ['link', 0])

const step = (attempt: DonationAttempt | null, event: DonationEvent, more: Partial<Situation> = {}) =>
  transition(situationOf({ attempt }, more), event)
const stepOf = (record: DonationRecord, event: DonationEvent, more: Partial<Situation> = {}) =>
  transition(situationOf(record, more), event)
const typesOf = (commands: Command[]) => commands.map(({ type }) => type)
const checked = (order: typeof other | typeof same): DonationEvent => ({
  type: 'orderChecked',
  order,
  standing: { kind: 'none' },
})

describe('an attempt', () => {
  it('passes from ready through confirming to succeeded', () => {
    expect([ready, confirming, succeeded].map(({ stage }) => stage)).toEqual([
      'ready',
      'confirming',
      'succeeded',
    ])
  })

  it('is ready again after it was not charged, even if it was processing', () => {
    expect(through(confirming, ['declined', 0]).stage).toBe('ready')
    expect(through(processing, ['declined', 0]).stage).toBe('ready')
  })

  it('can be opened again, and can still succeed, after an unpaid return from the checkout', () => {
    const returned = through(redirected, ['stopped', 1])
    expect(returned.stage).toBe('returned')
    expect(through(returned, ['link', 2]).stage).toBe('redirected')
    expect(through(returned, ['paidAtCheckout', 2]).stage).toBe('succeeded')
  })

  it('stays succeeded, whatever events come late', () => {
    const names = Object.keys(moves) as MoveName[]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names)), (late) => {
        const end = late.reduce((one, name) => moved(one, name, START), succeeded)
        expect(end.stage).toBe('succeeded')
      }),
    )
  })

  it('cannot succeed before a confirmation: a request alone charges nothing', () => {
    expect(through(monthly, ['paid', 0], ['processing', 0]).stage).toBe('requesting')
  })

  it('is no longer unresolvable after any report', () => {
    const unresolvable = { ...confirming, isUnresolvable: true }
    for (const name of ['processing', 'declined', 'paid', 'confirm'] as const)
      expect(moved(unresolvable, name, START).isUnresolvable).toBeUndefined()
  })
})

describe('an order', () => {
  it('is checked with the server before it gets a key, but a one-time order gets one at once', () => {
    expect(step(null, { type: 'submitted', order: other }).commands).toEqual([
      expect.objectContaining({ type: 'checkSubscriptions', patience: 8_000 }),
    ])
    const oneTime = { interval: 'one-time', amount: 5 } as const
    expect(step(null, { type: 'submitted', order: oneTime }).commands).toEqual([
      { type: 'createAttempt', order: oneTime },
    ])
  })

  it('continues with the same key if it is the same order, and gets another key if not', () => {
    expect(step(monthly, checked(same)).commands).toEqual([{ type: 'requestSecret', about: monthly }])
    expect(step(monthly, checked(other)).commands).toEqual([{ type: 'createAttempt', order: other }])
  })

  it('is stored before the server is asked for a secret', () => {
    const { record, commands } = step(
      null,
      { type: 'attemptCreated', order: other, key: 'key-9' },
      { userId: 'u-001' },
    )
    expect(record?.attempt).toMatchObject({ key: 'key-9', stage: 'requesting', userId: 'u-001' })
    expect(commands).toEqual([{ type: 'requestSecret', about: record?.attempt }])
  })

  it.each([
    ['confirming', confirming],
    ['processing', processing],
    ['redirected', redirected],
  ])('waits while an attempt is %s', (_stage, attempt) => {
    for (const event of [{ type: 'submitted', order: other }, checked(other)] as const)
      expect(step(attempt, event)).toEqual({ commands: [{ type: 'focusPending' }] })
  })

  it('waits for the provider’s report on a payment that was tried, or that another page has opened', () => {
    const tried = through(confirming, ['declined', 0])
    expect(typesOf(step(tried, checked(other)).commands)).toEqual(['retrieveBeforeDiscard'])
    const unheld = { heldFingerprint: undefined }
    expect(typesOf(step(ready, checked(other), unheld).commands)).toEqual(['retrieveBeforeDiscard'])
    expect(typesOf(step(ready, checked(other)).commands)).toEqual(['createAttempt'])
  })

  it('fails if the provider cannot report on the earlier payment, until its settlement is over', () => {
    const event: DonationEvent = {
      type: 'retrievedBeforeDiscard',
      about: ready,
      order: other,
      status: { state: 'unknown' },
    }
    expect(step(ready, event).commands).toEqual([{ type: 'fail', failure: { kind: 'not-asked' } }])
    expect(typesOf(step(ready, event, { now: at(3) }).commands)).toEqual(['createAttempt'])
  })

  it('starts no attempt if another user has signed in meanwhile', () => {
    expect(step(null, checked(other), { isOwnerHere: false })).toEqual({ commands: [] })
    expect(step(monthly, moves.secret(monthly), { isOwnerHere: false })).toEqual({ commands: [] })
  })

  it('is refused once a subscription was charged, until the server knows of it', () => {
    const record = { attempt: null, subscribedAt: START }
    expect(typesOf(stepOf(record, { type: 'submitted', order: other }).commands)).toEqual([
      'notify',
      'goToProfile',
    ])
  })

  it('keeps its key if the same key may still bring a secret, and drops it if not', () => {
    const failed = (status: 500 | 'offline'): DonationEvent => ({
      type: 'requestFailed',
      about: monthly,
      failure: { kind: 'api', error: { status } },
    })
    expect(step(monthly, failed('offline')).record).toBeUndefined()
    expect(step(monthly, failed(500)).record?.attempt).toBeNull()
  })
})

describe('a charge', () => {
  const free: DonationEvent = { type: 'chargeChecked', about: ready, standing: { kind: 'none' } }

  it('is stored and flushed before the page asks the provider', () => {
    const { record, commands } = step(ready, free)
    expect(record?.attempt).toMatchObject({ stage: 'confirming', confirmationCount: 1, fingerprint: 'mark' })
    expect(commands).toEqual([{ type: 'flush' }, { type: 'confirm', about: record?.attempt }])
  })

  it('does not happen if the server does not say whether the donor has a subscription', () => {
    const error = { status: 500 }
    const { record, commands } = step(ready, { type: 'chargeChecked', about: ready, error })
    expect(record).toBeUndefined()
    expect(commands).toEqual([{ type: 'raise', event: { type: 'operationFailed', error } }])
  })

  it('does not happen if the donor has a subscription, according to the server or the device', () => {
    const subscribed: DonationEvent = {
      type: 'chargeChecked',
      about: ready,
      standing: { kind: 'subscribed' },
    }
    expect(typesOf(step(ready, subscribed).commands)).not.toContain('confirm')
    const charged = { attempt: ready, subscribedAt: START }
    expect(typesOf(stepOf(charged, free).commands)).toEqual(['notify'])
  })

  it('does not happen beside a subscription that still runs, unless the donor has accepted that', () => {
    const running = [{ id: 'sub_1', interval: 'month' }]
    const event: DonationEvent = {
      type: 'chargeChecked',
      about: ready,
      standing: { kind: 'still-running', running },
    }
    expect(step(ready, event).commands).toEqual([
      { type: 'notify', outcome: { kind: 'still-running', running } },
    ])
    const accepted = { acceptedSubscriptions: new Set(['sub_1']) }
    expect(typesOf(step(ready, event, accepted).commands)).toEqual(['flush', 'confirm'])
  })

  it('does not happen without the secret, or once the attempt has expired', () => {
    const pay: DonationEvent = { type: 'payRequested', about: ready }
    expect(typesOf(step(ready, pay, { heldFingerprint: undefined }).commands)).toEqual(['closeForm', 'fail'])
    expect(step(ready, pay, { now: at(23 * 60) }).record?.attempt).toBeNull()
  })

  it('does not happen if another attempt has replaced this one', () => {
    const fresh = { ...monthly, key: 'key-9' }
    expect(step(fresh, free)).toEqual({
      commands: [{ type: 'showRecord' }, { type: 'fail', failure: { kind: 'other-tab' } }],
    })
  })

  it('can happen again after a query to the provider, but not while a call of this page is open', () => {
    const pay: DonationEvent = { type: 'payRequested', about: confirming }
    expect(typesOf(step(confirming, pay).commands)).toEqual(['retrieveBeforeRetry'])
    expect(typesOf(step(confirming, pay, { hasOpenCall: true }).commands)).toEqual([
      'showRecord',
      'focusPending',
    ])
    expect(typesOf(step(confirming, pay, { heldFingerprint: 'another' }).commands)).toEqual([
      'showRecord',
      'focusPending',
    ])
  })
})

describe('a report of the provider', () => {
  const stages: [AttemptStage, DonationAttempt][] = [
    ['ready', ready],
    ['confirming', confirming],
    ['processing', processing],
  ]

  it.each(stages)('“charged” is accepted at once in stage %s', (_stage, attempt) => {
    const { record, commands } = step(attempt, { type: 'paid', about: attempt, isAnswer: false, cents: 1300 })
    expect(record?.attempt).toMatchObject({ stage: 'succeeded', cents: 1300 })
    expect(commands).toContainEqual({
      type: 'notify',
      outcome: { kind: 'succeeded', key: 'key-1', cents: 1300, interval: 'month' },
    })
  })

  it('“not charged” is not accepted while a call of this page is open', () => {
    const event: DonationEvent = { type: 'notCharged', about: confirming, isAnswer: false }
    const later = { now: at(30), hasOpenCall: true }
    expect(step(confirming, event, later)).toEqual({
      commands: [{ type: 'notify', outcome: { kind: 'unknown' } }, { type: 'focusPending' }],
    })
    expect(step(confirming, event, { now: at(30) }).record?.attempt?.stage).toBe('ready')
  })

  it('“not charged” in answer to an older confirmation does not decide about the last one', () => {
    const again = through(confirming, ['confirm', 30])
    const event: DonationEvent = { type: 'notCharged', about: confirming, isAnswer: true }
    expect(step(again, event, { now: at(30) }).record).toBeUndefined()
  })

  it('is given up after an hour: the attempt becomes unresolvable, unless the server fails, too', () => {
    const checked = (more: object): DonationEvent => ({ type: 'noReportChecked', about: confirming, ...more })
    const none = checked({ standing: { kind: 'none' } })
    expect(step(confirming, none, { now: at(59) }).record).toBeUndefined()
    expect(step(confirming, none, { now: at(60) }).record?.attempt?.isUnresolvable).toBe(true)
    expect(step(confirming, checked({ error: { status: 500 } }), { now: at(60) }).record).toBeUndefined()
    const ignored = { now: at(3), hasKeyMismatch: true }
    expect(step(confirming, none, ignored).record?.attempt?.isUnresolvable).toBe(true)
  })
})

describe('the donor', () => {
  const discard = (attempt: DonationAttempt): DonationEvent => ({ type: 'discarded', seen: attempt.key })

  it('discards an attempt that cannot be charged, and an open card payment only if it is unresolvable', () => {
    expect(step(ready, discard(ready)).record?.attempt).toBeNull()
    expect(step(redirected, discard(redirected)).record?.attempt).toBeNull()
    for (const attempt of [confirming, processing])
      expect(step(attempt, discard(attempt))).toEqual({ commands: [{ type: 'focusPending' }] })
    const unresolvable = { ...confirming, isUnresolvable: true }
    expect(step(unresolvable, discard(unresolvable)).record?.attempt).toBeNull()
  })

  it('decides about the attempt that she sees, and not about another tab’s', () => {
    expect(step(redirected, { type: 'discarded', seen: 'another' }).record).toBeUndefined()
    expect(step(redirected, { type: 'completed', seen: 'another' }).record).toBeUndefined()
  })

  it('acknowledges only the outcome of the current attempt', () => {
    const outcome = { kind: 'succeeded', key: 'key-1', cents: 1200, interval: 'month' } as const
    const { record } = step(succeeded, { type: 'acknowledged', outcome })
    expect(record?.isAcknowledged).toBe(true)
    const another = { ...outcome, key: 'key-9' }
    expect(step(succeeded, { type: 'acknowledged', outcome: another }).record).toBeUndefined()
  })

  it('sees on her next visit that a payment was declined meanwhile, until she acknowledges it', () => {
    const { record } = step(ready, { type: 'paymentEndedElsewhere' })
    expect(record?.hasUnseenDecline).toBe(true)
    const seen = stepOf(record ?? { attempt: null }, { type: 'opened' }).commands
    expect(seen).toContainEqual({ type: 'notify', outcome: { kind: 'not-charged' } })
    const read: DonationEvent = { type: 'acknowledged', outcome: { kind: 'not-charged' } }
    expect(stepOf(record ?? { attempt: null }, read).record?.hasUnseenDecline).toBeUndefined()
  })
})

it('no cell drops an open card payment, unless the provider has closed it or a subscription runs', () => {
  const events: DonationEvent[] = [
    { type: 'submitted', order: other },
    checked(other),
    { type: 'payRequested', about: confirming },
    { type: 'discarded', seen: 'key-1' },
    { type: 'completed', seen: 'key-1' },
    { type: 'opened' },
    { type: 'noReport', about: confirming, isAnswer: false },
    { type: 'deadlinePassed', about: confirming },
    { type: 'operationFailed', error: { status: 500 } },
    { type: 'requestFailed', about: confirming, failure: { kind: 'no-secret' } },
    { type: 'statusRequested' },
  ]
  for (const attempt of [confirming, processing])
    for (const event of events)
      for (const now of [START, START + 30 * MINUTE])
        expect(step(attempt, event, { now }).record?.attempt ?? attempt).toEqual(attempt)
  expect(mayBeCharged(confirming)).toBe(true)
})

it('each state has a row', () => {
  expect(Object.keys(table)).toHaveLength(11)
})

/** Each event that may come late, with the attempt as it was when the page asked. */
const lateEvents = (about: DonationAttempt): DonationEvent[] => [
  { type: 'opened' },
  { type: 'submitted', order: other },
  { type: 'payRequested', about },
  { type: 'statusRequested' },
  { type: 'resumeRequested', seen: about.key },
  { type: 'discarded', seen: about.key },
  { type: 'completed', seen: about.key },
  { type: 'recordChanged', before: about },
  { type: 'reasonRequested' },
  { type: 'operationFailed', error: { status: 500 } },
  { type: 'paymentEndedElsewhere' },
  { type: 'attemptCreated', order: other, key: 'key-9' },
  { type: 'secretReceived', about, secret: 'pi_secret', fingerprint: 'mark' },
  { type: 'linkReceived', about, link: 'https://pay.example.org', fingerprint: 'another' },
  ...(['offline', 409, 500] as const).map(
    (status): DonationEvent => ({
      type: 'requestFailed',
      about,
      failure: { kind: 'api', error: { status } },
    }),
  ),
  ...(['none', 'subscribed'] as const).flatMap((kind): DonationEvent[] => [
    { type: 'orderChecked', order: other, standing: { kind } },
    { type: 'chargeChecked', about, standing: { kind } },
    { type: 'refusalChecked', about, failure: { kind: 'no-secret' }, standing: { kind } },
    { type: 'noReportChecked', about, standing: { kind } },
  ]),
  {
    type: 'orderChecked',
    order: other,
    standing: { kind: 'still-running', running: [{ id: 's', interval: 'month' }] },
  },
  { type: 'challenged', about },
  { type: 'deadlinePassed', about },
  { type: 'paymentsRequested', about },
  { type: 'paymentsListed', about, payments: [], isKnown: true },
  { type: 'paymentsListed', about, isKnown: false },
  { type: 'statusRetrieved', about },
  { type: 'retrievedBeforeDiscard', about, order: other },
  { type: 'retrievedBeforeDiscard', about, status: { state: 'unknown' } },
  { type: 'retrievedBeforeRetry', about, status: { state: 'unknown' } },
  { type: 'reasonRetrieved', about, status: { state: 'incomplete' } },
  ...[true, false].flatMap((isAnswer): DonationEvent[] => [
    { type: 'paid', about, isAnswer },
    { type: 'stillProcessing', about, isAnswer },
    { type: 'notCharged', about, isAnswer },
    { type: 'notCharged', about, isAnswer, failure: { code: 'card_declined' } },
    { type: 'closedByProvider', about, isAnswer },
    { type: 'noReport', about, isAnswer },
  ]),
]

const pages: Partial<Situation>[] = [{}, { hasOpenCall: true }, { heldFingerprint: undefined }]
const thanks = { kind: 'succeeded', key: 'key-1', cents: 1200, interval: 'month' } as const

/** Commands that replace the donor's message, or navigate. */
const moving = (commands: Command[]) =>
  commands.filter((command) =>
    ['fail', 'notify', 'focusPending', 'focusChoice', 'goToProfile', 'openForm', 'redirect'].includes(
      command.type,
    ),
  )

describe('a late event', () => {
  const again = { ...confirming, confirmationCount: 2, settlesAt: at(20) }

  it.each(
    [monthly, ready, confirming, again, processing].flatMap((about) =>
      lateEvents(about).map((event) => [event.type, about, event] as const),
    ),
  )(
    'keeps thanks until the donor acknowledges them, and does not repeat acknowledged ones: %s',
    (_type, about, event) => {
      const charged = { ...succeeded, settlesAt: about.settlesAt }
      for (const page of pages) {
        const unread = step(charged, event, page)
        expect(unread.record?.attempt ?? charged).toEqual(charged)
        expect(
          moving(unread.commands).filter((one) => one.type !== 'notify' || one.outcome.kind !== 'succeeded'),
        ).toEqual([])
        const read = stepOf({ attempt: charged, isAcknowledged: true }, event, page)
        expect(read.commands).not.toContainEqual({ type: 'notify', outcome: thanks })
        if (read.record?.attempt?.key === 'key-1') expect(read.record.isAcknowledged).toBe(true)
      }
    },
  )

  const emptyAnswers = (about: DonationAttempt): DonationEvent[] => [
    { type: 'noReport', about, isAnswer: true },
    { type: 'statusRetrieved', about },
    { type: 'noReportChecked', about, standing: { kind: 'none' } },
    { type: 'noReportChecked', about, standing: { kind: 'subscribed' } },
    { type: 'paymentsListed', about, payments: [], isKnown: true },
    { type: 'deadlinePassed', about },
    { type: 'closedByProvider', about, isAnswer: true },
  ]

  it('replaces no message if it has no result for a dropped or replaced attempt', () => {
    for (const about of [confirming, processing, redirected])
      for (const attempt of [null, { ...monthly, key: 'key-9' }, { ...succeeded, key: 'key-9' }])
        for (const event of emptyAnswers(about)) {
          const { record, commands } = step(attempt, event, { now: at(120) })
          expect(record).toBeUndefined()
          expect(moving(commands)).toEqual([])
        }
  })

  it('replaces no message if it is an inconclusive “not charged”, or about a replaced attempt', () => {
    const declined: DonationEvent = { type: 'notCharged', about: confirming, isAnswer: false }
    expect(moving(step(null, declined).commands)).toEqual([])
    const answer: DonationEvent = { ...declined, isAnswer: true, failure: { code: 'card_declined' } }
    expect(moving(step({ ...succeeded, key: 'key-9' }, answer).commands)).toEqual([])
    // The donor waits for this event, and the device has lost the record.
    expect(step(null, answer).record?.attempt?.stage).toBe('ready')
  })

  it('counts if it reports a charge, even for a dropped or replaced attempt', () => {
    const paid: DonationEvent = { type: 'paid', about: confirming, isAnswer: true }
    expect(step(null, paid).record?.attempt).toMatchObject({ key: 'key-1', stage: 'succeeded' })
    expect(step({ ...monthly, key: 'key-9' }, paid).commands).toContainEqual({
      type: 'notify',
      outcome: thanks,
    })
  })
})
