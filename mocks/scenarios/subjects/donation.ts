import { omid, sara } from '../../fixtures/accounts.ts'
import type { Scenario, Step } from '../scenario.ts'
import { alert, dialog, submit } from '../selectors.ts'
import { endingSubscription } from '../worldChanges.ts'

const monthly = '/donation?interval=month&price=20'
const donate: Step = { press: submit }
const asOmid = { path: monthly, as: omid.email }
const stripeBlocked = [{ path: '/stripe.js', kind: 'drop-request', times: 99 }] as const
const key = '00000000-0000-4000-8000-000000000001'

/** A record of the client, as a page leaves it that closes in the middle of a donation. */
const attempt = (now: number, more: object) => ({
  key,
  userId: omid.id,
  interval: 'month',
  amount: 20,
  startedAt: now,
  changedAt: now,
  ...more,
})

/** A payment that was on its way when the page went; the provider cannot be asked. */
const unresolved = (isLost: boolean) => ({
  ...asOmid,
  device: (now: number) => ({
    [`donation:${omid.id}`]: { attempt: attempt(now, { stage: 'confirming', isLost }) },
  }),
  faults: stripeBlocked,
  steps: [{ wait: '#donation-pending' }],
})

const paidWith = (number: string, result: string): Step[] => [donate, { card: number }, { wait: result }]

const choices: Scenario[] = [
  { name: 'donation', title: ['A donation once', 'کمک یک‌باره'], rows: ['donation-once'], path: '/donation' },
  {
    name: 'donation-every-month',
    title: ['A donation every month', 'کمک ماهانه'],
    rows: ['donation-regular'],
    path: monthly,
  },
  {
    name: 'donation-every-month-signed-in',
    title: ['A donation every month, signed in', 'کمک ماهانه، پس از ورود'],
    ...asOmid,
  },
  {
    name: 'donation-subscriber',
    title: ['A donor with a subscription', 'حامی‌ای که کمک ماهانه دارد'],
    rows: ['donation-subscriber'],
    path: monthly,
    as: sara.email,
  },
  {
    name: 'donation-mistake',
    title: ['An amount that is none', 'مبلغی نادرست'],
    path: '/donation',
    steps: [
      { fill: 'main [name=amount]', with: '12.5' },
      donate,
      { wait: '[name=amount][aria-invalid=true]' },
    ],
  },
  {
    name: 'donation-copied',
    title: ['A line of the bank account is copied', 'شمارهٔ حساب رونوشت شد'],
    path: '/donation',
    steps: [
      { press: '[aria-labelledby=donation-bank] button' },
      { wait: '[aria-labelledby=donation-bank] [data-said]' },
    ],
  },
  {
    name: 'donation-register',
    title: ['A visitor has to register first', 'بازدیدکننده باید اول ثبت‌نام کند'],
    rows: ['donation-register'],
    path: monthly,
    steps: [donate, { wait: 'main form [name=firstName]' }, { press: '#notices button' }],
  },
  {
    name: 'donation-still-running',
    title: ['A subscription still runs', 'کمک قبلی هنوز ادامه دارد'],
    ...asOmid,
    world: endingSubscription(omid.id),
    steps: [donate, { wait: dialog }],
  },
  {
    name: 'donation-done',
    title: ['Back from the payment page, paid', 'بازگشت از صفحهٔ پرداخت، پرداخت‌شده'],
    rows: ['donation-result-true'],
    path: '/donation?result=true',
    steps: [{ wait: dialog }],
  },
  {
    name: 'donation-canceled',
    title: ['Back from the payment page, not paid', 'بازگشت از صفحهٔ پرداخت، بدون پرداخت'],
    rows: ['donation-result-false'],
    path: '/donation?result=false',
    steps: [{ wait: dialog }],
  },
]

const refusals: Scenario[] = [
  {
    name: 'donation-link-refused',
    title: ['A link that leads nowhere', 'پیوند پرداختی که به جایی نمی‌رسد'],
    path: '/donation',
    faults: [
      {
        operationId: 'getPaymentLink',
        kind: 'status',
        status: 200,
        body: { data: 'javascript:1' },
        times: 99,
      },
    ],
    steps: [donate, { wait: dialog }],
  },
  {
    name: 'donation-link-failed',
    title: ['The payment page cannot be had', 'صفحهٔ پرداخت در دسترس نیست'],
    rows: ['payment-link-failure'],
    path: '/donation',
    faults: [
      {
        operationId: 'getPaymentLink',
        kind: 'status',
        status: 422,
        body: { message: 'Not today' },
        times: 99,
      },
    ],
    steps: [donate, { wait: dialog }],
  },
  {
    name: 'donation-secret-failed',
    title: ['The card payment cannot begin', 'پرداخت با کارت شروع نمی‌شود'],
    rows: ['payment-secret-failure'],
    ...asOmid,
    faults: [
      {
        operationId: 'createDonationIntent',
        kind: 'status',
        status: 422,
        body: { message: 'Not today' },
        times: 99,
      },
    ],
    steps: [donate, { wait: dialog }],
  },
  {
    name: 'donation-blocked',
    title: ['The provider of card payments is blocked', 'سرویس پرداخت با کارت بسته است'],
    rows: ['card-library-missing'],
    ...asOmid,
    faults: stripeBlocked,
    steps: [donate, { wait: alert }],
    shows: 'donation.failed.reload',
  },
]

const card: Scenario[] = [
  {
    name: 'donation-card',
    title: ['The form for the card', 'فرم کارت'],
    rows: ['donation-card'],
    ...asOmid,
    steps: [donate, { wait: 'iframe[title="Secure card payment input frame"][style*=block-size]' }],
  },
  {
    name: 'donation-incomplete',
    title: ['A card number that is incomplete', 'شمارهٔ کارت ناتمام'],
    ...asOmid,
    steps: paidWith('4242', '#donation-field-problem p'),
  },
  {
    name: 'donation-bank-asks',
    title: ['The bank asks', 'پرسش بانک'],
    ...asOmid,
    steps: paidWith('4000002500003155', 'dialog iframe[style*=block-size]'),
  },
  {
    name: 'donation-leaving',
    title: ['Leaving while the card is charged', 'ترک صفحه هنگام پرداخت'],
    rows: ['donation-busy'],
    ...asOmid,
    faults: [{ path: '/v1/payment_intents/*/confirm', kind: 'hold', times: 99 }],
    steps: [
      ...paidWith('4242424242424242', 'main form [type=submit][aria-disabled=true]'),
      { press: 'footer a[href="/courses"]' },
      { wait: dialog },
    ],
  },
  {
    name: 'donation-declined',
    title: ['The card is declined', 'کارت پذیرفته نشد'],
    rows: ['card-failure'],
    ...asOmid,
    steps: paidWith('4000000000009995', 'main form [role=alert] p'),
  },
  {
    name: 'donation-not-succeeded',
    title: ['The bank is not satisfied', 'بانک تأیید نکرد'],
    rows: ['card-not-succeeded'],
    ...asOmid,
    steps: paidWith('4000000000000119', 'main form [role=alert] blockquote'),
  },
  {
    name: 'donation-open',
    title: ['It is not known whether the card was charged', 'معلوم نیست کارت برداشت شده یا نه'],
    ...asOmid,
    steps: paidWith('4000000000002222', '#donation-open'),
  },
  {
    name: 'donation-open-declined',
    title: ['The second try is declined', 'تلاش دوم پذیرفته نشد'],
    ...asOmid,
    steps: [
      ...paidWith('4000000000002222', '#donation-open'),
      { card: '4000000000000069' },
      { wait: 'main form [role=alert] blockquote' },
    ],
  },
  {
    name: 'donation-succeeded',
    title: ['The card is charged', 'پرداخت انجام شد'],
    rows: ['donation-succeeded'],
    ...asOmid,
    steps: paidWith('4242424242424242', dialog),
  },
  {
    name: 'donation-processing',
    title: ['The payment is being processed', 'پرداخت در حال انجام است'],
    ...asOmid,
    steps: paidWith('4000000000001117', '#donation-pending'),
  },
  {
    name: 'donation-unknown',
    title: ['A payment that nobody knows of yet', 'پرداختی که هنوز خبری از آن نیست'],
    ...unresolved(false),
  },
  {
    name: 'donation-lost',
    title: ['A payment that cannot be found out', 'پرداختی که دیگر معلوم نمی‌شود'],
    ...unresolved(true),
  },
  {
    name: 'donation-refused-unseen',
    title: ['The card was refused on another page', 'کارت در صفحهٔ دیگری پذیرفته نشد'],
    ...asOmid,
    device: (now) => ({
      [`donation:${omid.id}`]: { attempt: attempt(now, { stage: 'card', tries: 1 }), isUntold: true },
    }),
    steps: [{ wait: dialog }],
  },
]

/** Donations, once and regular. */
export const donation: Scenario[] = [...choices, ...refusals, ...card]
