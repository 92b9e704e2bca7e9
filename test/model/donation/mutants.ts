import { isCardAttempt, isSecretOf, mayBeCharged } from '@/domain/donation/attempt'
import type { DonationEvent, DonationState, Step } from '@/domain/donation/events'
import type { Table, Transition } from '@/domain/donation/machine'
import type { SubscriptionStanding } from '@/domain/donation/outcome'
import type { PaymentStatus } from '@/domain/donation/payment'
import { reportEvent } from '@/domain/donation/reportCells'
import type { Cards } from '@/integrations/cards/types'
import { fingerprint } from '@/lib/values/fingerprint'
import type { DonationPorts } from '@/state/donation/ports'
import { LEAVING_MS } from '@/state/donation/runner'
import { type Fault, moduleAt } from '../faults'

/** A fault in the product's own functions or their inputs, which a history must notice. */
export type Mutant = {
  name: string
  fault: Fault
  /** Number of a history that notices the fault. If that changes, the test plays others. */
  noticedBy: number
}

const domain = (file: string) => `src/domain/donation/${file}`
const state = (file: string) => `src/state/donation/${file}`

const machine = moduleAt<typeof import('@/domain/donation/machine')>(domain('machine'))
const attempt = moduleAt<typeof import('@/domain/donation/attempt')>(domain('attempt'))
const evidence = moduleAt<typeof import('@/domain/donation/evidence')>(domain('evidence'))
const record = moduleAt<typeof import('@/domain/donation/record')>(domain('record'))
const hash = moduleAt<typeof import('@/lib/values/fingerprint')>('src/lib/values/fingerprint')
const url = moduleAt<typeof import('@/domain/site/url')>('src/domain/site/url')
const payment = moduleAt<typeof import('@/integrations/cards/payment')>('src/integrations/cards/payment')
const cardsOf = moduleAt<typeof import('@/integrations/cards/cardsOf')>('src/integrations/cards/cardsOf')
const session = moduleAt<typeof import('@/state/donation/session')>(state('session'))
const questions = moduleAt<typeof import('@/state/donation/questions')>(state('questions'))
const runner = moduleAt<typeof import('@/state/donation/runner')>(state('runner'))
const operations = moduleAt<typeof import('@/state/donation/operations')>(state('operations'))
const store = moduleAt<typeof import('@/state/donation/attemptStore')>(state('attemptStore'))
const selectors = moduleAt<typeof import('@/state/donation/selectors')>(state('selectors'))
const slice = moduleAt<typeof import('@/state/donation/slice')>(state('slice'))

type Row = Table[DonationState]

/** Replaces cells of the machine's table. */
const withCells = (edit: (table: Table) => Partial<Record<DonationState, Row>>) =>
  machine({
    transition: (real) => {
      const edited = Object.entries(edit(real.table)).map(([name, cells]) => [
        name,
        { ...real.table[name as DonationState], ...cells },
      ])
      return real.createTransition({ ...real.table, ...Object.fromEntries(edited) })
    },
  })

/** In these states an order begins as if there were no attempt. */
const beginsIn = (...states: DonationState[]) =>
  withCells(({ none: { submitted, orderChecked, attemptCreated } }) =>
    Object.fromEntries(states.map((name) => [name, { submitted, orderChecked, attemptCreated }])),
  )

/** Replaces the machine's events or its answers. */
const withStep = (change: (transition: Transition) => Transition) =>
  machine({ transition: (real) => change(real.transition) })

const withoutRecord = (type: DonationEvent['type']) =>
  withStep((transition) => (situation, event) => {
    const step = transition(situation, event)
    return event.type === type ? { commands: step.commands } : step
  })

const withoutCommands = (is: (type: Step['commands'][number]['type'], event: DonationEvent) => boolean) =>
  withStep((transition) => (situation, event) => {
    const step = transition(situation, event)
    return { ...step, commands: step.commands.filter(({ type }) => !is(type, event)) }
  })

const none: SubscriptionStanding = { kind: 'none' }

/** Before such a charge the machine gets the answer 'no subscription'. */
const chargedDespite = (is: (event: Extract<DonationEvent, { type: 'chargeChecked' }>) => boolean) =>
  withStep(
    (transition) => (situation, event) =>
      event.type === 'chargeChecked' && is(event)
        ? transition(situation, { ...event, standing: none, error: undefined })
        : transition(situation, event),
  )

/** Replaces ports of donations. */
const withPorts = (change: (ports: DonationPorts) => Partial<DonationPorts>) =>
  session({
    createSession: (real) => (ports, transition) =>
      real.createSession({ ...ports, ...change(ports) }, transition),
  })

/** Replaces the card payments of the page. */
const withCards = (change: (cards: Pick<Cards, 'pay' | 'retrieve'>) => Pick<Cards, 'pay' | 'retrieve'>) =>
  operations({
    payIn:
      (real) =>
      (own) =>
      (cards, ...rest) =>
        real.payIn(own)(change(cards), ...rest),
  })

const notUnknown = (said: PaymentStatus): PaymentStatus =>
  said.state === 'unknown' ? { state: 'incomplete' } : said

/** If the answer says no more, an error of this kind counts as 'not charged'. */
const refusedBy = (is: (type: string, asked: string) => boolean, seenBy?: string[]) =>
  payment(
    {
      paymentOf: (real) => (answer, asked) => {
        const said = real.paymentOf(answer, asked)
        return answer.error && is(answer.error.type, asked) ? notUnknown(said) : said
      },
    },
    { seenBy },
  )

export const mutants: Mutant[] = [
  {
    name: 'No key is sent',
    noticedBy: 1,
    fault: withPorts(({ requestSecret }) => ({
      requestSecret: (dispatch, asked) => requestSecret(dispatch, { ...asked, key: '' }),
    })),
  },
  {
    name: 'A repeated request takes a new key',
    noticedBy: 5,
    fault: withPorts(({ requestSecret, newKey }) => ({
      requestSecret: (dispatch, asked) => requestSecret(dispatch, { ...asked, key: newKey() }),
    })),
  },
  {
    name: 'The page does not ask about a pending attempt',
    noticedBy: 8,
    fault: beginsIn('confirming', 'processing', 'redirected', 'unresolvable'),
  },
  {
    name: 'A charged donor begins again before the server knows of the charge',
    noticedBy: 237,
    fault: withoutCommands((type) => type === 'recordSubscription'),
  },
  {
    name: 'A second press counts',
    noticedBy: 63,
    fault: selectors({ isBusy: () => () => false }, { seenBy: [state('operations')] }),
  },
  {
    name: 'Another checkout page replaces the one that may be paid',
    noticedBy: 1322,
    fault: hash(
      { fingerprint: (real) => (text) => (/^(https?:|\/)/.test(text) ? 'link' : real.fingerprint(text)) },
      { seenBy: [state('questions')] },
    ),
  },
  {
    name: 'The page opens any link',
    noticedBy: 3,
    fault: url(
      { paymentUrl: () => (value) => value as string | undefined },
      { seenBy: [state('questions')] },
    ),
  },
  {
    name: 'The donor leaves before the device has stored it',
    noticedBy: 8,
    fault: withoutRecord('linkReceived'),
  },
  {
    name: 'Another user is sent to the donor’s checkout page',
    noticedBy: 557,
    fault: runner({
      scopeOf:
        (real) =>
        (...args) =>
          Object.assign(real.scopeOf(...args), { isOwnerHere: () => true }),
    }),
  },
  {
    name: 'The secret is stored',
    noticedBy: 4,
    fault: hash({ fingerprint: () => (text) => text }, { seenBy: [state('questions')] }),
  },
  {
    name: 'A lost answer counts as a failure',
    noticedBy: 124,
    fault: withCards(({ retrieve, pay: charge }) => ({
      retrieve,
      pay: async (...args) => notUnknown(await charge(...args)),
    })),
  },
  {
    name: 'The page asks the provider before it stores the attempt',
    noticedBy: 124,
    fault: withoutRecord('chargeChecked'),
  },
  {
    name: 'The page does not ask about a subscription from elsewhere',
    noticedBy: 12,
    fault: withStep((transition) => (situation, event) => {
      const step = transition(situation, event)
      const commands = step.commands.map((command) =>
        command.type === 'checkSubscriptions' && command.next.type === 'chargeChecked'
          ? ({ type: 'raise', event: { ...command.next, standing: none } } as const)
          : command,
      )
      return { ...step, commands }
    }),
  },
  {
    name: 'A donor with a subscription is charged',
    noticedBy: 277,
    fault: chargedDespite(({ standing }) => standing?.kind === 'subscribed'),
  },
  {
    name: 'A donor is charged although the server does not answer',
    noticedBy: 17,
    fault: chargedDespite(({ error }) => error !== undefined),
  },
  {
    name: 'A donor is charged without a message about a running subscription',
    noticedBy: 341,
    fault: chargedDespite(({ standing }) => standing?.kind === 'still-running'),
  },
  {
    name: 'The page always says that the donor has a subscription',
    noticedBy: 5,
    fault: withPorts(({ fetchIsSubscriber }) => ({
      async fetchIsSubscriber(...args) {
        const answer = await fetchIsSubscriber(...args)
        return typeof answer.data === 'boolean' ? { data: true } : answer
      },
    })),
  },
  {
    name: 'The page always says that a subscription still runs',
    noticedBy: 181,
    fault: withPorts(({ fetchIsSubscriber }) => ({
      async fetchIsSubscriber(...args) {
        const answer = await fetchIsSubscriber(...args)
        return typeof answer.data === 'boolean' ? { data: false } : answer
      },
    })),
  },
  {
    name: "An early 'not charged' of the provider is believed",
    noticedBy: 362,
    fault: evidence({ isConclusive: () => () => true }, { seenBy: [domain('reportCells')] }),
  },
  {
    name: 'The report on the first confirmation counts for the second one',
    noticedBy: 1041,
    fault: evidence({
      isConclusive: (real) => (tried, received, now) =>
        real.isConclusive(received.hasReason ? { ...tried, confirmationCount: 1 } : tried, received, now),
    }),
  },
  {
    name: 'The challenge gets no extra time',
    noticedBy: 425,
    fault: evidence({
      isSettlementOver: (real) => (tried, now) =>
        real.isSettlementOver({ ...tried, isChallenged: false }, now),
      isConclusive: (real) => (tried, received, now) =>
        real.isConclusive({ ...tried, isChallenged: false }, received, now),
      settlesAfter: (real) => (tried, now) => real.settlesAfter({ ...tried, isChallenged: false }, now),
    }),
  },
  {
    name: 'A processing payment counts as not charged',
    noticedBy: 195,
    fault: attempt({ toProcessing: (real) => real.toDeclined }),
  },
  {
    name: 'Continuing takes a new key',
    noticedBy: 27,
    fault: withCells(({ none: { attemptCreated } }) => ({
      redirected: {
        resumeRequested: ({ attempt: order }) => ({ commands: [{ type: 'createAttempt', order }] }),
        attemptCreated,
      },
    })),
  },
  {
    name: 'The report on another payment counts for this one',
    noticedBy: 2505,
    fault: questions({
      answerTo: (real) => async (scope, question) => {
        if (question.type !== 'retrieveStatus') return real.answerTo(scope, question)
        const { about } = question
        const { secrets, ports } = scope.session
        const held = secrets.get(about.key)
        const isOwn = held !== undefined && isSecretOf(about, held)
        const secret = isOwn ? held : (await ports.requestSecret(scope.dispatch, about)).data?.clientSecret
        if (typeof secret !== 'string') return { type: 'statusRetrieved', about }
        secrets.set(about.key, secret)
        return real.answerTo(scope, { ...question, about: { ...about, fingerprint: fingerprint(secret) } })
      },
    }),
  },
  {
    name: 'No answer means not charged',
    noticedBy: 281,
    fault: withStep(
      (transition) => (situation, event) =>
        event.type === 'statusRetrieved' && event.status
          ? transition(situation, reportEvent(event.about, notUnknown(event.status), true))
          : transition(situation, event),
    ),
  },
  {
    name: 'The tabs use no lock',
    noticedBy: 148,
    fault: withPorts(() => ({ underLock: (work) => work() })),
  },
  {
    name: 'Any signed-in user gets the message',
    noticedBy: 135,
    fault: runner({
      scopeOf: (real) => (own, dispatch, getState) => {
        const then = getState()
        return real.scopeOf(own, dispatch, () => then)
      },
    }),
  },
  {
    name: 'A failure leaves the button busy',
    noticedBy: 1,
    fault: slice({ operationEnded: (real) => () => real.operationEnded(-1) }, { seenBy: [state('runner')] }),
  },
  {
    name: 'A page that cannot be left stays busy forever',
    noticedBy: 3,
    fault: withPorts(({ later }) => ({
      later: (ms, effect) => (ms === LEAVING_MS ? () => {} : later(ms, effect)),
    })),
  },
  {
    name: 'An open card payment can be discarded',
    noticedBy: 408,
    fault: withCells(({ unresolvable: { discarded } }) => ({
      confirming: { discarded },
      processing: { discarded },
    })),
  },
  {
    name: 'Any left attempt counts as the one that returns',
    noticedBy: 106,
    fault: attempt({ isMarkedBy: () => (left) => !isCardAttempt(left) }, { seenBy: [state('operations')] }),
  },
  {
    name: 'An address resolves an attempt that this tab does not know',
    noticedBy: 106,
    fault: attempt(
      {
        isMarkedBy: (real) => (left, key) =>
          key === null ? !isCardAttempt(left) : real.isMarkedBy(left, key),
      },
      { seenBy: [state('operations')] },
    ),
  },
  { name: 'An attempt on the checkout page is forgotten', noticedBy: 8, fault: beginsIn('redirected') },
  {
    name: 'A donor cannot confirm the same payment again',
    noticedBy: 142,
    fault: withoutCommands((type, event) => type === 'openForm' && event.type === 'notCharged'),
  },
  {
    name: 'Another confirmation begins without a query about the one before',
    noticedBy: 467,
    fault: withCards((cards) => {
      let isNotified = false
      return {
        pay(...args) {
          isNotified = true
          return cards.pay(...args)
        },
        retrieve: async (secret) => (isNotified ? cards.retrieve(secret) : { state: 'incomplete' }),
      }
    }),
  },
  {
    name: 'A decline of another confirmation counts for all',
    noticedBy: 5314,
    fault: evidence({
      isConclusive: (real) => (tried, received, now) =>
        real.isConclusive({ ...tried, settlesAt: undefined }, received, now),
    }),
  },
  {
    name: 'Another confirmation leaves no earlier one open',
    noticedBy: 5314,
    fault: evidence({ settlesAfter: () => () => undefined }),
  },
  {
    name: 'The records in the history entry are not read',
    noticedBy: 493,
    fault: store({
      createAttemptStore: (real) => (storage, entry) =>
        real.createAttemptStore(storage, entry && { ...entry, all: () => ({}) }),
    }),
  },
  {
    name: 'A second visit to the checkout page does not renew the attempt',
    noticedBy: 19666,
    fault: attempt({
      toRedirected: (real) => (moved, change) =>
        moved.stage === 'redirected' ? moved : real.toRedirected(moved, change),
    }),
  },
  {
    name: 'An earlier question shows before the donor’s own thanks',
    noticedBy: 1,
    fault: record({ hasOpenOutcome: () => (own) => own.attempt !== null && mayBeCharged(own.attempt) }),
  },
  {
    name: 'A processing attempt is forgotten',
    noticedBy: 84,
    fault: beginsIn('processing'),
  },
  {
    name: 'Any payment of that amount counts as the attempt’s own',
    noticedBy: 2110,
    fault: attempt({ isPaidBy: (real) => (left, paid) => real.isPaidBy({ ...left, startedAt: 0 }, paid) }),
  },
  {
    name: 'An error of the query counts as a report on the payment',
    noticedBy: 408,
    fault: refusedBy((type) => !type.startsWith('api_')),
  },
  {
    name: 'A failing provider counts as a decline',
    noticedBy: 124,
    fault: refusedBy((type, asked) => asked === 'charge' && type.startsWith('api_')),
  },
  {
    name: 'Any invalid request counts as a decline',
    noticedBy: 1,
    fault: refusedBy((type, asked) => asked === 'charge' && type === 'invalid_request_error'),
  },
  {
    name: 'An error after the challenge counts as a report on the payment',
    noticedBy: 8,
    fault: refusedBy((_type, asked) => asked === 'bank'),
  },
  {
    name: 'No answer of the provider counts as not charged',
    noticedBy: 281,
    fault: cardsOf({
      cardsOf:
        (real) =>
        (...args) => {
          const cards = real.cardsOf(...args)
          return {
            ...cards,
            pay: async (...order) => notUnknown(await cards.pay(...order)),
            retrieve: async (secret) => notUnknown(await cards.retrieve(secret)),
          }
        },
    }),
  },
]

/**
 * At most one history in many thousands notices these faults. The test plays them only with MODEL_HUNT; a
 * test in test/state covers each of them.
 */
export const rare = new Set([
  'An earlier question shows before the donor’s own thanks',
  'Any invalid request counts as a decline',
])
