import type { Account, EmailToken } from '../state.ts'

export const sara: Account = {
  id: 'u-001',
  firstName: 'Sara',
  lastName: 'Lindholm',
  email: 'sara@example.org',
  password: 'learn-2026',
  verified: true,
  phoneNumber: '+4520123456',
  country: 'DK',
  city: 'Copenhagen',
  address: 'Nørrebrogade 12',
}

export const omid: Account = {
  id: 'u-002',
  firstName: 'Omid',
  lastName: 'Karimi',
  email: 'omid@example.org',
  password: 'start-2026',
  verified: true,
  country: 'DK',
  city: 'Aarhus',
}

export const lena: Account = {
  id: 'u-003',
  firstName: 'Lena',
  lastName: 'Berg',
  email: 'lena@example.org',
  password: 'verify-2026',
  verified: false,
  country: 'DK',
}

export const seedAccounts: Account[] = [sara, omid, lena]

const never = Date.parse('2100-01-01T00:00:00Z')
const longAgo = Date.parse('2026-01-01T00:00:00Z')

export const seedEmailTokens: EmailToken[] = [
  { token: 'verify-u-003', userId: lena.id, purpose: 'verify', expiresAt: never },
  { token: 'verify-u-003-expired', userId: lena.id, purpose: 'verify', expiresAt: longAgo },
  { token: 'reset-u-001', userId: sara.id, purpose: 'reset', expiresAt: never },
  { token: 'reset-u-001-expired', userId: sara.id, purpose: 'reset', expiresAt: longAgo },
]

/** Whom the demo's sign-in page offers: a learner with courses, and one who starts afresh. */
export const demoAccounts = [
  {
    name: { en: 'Sara, with three courses under way or done', fa: 'سارا، با سه دورهٔ نیمه‌کاره یا تمام‌شده' },
    email: sara.email,
    password: sara.password,
  },
  {
    name: { en: 'Omid, who starts today', fa: 'امید، که امروز شروع می‌کند' },
    email: omid.email,
    password: omid.password,
  },
]
