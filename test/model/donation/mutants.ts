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
const check = at('src/state/donation/check')
const donor = at('src/state/donation/donor')
const settle = at('src/state/donation/settle')
const attempt = at('src/domain/donationAttempt')

export const mutants: Mutant[] = [
  give(
    3,
    'No key is sent',
    'await desk.askSecret(dispatch, attempt)',
    "await desk.askSecret(dispatch, { ...attempt, key: '' })",
  ),
  give(
    4,
    'Whoever asks again takes a new key',
    'await desk.askSecret(dispatch, attempt)',
    'await desk.askSecret(dispatch, { ...attempt, key: desk.newKey() })',
  ),
  give(
    5,
    'A pending attempt is not asked about',
    'if (attempt && mayBeCharged(attempt)) return',
    'if (false) return',
  ),
  pay(
    455,
    'Who is charged and whose server has not heard of it begins again',
    '{ subscribedAt: desk.now() }',
    '{}',
  ),
  give(65, 'A second press counts', 'if (isBusy(getState()))', 'if (false)'),
  give(
    141,
    'Another payment page takes the place of the one that may be paid',
    'attempt.mark !== undefined && attempt.mark !== mark',
    'false',
  ),
  give(2, 'Any link is followed', 'const link = paymentUrl(data?.data)', 'const link = data?.data'),
  give(
    5,
    'She leaves before the device knows of it',
    "const moved = donor.move(attempt, 'link', { mark })",
    "const moved = { ...attempt, stage: 'left' }",
  ),
  give(
    72,
    'Somebody else is sent to her payment page',
    "if (!donor.isHere()) return { next: 'wait' }\n  const moved",
    'const moved',
  ),
  give(4, 'The secret is stored', "'secret', { mark: markOf(secret) }", "'secret', { mark: secret }"),
  pay(
    4,
    'A lost answer counts as a failure',
    '? retrieved(desk, cards, secret) : payment',
    "? { state: 'incomplete' } : payment",
  ),
  pay(
    65,
    'The provider is told before the device',
    "const told = donor.move(attempt, 'confirming', { mark: markOf(secret), isTried: true })",
    "const told = { ...attempt, stage: 'confirming' }",
  ),
  pay(278, 'Whoever waits no more takes it as not charged', 'desk.underWay = answer', 'answer'),
  pay(
    825,
    'A try that came to nothing speaks for the one before',
    "(isTried && payment.state === 'incomplete'",
    "(false && payment.state === 'incomplete'",
  ),
  pay(
    84,
    'A processing payment counts as not charged',
    "processing: 'processing',",
    "processing: 'incomplete',",
  ),
  check(78, 'Going on takes a new key', 'leave(donor, attempt)', 'leave(donor, donor.begin(attempt))'),
  check(
    369,
    'The word on another payment is taken for this one',
    'const isOurs = secret !== undefined && markOf(secret) === attempt.mark',
    'const isOurs = secret !== undefined',
  ),
  check(
    83,
    'No answer means not charged',
    "if (payment.state !== 'unknown') return hear(donor, attempt, payment)",
    "return hear(donor, attempt, payment.state === 'unknown' ? { state: 'incomplete' } : payment)",
  ),
  donor(
    8,
    'Each tab does as it likes',
    'desk.underLock(async () => {',
    '(async (work) => work())(async () => {',
  ),
  donor(322, 'Whoever is here is told', 'if (isHere()) for', 'for'),
  donor(
    1,
    'A failure leaves the button busy',
    '} else dispatch(waitEnded(wait))',
    '} else if (!desk.secrets) dispatch(waitEnded(wait))',
  ),
  donor(
    7,
    'A page that could not be left waits for ever',
    'desk.later(LEAVING_MS, () => dispatch(waitEnded(wait)))',
    '',
  ),
  settle(
    91,
    'What may be charged by card can be given up',
    'if (attempt && isCardAttempt(attempt) && mayBeCharged(attempt)) return',
    'if (false) return',
  ),
  give(
    5,
    'Who has left is forgotten',
    'if (attempt && mayBeCharged(attempt)) return',
    "if (attempt && mayBeCharged(attempt) && attempt.stage !== 'left') return",
  ),
  attempt(84, 'What is processing is forgotten', " || stage === 'processing'", ''),
  attempt(932, 'Any payment of that amount is the one', ' && created >= Math.floor(startedAt / 1000)', ''),
]
