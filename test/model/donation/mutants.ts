import type { Fault } from '../native'

/** A fault in the product's own source that a history must notice. */
export type Mutant = {
  name: string
  fault: Fault
  /** A history that notices it; where it does no more, others are played. */
  noticedBy: number
}

const at =
  (file: string) =>
  (noticedBy: number, name: string, from: string, to: string): Mutant => ({
    name,
    fault: { file, from, to },
    noticedBy,
  })

const give = at('src/state/donation/give')
const pay = at('src/state/donation/pay')
const standing = at('src/state/donation/standing')
const word = at('src/state/donation/word')
const check = at('src/state/donation/check')
const donor = at('src/state/donation/donor')
const notes = at('src/state/donation/notes')
const donorNotes = at('src/state/donation/donorNotes')
const settle = at('src/state/donation/settle')
const attempt = at('src/domain/donationAttempt')
const tries = at('src/domain/donationTries')
const payment = at('src/integrations/cards/payment')
const cardsOf = at('src/integrations/cards/cardsOf')

/** Between the link and the way there. */
const onTheWay = `const moved = donor.move(attempt, 'link', { mark })
  if (!moved) return donor.fail({ kind: 'other-tab' })
  if (!mayBeCharged(moved)) return donor.tellHowItStands()
  desk.tab.keep(attempt.key)
  await donor.kept()`

export const mutants: Mutant[] = [
  give(
    1,
    'No key is sent',
    'await desk.askSecret(dispatch, attempt)',
    "await desk.askSecret(dispatch, { ...attempt, key: '' })",
  ),
  give(
    5,
    'Whoever asks again takes a new key',
    'await desk.askSecret(dispatch, attempt)',
    'await desk.askSecret(dispatch, { ...attempt, key: desk.newKey() })',
  ),
  give(
    8,
    'A pending attempt is not asked about',
    'if (attempt && mayBeCharged(attempt)) return',
    'if (false) return',
  ),
  word(
    237,
    'Who is charged and whose server has not heard of it begins again',
    '{ subscribedAt: attempt.changedAt }',
    '{}',
  ),
  give(63, 'A second press counts', 'if (isBusy(getState()))', 'if (false)'),
  give(
    1322,
    'Another payment page takes the place of the one that may be paid',
    'attempt.mark !== undefined && attempt.mark !== mark',
    'false',
  ),
  give(3, 'Any link is followed', 'const link = paymentUrl(data?.data)', 'const link = data?.data'),
  give(
    8,
    'She leaves before the device knows of it',
    "const moved = donor.move(attempt, 'link', { mark })",
    "const moved = { ...attempt, stage: 'left' }",
  ),
  give(
    557,
    'Somebody else is sent to her payment page',
    `if (!donor.isHere()) return { next: 'wait' }
  ${onTheWay}
  if (!donor.isHere()) return { next: 'wait' }`,
    onTheWay,
  ),
  give(4, 'The secret is stored', "'secret', { mark: markOf(secret) }", "'secret', { mark: secret }"),
  pay(
    124,
    'A lost answer counts as a failure',
    'isAnswer ? payment : await retrieved(desk, cards, secret), isAnswer }',
    "payment.state === 'unknown' ? { state: 'incomplete' } : payment, isAnswer: true }",
  ),
  pay(
    124,
    'The provider is told before the device',
    "const told = donor.move(attempt, 'confirming', { mark: markOf(secret) })",
    "const told = { ...attempt, stage: 'confirming' }",
  ),
  pay(
    12,
    'Nobody asks whether she has subscribed elsewhere',
    'await donor.asksStanding()',
    "{ data: { kind: 'none' as const }, error: undefined as { status: 'offline' } | undefined }",
  ),
  pay(277, 'Who subscribes is charged', "if (standing?.kind === 'subscribed') return", 'if (false) return'),
  pay(17, 'Who may subscribe is charged', 'if (error) return', 'if (false) return'),
  pay(
    341,
    'Who was told nothing of a subscription that still runs is charged',
    'if (question) return question',
    '',
  ),
  standing(
    5,
    'Whatever the user says, she is told that she gives already',
    'data: user.data ?',
    'data: user.data !== undefined ?',
  ),
  standing(
    181,
    'Whatever the user says, she is told of one that still runs',
    'data: user.data ?',
    'data: user.data === undefined ?',
  ),
  word(
    362,
    'Not charged, heard of the provider at once, is believed',
    'return isWordOnAttempt(known, { isAnswer, saysWhy: failure !== undefined }, desk.now())',
    'return true',
  ),
  tries(1041, 'The word on the first try is taken for the second one', 'saysWhy && tries === 1', 'saysWhy'),
  tries(425, 'The bank is given no time', '(isBankAsked ? BANK_SETTLING_MS : SETTLING_MS)', 'SETTLING_MS'),
  word(
    195,
    'A processing payment counts as not charged',
    "processing: 'processing',",
    "processing: 'incomplete',",
  ),
  check(27, 'Going on takes a new key', 'leave(donor, attempt)', 'leave(donor, donor.begin(attempt))'),
  check(
    2505,
    'The word on another payment is taken for this one',
    'const isOurs = secret !== undefined && markOf(secret) === attempt.mark',
    'const isOurs = secret !== undefined',
  ),
  check(
    281,
    'No answer means not charged',
    "if (payment.state !== 'unknown') return takeWord(donor, attempt, payment, false)",
    "return takeWord(donor, attempt, payment.state === 'unknown' ? { state: 'incomplete' } : payment, true)",
  ),
  donor(
    148,
    'Each tab does as it likes',
    'desk.underLock(async () => {',
    '(async (work) => work())(async () => {',
  ),
  donor(135, 'Whoever is here is told', 'if (isHere()) for', 'for'),
  donor(
    1,
    'A failure leaves the button busy',
    '} else dispatch(waitEnded(wait))',
    '} else if (!desk.secrets) dispatch(waitEnded(wait))',
  ),
  donor(
    3,
    'A page that could not be left waits for ever',
    'desk.later(LEAVING_MS, () => dispatch(waitEnded(wait)))',
    '',
  ),
  settle(
    408,
    'What may be charged by card can be given up',
    'if (attempt && isCardAttempt(attempt) && mayBeCharged(attempt) && !attempt.isLost)',
    'if (false)',
  ),
  settle(106, 'Any page that was left is the one that comes back', ' || note.attempt.key !== key', ''),
  settle(
    106,
    'An address that anybody can write settles what this tab knows nothing of',
    ' || note.attempt.key !== key',
    ' || (key !== null && note.attempt.key !== key)',
  ),
  give(
    8,
    'Who has left is forgotten',
    'if (attempt && mayBeCharged(attempt)) return',
    "if (attempt && mayBeCharged(attempt) && attempt.stage !== 'left') return",
  ),
  word(
    142,
    'Nobody may try the same payment again',
    'const isCardOpen = !desk.underWay && desk.secrets.has(attempt.key)',
    'const isCardOpen = false',
  ),
  pay(
    467,
    'Another try begins without a question about the one before',
    ' ?? (await askBeforeAgain(donor, attempt, cards))',
    '',
  ),
  tries(
    5314,
    'That another try is declined is taken for the word on all',
    'return isWordOnLast && areEarlierOver(attempt, now)',
    'return isWordOnLast',
  ),
  tries(
    5314,
    'Another try leaves nothing open behind it',
    "if (attempt.stage !== 'confirming' || hasSettled(attempt, now)) return {}",
    'if (attempt.stage) return {}',
  ),
  notes(
    493,
    'What the entry of the history has kept is not read',
    'Object.entries(entry.all())',
    '[] as [string, string][]',
  ),
  attempt(
    19666,
    'Who goes to the payment page again is remembered no longer',
    "left: { link: 'left', ",
    'left: { ',
  ),
  donorNotes(
    1,
    'A question of before stands in front of her own thanks',
    " || (own.stage === 'succeeded' && !isHeard)",
    '',
  ),
  attempt(84, 'What is processing is forgotten', " || stage === 'processing'", ''),
  attempt(
    2110,
    'Any payment of that amount is the one',
    'created >= Math.floor((startedAt - CLOCK_SKEW_MS) / 1000)',
    'created > 0',
  ),
  payment(
    408,
    'An error about the question is a word on the payment',
    "asked === 'charge' && refusesCard(error)",
    "!/^api_/.test(error?.type ?? 'api_')",
  ),
  payment(
    124,
    'A provider in trouble refuses the card',
    "new Set<StripeError['type']>(['card_error', 'validation_error', 'invalid_request_error'])",
    '{ has: (_type: string) => true }',
  ),
  payment(
    1,
    'Whatever is wrong with a request refuses the card',
    "if (error?.type === 'invalid_request_error') return isMissingMethod(error)",
    '',
  ),
  cardsOf(
    8,
    'After the bank was asked, an error is a word on the payment',
    "told(answered, 'bank')",
    "({ state: 'incomplete' } satisfies CardPayment)",
  ),
  cardsOf(
    281,
    'Whoever hears nothing of the provider was not charged',
    "answer ? paymentOf(answer, asked) : { state: 'unknown' }",
    "answer ? paymentOf(answer, asked) : { state: 'incomplete' }",
  ),
]

/** What one history in many thousands notices, if any: hunted where MODEL_HUNT is set, and told as a story in test/state. */
export const rare = new Set([
  'A question of before stands in front of her own thanks',
  'Whatever is wrong with a request refuses the card',
])
