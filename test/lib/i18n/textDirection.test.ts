import { describe, expect, it } from 'vitest'
import { textDirection } from '@/lib/i18n/textDirection'

describe('the direction of a text', () => {
  it.each([
    ['Hello', 'ltr'],
    ['سلام', 'rtl'],
    ['Hi سلام دوست‌هاست.', 'rtl'],
    ['The Persian word سلام means hello.', 'ltr'],
    ['«Hello» یعنی چه؟', 'rtl'],
    ['שלום, Anna', 'rtl'],
    ['1 + 1 = 2', 'ltr'],
    ['', 'ltr'],
  ])('%s: %s', (text, direction) => {
    expect(textDirection(text)).toBe(direction)
  })
})
