import { describe, expect, it } from 'vitest'
import type { DonationHistory } from '@/api/types'
import { donationFilterIn, historyRows, runningSubscriptions } from '@/domain/donation/history'

const DAY = 86_400

const donations: DonationHistory = {
  subs: [
    {
      id: 'sub_1',
      status: 'active',
      plan: { amount: 1250, interval: 'month' },
      latest_invoice: { period_start: 10 * DAY, period_end: 40 * DAY },
    },
  ],
  onetime: [
    { id: 'pi_1', amount: 3000, created: 20 * DAY, status: 'succeeded' },
    { id: 'pi_2', amount: 1, created: 5 * DAY, status: 'succeeded' },
  ],
}

describe('the filter of the payment history', () => {
  it.each(['all', 'subs', 'payment'] as const)('%s is valid', (filter) => {
    expect(donationFilterIn(filter)).toBe(filter)
  })

  it.each([null, undefined, '', 'ALL', 'sub', 'payments', 7, {}])('%j counts as all', (value) => {
    expect(donationFilterIn(value)).toBe('all')
  })
})

describe('the rows of the payment history', () => {
  it('convert cents to dollars and seconds to milliseconds, with the newest row first', () => {
    const rows = historyRows(donations, 'all')
    expect(rows.map(({ id, dollars }) => [id, dollars])).toEqual([
      ['pi_1', 30],
      ['sub_1', 12.5],
      ['pi_2', 0.01],
    ])
    expect(rows[1]).toMatchObject({ from: 10 * DAY * 1000, to: 40 * DAY * 1000, interval: 'month' })
  })

  it('match the filter, even if the server sends more', () => {
    expect(historyRows(donations, 'subs').map(({ id }) => id)).toEqual(['sub_1'])
    expect(historyRows(donations, 'payment').map(({ id }) => id)).toEqual(['pi_1', 'pi_2'])
  })

  it('come from the other list if the server leaves one out', () => {
    expect(historyRows({}, 'all')).toEqual([])
    expect(historyRows({ onetime: donations.onetime }, 'all')).toHaveLength(2)
  })

  it('leave out malformed values', () => {
    const odd = {
      subs: [null, 7, { id: '' }, { id: 'sub_2' }, { id: 'sub_3', status: 4, plan: { amount: '12' } }],
      onetime: 'none',
    } as unknown as DonationHistory
    const rows = historyRows(odd, 'all')
    expect(rows.map(({ id, dollars, from, status }) => [id, dollars, from, status])).toEqual([
      ['sub_2', undefined, undefined, ''],
      ['sub_3', undefined, undefined, ''],
    ])
  })
})

describe('the running subscriptions', () => {
  const of = (status: string, id = status) => ({ ...donations.subs?.[0], id, status })

  it.each(['active', 'trialing', 'past_due'])(
    'include one with status %s, with its dollars and the end of the paid time',
    (status) => {
      expect(runningSubscriptions({ subs: [of(status)] } as DonationHistory)).toEqual([
        { id: status, dollars: 12.5, interval: 'month', until: 40 * DAY * 1000 },
      ])
    },
  )

  it.each(['canceled', 'unpaid', 'incomplete_expired', ''])('do not include one with status %j', (status) => {
    expect(runningSubscriptions({ subs: [of(status, 'sub_1')] } as DonationHistory)).toEqual([])
  })

  it('include one without plan and invoice, which has no amount and no end', () => {
    const history = { subs: [{ id: 'sub_1', status: 'active' }], onetime: donations.onetime }
    expect(runningSubscriptions(history as DonationHistory)).toEqual([{ id: 'sub_1', interval: '' }])
  })
})
