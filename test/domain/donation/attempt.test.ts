import { describe, expect, it } from 'vitest'
import { type AttemptStage, isOver, isPaidBy, isSameOrder, mayBeCharged } from '@/domain/donation/attempt'
import { monthly, once, START, through } from './attempts'

const HOUR = 3_600_000

describe('an attempt', () => {
  it.each<[AttemptStage, boolean]>([
    ['requesting', false],
    ['ready', false],
    ['returned', false],
    ['succeeded', false],
    ['redirected', true],
    ['confirming', true],
    ['processing', true],
  ])('in stage %s may be charged with an unknown outcome: %s', (stage, isPending) => {
    expect(mayBeCharged({ ...monthly, stage })).toBe(isPending)
  })

  it('has the same order with the same interval and amount, until it has succeeded', () => {
    expect(isSameOrder(monthly, { interval: 'month', amount: 12 })).toBe(true)
    expect(isSameOrder(monthly, { interval: 'week', amount: 12 })).toBe(false)
    expect(isSameOrder(monthly, { interval: 'month', amount: 13 })).toBe(false)
    expect(isSameOrder({ ...monthly, stage: 'succeeded' }, monthly)).toBe(false)
  })

  it('expires 23 hours after its start, or after its last change if it may be charged', () => {
    expect(isOver(monthly, START + 23 * HOUR - 1)).toBe(false)
    expect(isOver(monthly, START + 23 * HOUR)).toBe(true)
    const confirming = { ...monthly, stage: 'confirming', changedAt: START + 22 * HOUR } as const
    expect(isOver(confirming, START + 30 * HOUR)).toBe(false)
    expect(isOver(confirming, START + 45 * HOUR)).toBe(true)
    const again = through(once, ['link', 0], ['link', 22 * 60])
    expect(isOver(again, START + 30 * HOUR)).toBe(false)
  })

  it('is paid by a payment of its amount that succeeded since it began; clocks may differ by five minutes', () => {
    const payment = { id: 'pi', amount: 2000, created: START / 1000, status: 'succeeded' }
    expect(isPaidBy(once, payment)).toBe(true)
    expect(isPaidBy(once, { ...payment, created: START / 1000 - 300 })).toBe(true)
    expect(isPaidBy(once, { ...payment, created: START / 1000 - 301 })).toBe(false)
    expect(isPaidBy(once, { ...payment, amount: 2001 })).toBe(false)
    expect(isPaidBy(once, { ...payment, status: 'requires_payment_method' })).toBe(false)
  })
})
