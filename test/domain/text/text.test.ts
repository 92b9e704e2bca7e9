import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutText } from '@/domain/text/text'

const characters = (text: string) => [...new Intl.Segmenter().segment(text)].length

describe('a text that is cut', () => {
  test.each([
    ['fifty letters', 'x'.repeat(50), 'x'.repeat(50)],
    ['fifty-one letters', 'x'.repeat(51), `${'x'.repeat(50)}…`],
    ['fifty families', '👨‍👩‍👧‍👦'.repeat(50), '👨‍👩‍👧‍👦'.repeat(50)],
    ['fifty-one families', '👨‍👩‍👧‍👦'.repeat(51), `${'👨‍👩‍👧‍👦'.repeat(50)}…`],
    ['Persian with vowel marks', 'سَ'.repeat(51), `${'سَ'.repeat(50)}…`],
    ['Persian with half-spaces', 'می‌'.repeat(26), `${'می‌'.repeat(25)}…`],
    ['a space where it is cut', `${'x'.repeat(49)} yz`, `${'x'.repeat(49)}…`],
  ])('is measured in visible characters: %s', (_name, text, cut) => {
    expect(cutText(text, 50)).toBe(cut)
  })

  test('is never longer than allowed nor cut inside a character, and stays whole if it fits', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        fc.integer({ min: 1, max: 80 }),
        (text, most) => {
          const cut = cutText(text, most)
          if (characters(text) <= most) {
            expect(cut).toBe(text)
            return
          }
          expect(characters(cut)).toBeLessThanOrEqual(most + 1)
          expect(text.startsWith(cut.slice(0, -1))).toBe(true)
        },
      ),
    )
  })
})
