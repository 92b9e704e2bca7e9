import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeTimeOf, readRecord, storedText } from '@/domain/donation/record'
import { monthly, once, START, through } from './attempts'

const HOUR = 3_600_000

describe('the record of a device', () => {
  const textOf = (attempt: unknown, more: object = {}) => JSON.stringify({ attempt, ...more })
  const stored = { ...monthly, stage: 'asking' }

  it('is read as it was written', () => {
    const redirected = {
      ...through(once, ['link', 0]),
      fingerprint: 'm',
      confirmationCount: 2,
      isChallenged: true,
      isLastDeclined: true,
      settlesAt: START + HOUR,
      isUnresolvable: true,
      cents: 2000,
    } as const
    const record = { attempt: redirected, isAcknowledged: true, hasUnseenDecline: true, subscribedAt: START }
    const text = storedText(record)
    expect(readRecord(text, undefined, START)).toEqual(record)
    expect(changeTimeOf(text)).toBe(START)
  })

  it('has the field names of the first version in storage, so that older data stays readable', () => {
    const before = {
      attempt: { ...stored, stage: 'card', mark: 'm', tries: 2, isRefused: true },
      isUntold: true,
    }
    const record = readRecord(JSON.stringify(before), 'u-001', START)
    expect(record).toEqual({
      attempt: { ...monthly, stage: 'ready', fingerprint: 'm', confirmationCount: 2, isLastDeclined: true },
      hasUnseenDecline: true,
    })
    expect(JSON.parse(storedText(record) ?? '')).toEqual(before)
  })

  it('is not stored if it has neither an attempt nor a subscription', () => {
    expect(storedText({ attempt: null, isAcknowledged: true })).toBeNull()
  })

  it.each([
    ['no text', null],
    ['invalid JSON', '{"attempt":'],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['an attempt of another kind', textOf('left')],
    ['no key', textOf({ ...stored, key: '' })],
    ['an unknown stage', textOf({ ...stored, stage: 'paid' })],
    ['a stage of the other kind', textOf({ ...stored, stage: 'left' })],
    ['an unknown interval', textOf({ ...stored, interval: 'day' })],
    ['an amount that is not a number', textOf({ ...stored, amount: '12' })],
    ['a missing time', textOf({ ...stored, startedAt: null })],
    ['another user’s attempt', textOf({ ...stored, userId: 'u-002' })],
    ['a visitor’s attempt', textOf({ ...stored, userId: undefined })],
    ['an expired attempt', textOf({ ...stored, startedAt: START - 24 * HOUR })],
    ['an attempt from the future', textOf({ ...stored, startedAt: START + 24 * HOUR })],
  ])('is ignored: %s', (_what, text) => {
    expect(readRecord(text, 'u-001', START).attempt).toBeNull()
  })

  it('remembers for 23 hours that a subscription was charged', () => {
    const text = textOf(null, { subscribedAt: START })
    expect(readRecord(text, 'u-001', START + HOUR).subscribedAt).toBe(START)
    expect(readRecord(text, 'u-001', START + 23 * HOUR).subscribedAt).toBeUndefined()
    expect(readRecord(textOf(null, { subscribedAt: 'now' }), 'u-001', START).subscribedAt).toBeUndefined()
  })

  it('never throws, whatever the storage contains', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(readRecord(text, 'u-001', START)).toHaveProperty('attempt')
      }),
    )
  })
})
