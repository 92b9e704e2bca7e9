// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { Subscription } from '@/api/types'
import { historyRows } from '@/domain/donation/history'
import { subscriptionActions } from '@/domain/donation/subscriptionActions'

const PAGE = 'https://pay.example.org/invoice/1'
const PAPER = 'https://pay.example.org/invoice/1.pdf'

type ServerSubscription = Partial<Omit<Subscription, 'latest_invoice'>> & { latest_invoice?: unknown }

function actionsOf(subscription: ServerSubscription, hasSubscription: boolean | undefined) {
  const [row] = historyRows({ subs: [{ id: 'sub_1', ...subscription } as Subscription] }, 'all')
  if (!row) throw new Error('The history has no row')
  return subscriptionActions(row, hasSubscription)
}

const plan = { amount: 2000, interval: 'month' } as const
const latest_invoice = { hosted_invoice_url: PAGE, invoice_pdf: PAPER }
const complete = { kind: 'complete', url: PAGE }
const invoice = { kind: 'invoice', url: PAPER }
const again = { kind: 'resubscribe', plan: { price: '20', interval: 'month' } }
const over = { kind: 'expired', obstacle: 'expired' }

describe('the actions of a subscription, for every status, with and without a subscription of the user', () => {
  it.each([
    ['unpaid', true, [complete]],
    ['unpaid', false, [complete]],
    ['unpaid', undefined, [complete]],
    ['active', true, [invoice, { kind: 'unsubscribe' }]],
    ['active', false, [invoice, { kind: 'unsubscribe', obstacle: 'notSubscribed' }]],
    ['active', undefined, [invoice, { kind: 'unsubscribe', obstacle: 'unsure' }]],
    ['canceled', true, [{ ...again, obstacle: 'subscribed' }]],
    ['canceled', false, [again]],
    ['canceled', undefined, [{ ...again, obstacle: 'unsure' }]],
    ['incomplete_expired', true, [over]],
    ['incomplete_expired', false, [over]],
    ['incomplete_expired', undefined, [over]],
    ...['past_due', 'trialing'].flatMap((status) =>
      [true, false, undefined].map((has): [string, boolean | undefined, object[]] => [
        status,
        has,
        [{ kind: 'unsubscribe' }],
      ]),
    ),
    ...['incomplete', 'paused', 'on_hold', 'ACTIVE', 'constructor', ''].flatMap((status) =>
      [true, false, undefined].map((has): [string, boolean | undefined, object[]] => [status, has, []]),
    ),
  ])('%s, hasSubscription %s', (status, hasSubscription, wanted) => {
    expect(actionsOf({ status: status as 'active', plan, latest_invoice }, hasSubscription)).toEqual(wanted)
  })

  it('a one-time payment has no actions', () => {
    const [row] = historyRows({ onetime: [{ id: 'p', amount: 1, created: 1, status: 'active' }] }, 'all')
    expect(row && subscriptionActions(row, true)).toEqual([])
  })
})

describe('addresses of invoices', () => {
  it.each([
    'javascript:alert(1)',
    'http://pay.example.org/1',
    'https://user:secret@pay.example.org/1',
    'none',
    '',
    null,
    7,
  ])('%j is not opened', (url) => {
    const odd = { hosted_invoice_url: url, invoice_pdf: url }
    expect(actionsOf({ status: 'unpaid', latest_invoice: odd }, true)).toEqual([
      { kind: 'complete', obstacle: 'noPage' },
    ])
    expect(actionsOf({ status: 'active', latest_invoice: odd }, true)[0]).toEqual({
      kind: 'invoice',
      obstacle: 'noPaper',
    })
  })

  it.each([undefined, null, 'none', []])('the invoice %j has no page to open', (none) => {
    expect(actionsOf({ status: 'unpaid', latest_invoice: none }, false)).toEqual([
      { kind: 'complete', obstacle: 'noPage' },
    ])
  })
})

describe('resubscribe starts with the earlier amount and interval', () => {
  it.each([
    [
      { amount: 1250, interval: 'week' },
      { price: '12', interval: 'week' },
    ],
    [
      { amount: 1999, interval: 'year' },
      { price: '19', interval: 'year' },
    ],
    [
      { amount: 40, interval: 'month' },
      { price: '1', interval: 'month' },
    ],
    [{ amount: 0, interval: 'month' }, { interval: 'month' }],
    [{ amount: -500, interval: 'month' }, { interval: 'month' }],
    [{ amount: 'x', interval: 'decade' }, {}],
    [{ amount: 1200 }, { price: '12' }],
    [null, {}],
    [undefined, {}],
  ])('%j → %j', (odd, wanted) => {
    expect(actionsOf({ status: 'canceled', plan: odd as never }, false)).toEqual([
      { kind: 'resubscribe', plan: wanted },
    ])
  })
})
