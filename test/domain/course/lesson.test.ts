import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { durationSeconds, lessonType, lessonTypes } from '@/domain/course/lesson'

describe('the type of a lesson', () => {
  test('is compared without regard to case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lessonTypes), fc.infiniteStream(fc.boolean()), (type, upper) => {
        const mixed = [...type].map((letter) => (upper.next().value ? letter.toUpperCase() : letter)).join('')
        expect(lessonType(mixed)).toBe(type)
      }),
    )
  })

  test('is text if the type is unknown', () => {
    fc.assert(fc.property(fc.anything(), (type) => lessonTypes.includes(lessonType(type))))
    expect(lessonType('hologram')).toBe('text')
    expect(lessonType(undefined)).toBe('text')
  })
})

describe('the duration of a lesson', () => {
  test('is a whole, finite number of seconds and never negative, whatever was sent', () => {
    fc.assert(
      fc.property(fc.anything(), (duration) => {
        const seconds = durationSeconds(duration as never)
        expect(Number.isInteger(seconds)).toBe(true)
        expect(seconds).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('counts minutes when it is a number', () => {
    fc.assert(fc.property(fc.nat(10_000), (minutes) => durationSeconds(minutes) === minutes * 60))
  })

  test('reads hh:mm:ss and mm:ss', () => {
    const below60 = fc.nat(59)
    const two = (part: number) => String(part).padStart(2, '0')
    fc.assert(
      fc.property(fc.nat(99), below60, below60, (h, m, s) => {
        expect(durationSeconds(`${two(h)}:${two(m)}:${two(s)}`)).toBe(h * 3600 + m * 60 + s)
        expect(durationSeconds(`${two(m)}:${two(s)}`)).toBe(m * 60 + s)
      }),
    )
  })

  test.each([
    ['12', 720],
    ['1:02:03', 3723],
    [' 05:30 ', 330],
    ['soon', 0],
    ['1:2:3:4', 0],
    ['', 0],
    [-5, 0],
    [null, 0],
    [undefined, 0],
  ])('%j is %i seconds', (duration, seconds) => {
    expect(durationSeconds(duration)).toBe(seconds)
  })
})
