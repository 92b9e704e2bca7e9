import type { Fault } from '../../faults/fault.ts'
import { omid, sara } from '../../fixtures/accounts.ts'
import type { Scenario, Step } from '../scenario.ts'
import { alert, dialog } from '../selectors.ts'
import { endedOnly, everyStatus, oddHistory } from './paymentHistory.ts'

const path = '/user/profile'
const asSara = { path, as: sara.email }
const asOmid = { path, as: omid.email }
const widths = [1280, 800, 360]

const rows: Step = { wait: 'main tbody tr' }
const askToEnd: Step = { press: 'tr button:not([aria-disabled=true])' }
const confirmEnd: Step = { press: '[role=dialog] button', at: -1 }

const answering = (body: unknown): Fault[] => [
  { operationId: 'getDonationHistory', kind: 'status', status: 200, body, times: 99 },
]

/** The profile and the payments. */
export const profile: Scenario[] = [
  {
    name: 'profile',
    title: ['The profile', 'نمایه'],
    rows: [
      'profile',
      'subscription-unpaid',
      'subscription-active',
      'subscription-canceled',
      'subscription-expired',
    ],
    ...asSara,
    widths,
    steps: [rows],
  },
  {
    name: 'profile-once',
    title: ['Donations once', 'کمک‌های یک‌باره'],
    ...asSara,
    path: `${path}?filter=payment`,
    steps: [rows],
  },
  {
    name: 'profile-nothing-paid',
    title: ['Nothing paid yet', 'هنوز پرداختی نیست'],
    rows: ['history-empty'],
    ...asOmid,
    shows: 'profile.history.empty',
  },
  {
    name: 'profile-awaited',
    title: ['A donation that is not listed yet', 'کمکی که هنوز در فهرست نیست'],
    ...asOmid,
    device: (now) => ({ [`donation:${omid.id}`]: { attempt: null, subscribedAt: now } }),
    steps: [{ wait: '#history-title' }],
    shows: 'profile.history.awaited',
  },
  {
    name: 'profile-loading',
    title: ['The payments are still loading', 'پرداخت‌ها هنوز بارگذاری می‌شوند'],
    ...asSara,
    faults: [{ operationId: 'getDonationHistory', kind: 'hold', times: 99 }],
    shows: 'profile.history.loading',
  },
  {
    name: 'profile-subscriber',
    title: ['Every status, with a subscription', 'همهٔ وضعیت‌ها، با کمک ماهانه'],
    rows: ['subscription-unpaid', 'subscription-active'],
    ...asSara,
    widths,
    faults: answering(everyStatus),
    steps: [rows],
  },
  {
    name: 'profile-not-subscribed',
    title: ['Ended subscriptions', 'کمک‌های پایان‌یافته'],
    rows: ['subscription-canceled', 'subscription-expired'],
    ...asOmid,
    faults: answering(endedOnly),
    steps: [rows],
  },
  {
    name: 'profile-odd',
    title: ['Payments that make no sense', 'پرداخت‌هایی که معنا ندارند'],
    ...asOmid,
    widths,
    faults: answering(oddHistory),
    steps: [rows],
  },
  {
    name: 'profile-failed',
    title: ['The payments cannot be loaded', 'پرداخت‌ها بارگذاری نمی‌شوند'],
    ...asSara,
    faults: [{ operationId: 'getDonationHistory', kind: 'html', times: 99 }],
    steps: [{ wait: alert }],
    shows: 'profile.history.failed',
  },
  {
    name: 'profile-history-missing',
    title: ['The server knows no payments', 'کارساز پرداختی نمی‌شناسد'],
    rows: ['history-missing'],
    complains: /There is no payment history yet/,
    ...asOmid,
    faults: [
      {
        operationId: 'getDonationHistory',
        kind: 'status',
        status: 404,
        body: { message: 'None' },
        times: 99,
      },
    ],
    shows: 'profile.history.empty',
  },
  {
    name: 'profile-unknown-user',
    title: ['The details cannot be loaded', 'مشخصات بارگذاری نمی‌شود'],
    ...asSara,
    faults: [{ operationId: 'getUser', kind: 'drop-request', times: 99 }],
    steps: [{ wait: alert }, rows],
  },
  {
    name: 'profile-unsubscribe',
    title: ['The question before a subscription ends', 'پرسش پیش از پایان کمک ماهانه'],
    rows: ['unsubscribe-question'],
    ...asSara,
    steps: [askToEnd, { wait: dialog }],
    shows: 'profile.history.sure',
  },
  {
    name: 'profile-unsubscribed',
    title: ['The subscription has ended', 'کمک ماهانه پایان یافت'],
    ...asSara,
    steps: [askToEnd, confirmEnd, { wait: 'tr [href*="price=20"]' }],
  },
  {
    name: 'profile-unsubscribe-failed',
    title: ['The subscription cannot be ended', 'کمک ماهانه پایان نمی‌یابد'],
    rows: ['unsubscribe-failure'],
    ...asSara,
    faults: [{ operationId: 'unsubscribe', kind: 'drop-answer', times: 1 }],
    steps: [askToEnd, confirmEnd],
    shows: 'profile.history.error',
  },
]
