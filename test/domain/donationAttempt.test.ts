import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  after,
  type DonationAttempt,
  type DonationEvent,
  type DonationStage,
  isOver,
  isPaidBy,
  isSameWish,
  mayBeCharged,
  newAttempt,
} from '@/domain/donationAttempt'
import { readNote } from '@/domain/donationNote'

const HOUR = 3_600_000
const START = Date.parse('2026-11-22T09:00:00Z')

const monthly = newAttempt({ interval: 'month', amount: 12 }, 'u-001', 'key-1', START)
const once = newAttempt({ interval: 'one-time', amount: 20 }, undefined, 'key-2', START)

function through(attempt: DonationAttempt, ...events: DonationEvent[]) {
  return events.reduce((one, event, index) => after(one, event, START + index + 1), attempt)
}

describe('an attempt', () => {
  it('of a subscription goes from the secret over the confirmation to its success', () => {
    const stages = (['secret', 'confirming', 'succeeded'] as const).map(
      (_, index, all) => through(monthly, ...all.slice(0, index + 1)).stage,
    )
    expect(stages).toEqual(['card', 'confirming', 'succeeded'])
  })

  it('that was not charged goes back to the card, also from processing', () => {
    expect(through(monthly, 'secret', 'confirming', 'incomplete').stage).toBe('card')
    expect(through(monthly, 'secret', 'confirming', 'processing', 'incomplete').stage).toBe('card')
  })

  it('of one time that was canceled can be opened again, and can succeed all the same', () => {
    expect(through(once, 'link', 'stopped').stage).toBe('canceled')
    expect(through(once, 'link', 'stopped', 'link').stage).toBe('left')
    expect(through(once, 'link', 'stopped', 'succeeded').stage).toBe('succeeded')
  })

  const events: DonationEvent[] = [
    'secret',
    'link',
    'confirming',
    'succeeded',
    'processing',
    'incomplete',
    'stopped',
  ]

  it('that has succeeded stays so, whatever comes late', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (late) => {
        expect(through(monthly, 'secret', 'confirming', 'succeeded', ...late).stage).toBe('succeeded')
      }),
    )
  })

  it('is charged by nothing but what was asked for: from asking no success comes', () => {
    expect(through(monthly, 'succeeded', 'confirming', 'processing').stage).toBe('asking')
  })

  it.each<[DonationStage, boolean]>([
    ['asking', false],
    ['card', false],
    ['canceled', false],
    ['succeeded', false],
    ['left', true],
    ['confirming', true],
    ['processing', true],
  ])('%s: may be charged and not yet known: %s', (stage, isPending) => {
    expect(mayBeCharged({ ...monthly, stage })).toBe(isPending)
  })

  it('is the same wish with the same interval and amount until it has succeeded', () => {
    expect(isSameWish(monthly, { interval: 'month', amount: 12 })).toBe(true)
    expect(isSameWish(monthly, { interval: 'week', amount: 12 })).toBe(false)
    expect(isSameWish(monthly, { interval: 'month', amount: 13 })).toBe(false)
    expect(isSameWish({ ...monthly, stage: 'succeeded' }, monthly)).toBe(false)
  })

  it('is over after 23 hours; one that may be charged is remembered as long from its last change', () => {
    expect(isOver(monthly, START + 23 * HOUR - 1)).toBe(false)
    expect(isOver(monthly, START + 23 * HOUR)).toBe(true)
    const told = { ...monthly, stage: 'confirming', changedAt: START + 22 * HOUR } as const
    expect(isOver(told, START + 30 * HOUR)).toBe(false)
    expect(isOver(told, START + 45 * HOUR)).toBe(true)
    const again = after(through(once, 'link'), 'link', START + 22 * HOUR)
    expect(isOver(again, START + 30 * HOUR)).toBe(false)
  })

  it('is paid by a payment of its amount that succeeded since it began, as clocks go: five minutes off', () => {
    const payment = { id: 'pi', amount: 2000, created: START / 1000, status: 'succeeded' }
    expect(isPaidBy(once, payment)).toBe(true)
    expect(isPaidBy(once, { ...payment, created: START / 1000 - 300 })).toBe(true)
    expect(isPaidBy(once, { ...payment, created: START / 1000 - 301 })).toBe(false)
    expect(isPaidBy(once, { ...payment, amount: 2001 })).toBe(false)
    expect(isPaidBy(once, { ...payment, status: 'requires_payment_method' })).toBe(false)
  })
})

it('what nobody could know any more can be known again, whatever is heard of it', () => {
  const lost = (...events: DonationEvent[]) => through(monthly, 'secret', 'confirming', ...events, 'lost')
  expect(lost().isLost).toBe(true)
  for (const heard of ['processing', 'incomplete', 'succeeded', 'confirming'] as const)
    expect(after(lost(), heard, START).isLost).toBeUndefined()
  for (const heard of ['processing', 'incomplete', 'succeeded'] as const)
    expect(after(lost('processing'), heard, START).isLost).toBeUndefined()
})

describe('what a device remembers', () => {
  const noteOf = (attempt: unknown, more: object = {}) => JSON.stringify({ attempt, ...more })

  it('is read as it was written', () => {
    const left = {
      ...through(once, 'link'),
      mark: 'm',
      tries: 2,
      isBankAsked: true,
      isRefused: true,
      openUntil: START + HOUR,
      isLost: true,
      cents: 2000,
    }
    expect(readNote(noteOf(left), undefined, START).attempt).toEqual(left)
  })

  it.each([
    ['no text', null],
    ['no JSON', '{"attempt":'],
    ['a list', '[]'],
    ['a number', '7'],
    ['nothing', 'null'],
    ['an attempt of another kind', noteOf('left')],
    ['no key', noteOf({ ...monthly, key: '' })],
    ['an unknown stage', noteOf({ ...monthly, stage: 'paid' })],
    ['a stage of the other kind', noteOf({ ...monthly, stage: 'left' })],
    ['an unknown interval', noteOf({ ...monthly, interval: 'day' })],
    ['an amount that is none', noteOf({ ...monthly, amount: '12' })],
    ['a time that is none', noteOf({ ...monthly, startedAt: null })],
    ['somebody else’s', noteOf({ ...monthly, userId: 'u-002' })],
    ['a visitor’s', noteOf({ ...monthly, userId: undefined })],
    ['one of long ago', noteOf({ ...monthly, startedAt: START - 24 * HOUR })],
    ['one of a time far ahead', noteOf({ ...monthly, startedAt: START + 24 * HOUR })],
  ])('counts for nothing: %s', (_what, text) => {
    expect(readNote(text, 'u-001', START).attempt).toBeNull()
  })

  it('knows for 23 hours that a subscription was charged', () => {
    const text = noteOf(null, { subscribedAt: START })
    expect(readNote(text, 'u-001', START + HOUR).subscribedAt).toBe(START)
    expect(readNote(text, 'u-001', START + 23 * HOUR).subscribedAt).toBeUndefined()
    expect(readNote(noteOf(null, { subscribedAt: 'now' }), 'u-001', START).subscribedAt).toBeUndefined()
  })

  it('whatever stands there breaks nothing', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(readNote(text, 'u-001', START)).toHaveProperty('attempt')
      }),
    )
  })
})
