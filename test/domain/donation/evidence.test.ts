import { describe, expect, it } from 'vitest'
import { isConclusive, isSettlementOver } from '@/domain/donation/evidence'
import { at, type MoveName, monthly, through as throughFrom } from './attempts'

const ready = throughFrom(monthly, ['secret', 0])
const through = (...steps: [MoveName, number][]) => throughFrom(ready, ...steps)

const answer = { isAnswer: true, hasReason: true }
const asked = { isAnswer: false, hasReason: false }
const askedWithReason = { isAnswer: false, hasReason: true }

describe('“not charged” is conclusive', () => {
  const once = through(['confirm', 0])

  it('as the answer to the only confirmation', () => {
    expect(isConclusive(once, answer, at(0))).toBe(true)
  })

  it('as the provider’s report, with a reason and a single confirmation, or after three minutes', () => {
    expect(isConclusive(once, askedWithReason, at(0))).toBe(true)
    expect(isConclusive(once, asked, at(2.9))).toBe(false)
    expect(isConclusive(once, asked, at(3))).toBe(true)
    const second = through(['confirm', 0], ['declined', 1], ['confirm', 2])
    expect(isConclusive(second, askedWithReason, at(2))).toBe(false)
    expect(isConclusive(second, answer, at(2))).toBe(true)
  })

  it('after twenty minutes if the bank asked the donor', () => {
    const challenged = through(['confirm', 0], ['challenge', 1])
    expect(isSettlementOver(challenged, at(20.9))).toBe(false)
    expect(isSettlementOver(challenged, at(21))).toBe(true)
  })

  it('only when no earlier confirmation can still arrive, whatever answers the last one', () => {
    const again = through(['confirm', 0], ['confirm', 2])
    expect(again).toMatchObject({ confirmationCount: 2, settlesAt: at(3) })
    expect(isConclusive(again, answer, at(2.5))).toBe(false)
    expect(isConclusive(again, answer, at(3))).toBe(true)
    const declined = through(['confirm', 0], ['confirm', 2], ['declined', 2])
    expect(declined).toMatchObject({ stage: 'confirming', isLastDeclined: true })
    expect(isConclusive(declined, asked, at(2.9))).toBe(false)
    expect(isConclusive(declined, asked, at(3))).toBe(true)
  })

  it('after the later settlement of two earlier confirmations, including a challenge', () => {
    const thrice = through(['confirm', 0], ['challenge', 0], ['confirm', 1], ['confirm', 2], ['declined', 2])
    expect(thrice.settlesAt).toBe(at(20))
    expect(isConclusive(thrice, asked, at(19))).toBe(false)
    expect(isConclusive(thrice, asked, at(20))).toBe(true)
  })

  it('without waiting for a confirmation that was answered before the next one began', () => {
    const again = through(['confirm', 0], ['confirm', 1], ['declined', 1], ['confirm', 2])
    expect(again.settlesAt).toBe(at(3))
    expect(through(['confirm', 0], ['confirm', 5]).settlesAt).toBeUndefined()
    expect(through(['confirm', 0], ['confirm', 1], ['declined', 4])).not.toHaveProperty('settlesAt')
  })

  it('for a payment that was processing, by the same rules', () => {
    const processing = through(['confirm', 0], ['confirm', 1], ['processing', 1])
    expect(isConclusive(processing, asked, at(2))).toBe(false)
    expect(isConclusive(processing, asked, at(3))).toBe(true)
  })

  it('at once on a device whose clock was set back', () => {
    expect(isSettlementOver(once, at(-60))).toBe(true)
  })
})
