import { describe, expect, it } from 'vitest'
import { isolateLatin } from '../../../mocks/content/direction'

/** Isolate marks made visible. */
function shown(text: string) {
  return isolateLatin(text).replaceAll('\u2066', '[').replaceAll('\u2069', ']')
}

describe('English inside Persian text', () => {
  it.each([
    ['بگو «Does she play?» و بخند', 'بگو «[Does she play?]» و بخند'],
    ['می‌شود ۴ × ۱۵ = ۶۰.', 'می‌شود [۴ × ۱۵ = ۶۰].'],
    ['فقط -ed می‌گیرند', 'فقط [-ed] می‌گیرند'],
    ['درس hello را ببین', 'درس hello را ببین'],
    ['<p>بگو Thank you! و برو</p>', '<p>بگو [Thank you!] و برو</p>'],
    ['بنویس <code>print("a?")</code>', 'بنویس <code>print("a?")</code>'],
    ['I want tea.', '[I want tea.]'],
  ])('keeps its signs on the right side: %s', (text, expected) => {
    expect(shown(text)).toBe(expected)
  })

  it('keeps the minus before a number in Persian blocks of code', () => {
    expect(shown('<pre dir="rtl"><code>y را -5 تا تغییر بده</code></pre>')).toBe(
      '<pre dir="rtl"><code>y را [-5] تا تغییر بده</code></pre>',
    )
  })
})
