import { describe, expect, it } from 'vitest'
import { after, type DonationAttempt, type DonationEvent, newAttempt } from '@/domain/donationAttempt'
import { hasSettled, isWordOnAttempt } from '@/domain/donationTries'

const MINUTE = 60_000
const START = Date.parse('2026-11-22T09:00:00Z')

const card = after(newAttempt({ interval: 'month', amount: 12 }, 'u-001', 'key-1', START), 'secret', START)

/** What has happened, each with its minute. */
const through = (...events: [DonationEvent, number][]) =>
  events.reduce<DonationAttempt>((one, [event, minute]) => after(one, event, START + minute * MINUTE), card)

const answer = { isAnswer: true, saysWhy: true }
const asked = { isAnswer: false, saysWhy: false }
const askedWhy = { isAnswer: false, saysWhy: true }
const at = (minute: number) => START + minute * MINUTE

describe('“not charged” is the word on the attempt', () => {
  const once = through(['confirming', 0])

  it('as the answer to its only try', () => {
    expect(isWordOnAttempt(once, answer, at(0))).toBe(true)
  })

  it('asked about, only where it names why and there was no other try, or after three minutes', () => {
    expect(isWordOnAttempt(once, askedWhy, at(0))).toBe(true)
    expect(isWordOnAttempt(once, asked, at(2.9))).toBe(false)
    expect(isWordOnAttempt(once, asked, at(3))).toBe(true)
    const second = through(['confirming', 0], ['incomplete', 1], ['confirming', 2])
    expect(isWordOnAttempt(second, askedWhy, at(2))).toBe(false)
    expect(isWordOnAttempt(second, answer, at(2))).toBe(true)
  })

  it('after twenty minutes where the bank has asked', () => {
    const bank = through(['confirming', 0], ['bank', 1])
    expect(hasSettled(bank, at(20.9))).toBe(false)
    expect(hasSettled(bank, at(21))).toBe(true)
  })

  it('while an earlier try may be on its way, not even as the answer to the last one', () => {
    const again = through(['confirming', 0], ['confirming', 2])
    expect(again).toMatchObject({ tries: 2, openUntil: at(3) })
    expect(isWordOnAttempt(again, answer, at(2.5))).toBe(false)
    expect(isWordOnAttempt(again, answer, at(3))).toBe(true)
    const refused = through(['confirming', 0], ['confirming', 2], ['refused', 2])
    expect(isWordOnAttempt(refused, asked, at(2.9))).toBe(false)
    expect(isWordOnAttempt(refused, asked, at(3))).toBe(true)
  })

  it('of two earlier tries the later end counts, also the bank’s', () => {
    const thrice = through(
      ['confirming', 0],
      ['bank', 0],
      ['confirming', 1],
      ['confirming', 2],
      ['refused', 2],
    )
    expect(thrice.openUntil).toBe(at(20))
    expect(isWordOnAttempt(thrice, asked, at(19))).toBe(false)
    expect(isWordOnAttempt(thrice, asked, at(20))).toBe(true)
  })

  it('that a try has its answer is not forgotten with the next one: it leaves nothing open', () => {
    const refused = through(['confirming', 0], ['confirming', 1], ['refused', 1], ['confirming', 2])
    expect(refused.openUntil).toBe(at(3))
    expect(through(['confirming', 0], ['confirming', 5]).openUntil).toBeUndefined()
    expect(through(['confirming', 0], ['confirming', 1], ['incomplete', 4])).not.toHaveProperty('openUntil')
  })

  it('also of what was processing in between', () => {
    const processing = through(['confirming', 0], ['confirming', 1], ['processing', 1])
    expect(isWordOnAttempt(processing, asked, at(2))).toBe(false)
    expect(isWordOnAttempt(processing, asked, at(3))).toBe(true)
  })

  it('a clock that was put back has waited', () => {
    expect(hasSettled(once, at(-60))).toBe(true)
  })
})
