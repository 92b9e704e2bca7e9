import { isCardAttempt, mayBeCharged } from '@/domain/donationAttempt'
import type { CardPayment, Cards } from '@/integrations/cards/types'
import type { DeskParts } from '@/state/donation/desk'
import { type Donor, LEAVING_MS } from '@/state/donation/donor'
import { cardOpened } from '@/state/donation/slice'
import { type Fault, moduleAt } from '../faults'

/** A fault in the product's own functions, or in what it is given, that a history must notice. */
export type Mutant = {
  name: string
  fault: Fault
  /** A history that notices it; where it does no more, others are played. */
  noticedBy: number
}

const state = (file: string) => `src/state/donation/${file}`
const [give, pay, word, check, settle] = ['give', 'pay', 'word', 'check', 'settle'].map(state) as [
  string,
  string,
  string,
  string,
  string,
]

const attempt = moduleAt<typeof import('@/domain/donationAttempt')>('src/domain/donationAttempt')
const tries = moduleAt<typeof import('@/domain/donationTries')>('src/domain/donationTries')
const note = moduleAt<typeof import('@/domain/donationNote')>('src/domain/donationNote')
const hash = moduleAt<typeof import('@/lib/values/fingerprint')>('src/lib/values/fingerprint')
const url = moduleAt<typeof import('@/domain/site/url')>('src/domain/site/url')
const payment = moduleAt<typeof import('@/integrations/cards/payment')>('src/integrations/cards/payment')
const cardsOf = moduleAt<typeof import('@/integrations/cards/cardsOf')>('src/integrations/cards/cardsOf')
const desk = moduleAt<typeof import('@/state/donation/desk')>(state('desk'))
const donor = moduleAt<typeof import('@/state/donation/donor')>(state('donor'))
const giving = moduleAt<typeof import('@/state/donation/give')>(give)
const paying = moduleAt<typeof import('@/state/donation/pay')>(pay)
const words = moduleAt<typeof import('@/state/donation/word')>(word)
const notes = moduleAt<typeof import('@/state/donation/notes')>(state('notes'))
const selectors = moduleAt<typeof import('@/state/donation/selectors')>(state('selectors'))
const slice = moduleAt<typeof import('@/state/donation/slice')>(state('slice'))

/** Giving is handed other parts than it should be. */
const withParts = (change: (parts: DeskParts) => Partial<DeskParts>) =>
  desk({ createDesk: (real) => (parts) => real.createDesk({ ...parts, ...change(parts) }) })

/** The modules, or all of them, work with a donor of whom this is another. */
const withDonor = (change: (donor: Donor) => Partial<Donor>, seenBy?: string[]) =>
  donor(
    {
      donorAt:
        (real) =>
        (...args) => {
          const whole = real.donorAt(...args)
          return { ...whole, ...change(whole) }
        },
    },
    { seenBy },
  )

/** Payments through the page, with other cards. */
const withCards = (change: (cards: Pick<Cards, 'pay' | 'retrieve'>) => Pick<Cards, 'pay' | 'retrieve'>) =>
  paying({
    payAt:
      (real) =>
      (own) =>
      (cards, ...rest) =>
        real.payAt(own)(change(cards), ...rest),
  })

const notUnknown = (said: CardPayment): CardPayment =>
  said.state === 'unknown' ? { state: 'incomplete' } : said

/** An error of this kind, where the answer says no more, says that nothing is charged. */
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

const noMoreOf = (stage: string) => (whole: Donor) => ({
  adopt() {
    const found = whole.adopt()
    return found.attempt?.stage === stage ? { ...found, attempt: null } : found
  },
})

const none = { data: { kind: 'none' as const } }

export const mutants: Mutant[] = [
  {
    name: 'No key is sent',
    noticedBy: 1,
    fault: withParts(({ askSecret }) => ({
      askSecret: (dispatch, asked) => askSecret(dispatch, { ...asked, key: '' }),
    })),
  },
  {
    name: 'Whoever asks again takes a new key',
    noticedBy: 5,
    fault: withParts(({ askSecret, newKey }) => ({
      askSecret: (dispatch, asked) => askSecret(dispatch, { ...asked, key: newKey() }),
    })),
  },
  {
    name: 'A pending attempt is not asked about',
    noticedBy: 8,
    fault: withDonor(
      (whole) => ({
        adopt() {
          const found = whole.adopt()
          return found.attempt && mayBeCharged(found.attempt) ? { ...found, attempt: null } : found
        },
      }),
      [give],
    ),
  },
  {
    name: 'Who is charged and whose server has not heard of it begins again',
    noticedBy: 237,
    fault: withDonor((whole) => ({
      keep: (kept, { subscribedAt: _at, ...more } = {}) => whole.keep(kept, more),
    })),
  },
  {
    name: 'A second press counts',
    noticedBy: 63,
    fault: selectors({ isBusy: () => () => false }, { seenBy: [give] }),
  },
  {
    name: 'Another payment page takes the place of the one that may be paid',
    noticedBy: 1322,
    fault: hash(
      { fingerprint: (real) => (text) => (/^(https?:|\/)/.test(text) ? 'link' : real.fingerprint(text)) },
      { seenBy: [give] },
    ),
  },
  {
    name: 'Any link is followed',
    noticedBy: 3,
    fault: url({ paymentUrl: () => (value) => value as string | undefined }, { seenBy: [give] }),
  },
  {
    name: 'She leaves before the device knows of it',
    noticedBy: 8,
    fault: withDonor(
      ({ move }) => ({
        move: (moved, event, more) =>
          event === 'link' ? { ...moved, stage: 'left' } : move(moved, event, more),
      }),
      [give],
    ),
  },
  {
    name: 'Somebody else is sent to her payment page',
    noticedBy: 557,
    fault: withDonor(() => ({ isHere: () => true }), [give]),
  },
  {
    name: 'The secret is stored',
    noticedBy: 4,
    fault: hash({ fingerprint: () => (text) => text }, { seenBy: [give] }),
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
    name: 'The provider is told before the device',
    noticedBy: 124,
    fault: withDonor(
      ({ move }) => ({
        move: (moved, event, more) =>
          event === 'confirming' ? { ...moved, stage: 'confirming' } : move(moved, event, more),
      }),
      [pay],
    ),
  },
  {
    name: 'Nobody asks whether she has subscribed elsewhere',
    noticedBy: 12,
    fault: withDonor(() => ({ asksStanding: async () => none }), [pay]),
  },
  {
    name: 'Who subscribes is charged',
    noticedBy: 277,
    fault: withDonor(
      ({ asksStanding }) => ({
        async asksStanding() {
          const answer = await asksStanding()
          return answer.data?.kind === 'subscribed' ? none : answer
        },
      }),
      [pay],
    ),
  },
  {
    name: 'Who may subscribe is charged',
    noticedBy: 17,
    fault: withDonor(
      ({ asksStanding }) => ({
        async asksStanding() {
          const answer = await asksStanding()
          return answer.error ? none : answer
        },
      }),
      [pay],
    ),
  },
  {
    name: 'Who was told nothing of a subscription that still runs is charged',
    noticedBy: 341,
    fault: words({ tellStillRunning: () => () => undefined }, { seenBy: [pay] }),
  },
  {
    name: 'Whatever the user says, she is told that she gives already',
    noticedBy: 5,
    fault: withParts(({ askUser }) => ({
      async askUser(...args) {
        const answer = await askUser(...args)
        return typeof answer.data === 'boolean' ? { data: true } : answer
      },
    })),
  },
  {
    name: 'Whatever the user says, she is told of one that still runs',
    noticedBy: 181,
    fault: withParts(({ askUser }) => ({
      async askUser(...args) {
        const answer = await askUser(...args)
        return typeof answer.data === 'boolean' ? { data: false } : answer
      },
    })),
  },
  {
    name: 'Not charged, heard of the provider at once, is believed',
    noticedBy: 362,
    fault: tries({ isWordOnAttempt: () => () => true }, { seenBy: [word] }),
  },
  {
    name: 'The word on the first try is taken for the second one',
    noticedBy: 1041,
    fault: tries({
      isWordOnAttempt: (real) => (tried, heard, now) =>
        real.isWordOnAttempt(heard.saysWhy ? { ...tried, tries: 1 } : tried, heard, now),
    }),
  },
  {
    name: 'The bank is given no time',
    noticedBy: 425,
    fault: tries({
      hasSettled: (real) => (tried, now) => real.hasSettled({ ...tried, isBankAsked: false }, now),
      isWordOnAttempt: (real) => (tried, heard, now) =>
        real.isWordOnAttempt({ ...tried, isBankAsked: false }, heard, now),
      openAfter: (real) => (tried, now) => real.openAfter({ ...tried, isBankAsked: false }, now),
    }),
  },
  {
    name: 'A processing payment counts as not charged',
    noticedBy: 195,
    fault: withDonor(({ move }) => ({
      move: (moved, event, more) => move(moved, event === 'processing' ? 'incomplete' : event, more),
    })),
  },
  {
    name: 'Going on takes a new key',
    noticedBy: 27,
    fault: giving(
      { leave: (real) => (whole, left) => real.leave(whole, whole.begin(left)) },
      { seenBy: [check] },
    ),
  },
  {
    name: 'The word on another payment is taken for this one',
    noticedBy: 2505,
    fault: attempt({ isSecretOf: () => () => true }, { seenBy: [check] }),
  },
  {
    name: 'No answer means not charged',
    noticedBy: 281,
    fault: words(
      {
        retrieved:
          (real) =>
          async (...args) =>
            notUnknown(await real.retrieved(...args)),
        takeWord: (real) => (whole, asked, said) => real.takeWord(whole, asked, said, true),
      },
      { seenBy: [check] },
    ),
  },
  {
    name: 'Each tab does as it likes',
    noticedBy: 148,
    fault: withParts(() => ({ underLock: (work) => work() })),
  },
  {
    name: 'Whoever is here is told',
    noticedBy: 135,
    fault: donor({
      donorAt: (real) => (own, dispatch, getState) => {
        const then = getState()
        return real.donorAt(own, dispatch, () => then)
      },
    }),
  },
  {
    name: 'A failure leaves the button busy',
    noticedBy: 1,
    fault: slice({ waitEnded: (real) => () => real.waitEnded(-1) }, { seenBy: [state('donor')] }),
  },
  {
    name: 'A page that could not be left waits for ever',
    noticedBy: 3,
    fault: withParts(({ later }) => ({
      later: (ms, effect) => (ms === LEAVING_MS ? () => {} : later(ms, effect)),
    })),
  },
  {
    name: 'What may be charged by card can be given up',
    noticedBy: 408,
    fault: withDonor(
      ({ adoptSeen }) => ({
        adoptSeen(seen) {
          const found = adoptSeen(seen)
          return found && isCardAttempt(found) ? { ...found, isLost: true } : found
        },
      }),
      [settle],
    ),
  },
  {
    name: 'Any page that was left is the one that comes back',
    noticedBy: 106,
    fault: attempt({ isLeftWith: () => (left) => !isCardAttempt(left) }, { seenBy: [settle] }),
  },
  {
    name: 'An address that anybody can write settles what this tab knows nothing of',
    noticedBy: 106,
    fault: attempt(
      {
        isLeftWith: (real) => (left, key) =>
          key === null ? !isCardAttempt(left) : real.isLeftWith(left, key),
      },
      { seenBy: [settle] },
    ),
  },
  { name: 'Who has left is forgotten', noticedBy: 8, fault: withDonor(noMoreOf('left'), [give]) },
  {
    name: 'Nobody may try the same payment again',
    noticedBy: 142,
    fault: withDonor(
      ({ show }) => ({
        show: (...actions) => show(...actions.filter((action) => !cardOpened.match(action))),
      }),
      [pay, check],
    ),
  },
  {
    name: 'Another try begins without a question about the one before',
    noticedBy: 467,
    fault: withCards((cards) => {
      let isTold = false
      return {
        pay(...args) {
          isTold = true
          return cards.pay(...args)
        },
        retrieve: async (secret) => (isTold ? cards.retrieve(secret) : { state: 'incomplete' }),
      }
    }),
  },
  {
    name: 'That another try is declined is taken for the word on all',
    noticedBy: 5314,
    fault: tries({
      isWordOnAttempt: (real) => (tried, heard, now) =>
        real.isWordOnAttempt({ ...tried, openUntil: undefined }, heard, now),
    }),
  },
  {
    name: 'Another try leaves nothing open behind it',
    noticedBy: 5314,
    fault: tries({ openAfter: () => () => ({}) }),
  },
  {
    name: 'What the entry of the history has kept is not read',
    noticedBy: 493,
    fault: notes({
      createNotes: (real) => (storage, entry) =>
        real.createNotes(storage, entry && { ...entry, all: () => ({}) }),
    }),
  },
  {
    name: 'Who goes to the payment page again is remembered no longer',
    noticedBy: 19666,
    fault: attempt({
      after: (real) => (moved, event, now, more) =>
        moved.stage === 'left' && event === 'link' ? moved : real.after(moved, event, now, more),
    }),
  },
  {
    name: 'A question of before stands in front of her own thanks',
    noticedBy: 1,
    fault: note({ isOpenNote: () => (own) => own.attempt !== null && mayBeCharged(own.attempt) }),
  },
  {
    name: 'What is processing is forgotten',
    noticedBy: 84,
    fault: attempt({
      mayBeCharged:
        () =>
        ({ stage }) =>
          stage === 'left' || stage === 'confirming',
    }),
  },
  {
    name: 'Any payment of that amount is the one',
    noticedBy: 2110,
    fault: attempt({ isPaidBy: (real) => (left, paid) => real.isPaidBy({ ...left, startedAt: 0 }, paid) }),
  },
  {
    name: 'An error about the question is a word on the payment',
    noticedBy: 408,
    fault: refusedBy((type) => !type.startsWith('api_')),
  },
  {
    name: 'A provider in trouble refuses the card',
    noticedBy: 124,
    fault: refusedBy((type, asked) => asked === 'charge' && type.startsWith('api_')),
  },
  {
    name: 'Whatever is wrong with a request refuses the card',
    noticedBy: 1,
    fault: refusedBy((type, asked) => asked === 'charge' && type === 'invalid_request_error'),
  },
  {
    name: 'After the bank was asked, an error is a word on the payment',
    noticedBy: 8,
    fault: refusedBy((_type, asked) => asked === 'bank'),
  },
  {
    name: 'Whoever hears nothing of the provider was not charged',
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

/** What one history in many thousands notices, if any: hunted where MODEL_HUNT is set, and told as a story in test/state. */
export const rare = new Set([
  'A question of before stands in front of her own thanks',
  'Whatever is wrong with a request refuses the card',
])
