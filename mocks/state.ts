import type {
  DonationIntent,
  DonationInterval,
  LessonProgress,
  OneTimePayment,
  PaymentLink,
  Subscription,
} from '../src/api/types.ts'
import type { CardProviderState } from './card-provider/state.ts'
import { seedAccounts, seedEmailTokens } from './fixtures/accounts.ts'
import { seedExpectedPayments, seedPayments, seedSessions, seedSubscriptions } from './fixtures/donations.ts'
import { seedEnrollments } from './fixtures/enrollments.ts'

export interface Account {
  id: string
  firstName: string
  lastName: string
  email: string
  /** In plain text: this is a mock, and its passwords are printed on the demo's sign-in page. */
  password: string
  verified: boolean
  phoneNumber?: string
  country?: string
  city?: string
  address?: string
  profession?: string
}

interface Session {
  userId: string
  refreshToken: string
  /** Milliseconds since 1970, like every time of the state that does not say otherwise. */
  expiresAt: number
}

/** The token in the link of an e-mail. */
export interface EmailToken {
  token: string
  userId: string
  purpose: 'verify' | 'reset'
  expiresAt: number
}

export interface Email {
  to: string
  purpose: EmailToken['purpose']
  /** Path and query of the link, such as /verify?token=… */
  link: string
}

export interface Enrollment {
  id: string
  userId: string
  courseId: string
  enrolledAt: string
  startedAt: string | null
  completedAt: string | null
  lastAccessedAt: string | null
  lessons: Record<string, LessonProgress>
}

export interface LedgerSubscription extends Omit<Subscription, 'latest_invoice'> {
  userId: string
  period_start: number
  period_end: number
  /** Its owner has ended it: the history shows it as active until its period is over. */
  isEnding?: boolean
}

export interface LedgerPayment extends OneTimePayment {
  userId?: string
}

/** A payment that has begun, and that the card payment provider has not reported as made. */
export interface ExpectedPayment {
  /** The provider's id of the intent or of the session. */
  id: string
  /** Left out for a visitor. */
  userId?: string
  cents: number
  interval: DonationInterval
  /** The subscription that is paid with it, where there is one already. */
  subscription?: string
}

/** The first answer to a call with an Idempotency-Key, for a repeated call. */
export interface KeptAnswer {
  /** Operation, donor and key. */
  key: string
  /** The body of the request, as text. */
  sent: string
  answer: DonationIntent | PaymentLink
  /** Milliseconds since 1970. */
  at: number
}

export interface Submission {
  kind: 'contact' | 'newsletter' | 'school' | 'student' | 'teacher' | 'job'
  email: string
  fields: Record<string, string>
  file?: { name: string; type: string; size: number }
}

/** All that the mock server remembers: plain data, so that any store can keep it. */
export interface WorldState {
  /** How many ids of a kind were given out; keeps ids and tokens the same in every run. */
  counters: Record<string, number>
  accounts: Account[]
  /** By access token. */
  sessions: Record<string, Session>
  emailTokens: EmailToken[]
  emails: Email[]
  enrollments: Enrollment[]
  subscriptions: LedgerSubscription[]
  payments: LedgerPayment[]
  expectedPayments: ExpectedPayment[]
  keptAnswers: KeptAnswer[]
  cardProvider: CardProviderState
  submissions: Submission[]
}

/** The state of a fresh world. */
export function initialState(): WorldState {
  return {
    counters: { account: seedAccounts.length, enrollment: seedEnrollments.length },
    accounts: structuredClone(seedAccounts),
    sessions: {},
    emailTokens: structuredClone(seedEmailTokens),
    emails: [],
    enrollments: structuredClone(seedEnrollments),
    subscriptions: structuredClone(seedSubscriptions),
    payments: structuredClone(seedPayments),
    expectedPayments: structuredClone(seedExpectedPayments),
    keptAnswers: [],
    cardProvider: {
      intents: [],
      sessions: structuredClone(seedSessions),
      charges: [],
      unreported: [],
      isWebhookLate: false,
    },
    submissions: [],
  }
}

/** The next number of a kind, from 1. */
export function count(state: WorldState, kind: string): number {
  const next = (state.counters[kind] ?? 0) + 1
  state.counters[kind] = next
  return next
}

/** 7 → '007'. */
export function padded(number: number) {
  return String(number).padStart(3, '0')
}
