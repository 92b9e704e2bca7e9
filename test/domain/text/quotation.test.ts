import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quotationOf } from '@/domain/text/quotation'

describe('the quotation of a message of another service', () => {
  it('keeps its text, including characters of markup', () => {
    expect(quotationOf('Your card was declined.')).toBe('Your card was declined.')
    expect(quotationOf('<b>No</b> & “no”')).toBe('<b>No</b> & “no”')
    expect(quotationOf('کارت شما پذیرفته نشد.')).toBe('کارت شما پذیرفته نشد.')
  })

  it('is one line, without invisible marks of direction', () => {
    expect(quotationOf('  One\n\ttwo\u0000 \u202ethree\u2069  ')).toBe('One two three')
    // A half-space is part of Persian words, so it stays.
    expect(quotationOf('نمی‌شود')).toBe('نمی‌شود')
  })

  it('contains no client secret', () => {
    expect(quotationOf("You specified: 'pi_3Nx_secret_Ab9'.")).toBe("You specified: '…'.")
  })

  it('is cut after 300 characters, at the end of a word if possible', () => {
    const long = `${'word '.repeat(59)}extraordinary end`
    expect(quotationOf(long)).toBe(`${'word '.repeat(59).trim()}…`)
    expect(quotationOf('x'.repeat(500))).toBe(`${'x'.repeat(300)}…`)
    expect(quotationOf('x'.repeat(300))).toBe('x'.repeat(300))
    expect([...quotationOf('🙂'.repeat(301))]).toHaveLength(301)
  })

  it.each([undefined, null, 7, {}, '', ' \n '])('is empty for %j', (message) => {
    expect(quotationOf(message)).toBe('')
  })

  it('is always short and one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (message) => {
        const quotation = quotationOf(message)
        expect([...quotation].length).toBeLessThanOrEqual(301)
        expect(quotation).not.toMatch(/[\n\r\t\u202a-\u202e\u2066-\u2069]|_secret_\w/)
      }),
    )
  })
})
