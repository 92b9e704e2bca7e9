import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  byOrder,
  chapterLessonCount,
  chaptersInOrder,
  courseLessonCount,
  courseSeconds,
  hoursAndMinutes,
  lessonsInOrder,
  percentDone,
  shownPercent,
  wholePercent,
} from '@/domain/course/course'

const ordered = fc.record({ id: fc.uuid(), order: fc.option(fc.integer(), { nil: undefined }) })
const lesson = fc.record({
  id: fc.uuid(),
  order: fc.integer(),
  duration: fc.oneof(fc.nat(90), fc.constant('02:30')),
})
const chapter = fc.record({ id: fc.uuid(), order: fc.integer(), lessons: fc.array(lesson, { maxLength: 5 }) })
const course = fc.record({ chapters: fc.array(chapter, { maxLength: 5 }) })

describe('chapters and lessons', () => {
  test('are sorted by order; none is lost or added, and equal orders keep their sequence', () => {
    fc.assert(
      fc.property(fc.array(ordered), (items) => {
        const sorted = byOrder(items)
        expect(new Set(sorted)).toEqual(new Set(items))
        expect(sorted).toHaveLength(items.length)
        const places = sorted.map(({ order }) => order ?? Number.POSITIVE_INFINITY)
        expect(places.every((place, i) => i === 0 || (places[i - 1] as number) <= place)).toBe(true)
        for (const order of new Set(items.map((item) => item.order)))
          expect(sorted.filter((item) => item.order === order)).toEqual(
            items.filter((item) => item.order === order),
          )
      }),
    )
  })

  test('come last if they have no order', () => {
    const withoutOrder = { order: undefined }
    expect(byOrder([withoutOrder, { order: 3 }, { order: Number.NaN }, { order: 1 }])).toEqual([
      { order: 1 },
      { order: 3 },
      withoutOrder,
      { order: Number.NaN },
    ])
  })

  test('are sorted together: lessons follow the order of their chapters', () => {
    fc.assert(
      fc.property(course, (one) => {
        expect(lessonsInOrder(one)).toEqual(chaptersInOrder(one).flatMap(({ lessons }) => lessons))
      }),
    )
  })

  test('are sorted without a change of the server’s answer', () => {
    const frozen = Object.freeze([Object.freeze({ order: 2 }), Object.freeze({ order: 1 })])
    expect(byOrder(frozen)).toEqual([{ order: 1 }, { order: 2 }])
  })
})

describe('the number of lessons', () => {
  test('is that of the lessons sent if the server gives no number', () => {
    fc.assert(fc.property(course, (one) => courseLessonCount(one) === lessonsInOrder(one).length))
  })

  test.each([
    [7, 7],
    [0, 0],
    [-1, 2],
    [1.5, 2],
    [undefined, 2],
  ])('for a lessonCount of %s and two lessons is %i', (lessonCount, shown) => {
    expect(chapterLessonCount({ lessons: [1, 2], lessonCount })).toBe(shown)
  })
})

describe('the total duration', () => {
  test('does not depend on how lessons are spread over chapters', () => {
    fc.assert(
      fc.property(course, (one) => {
        const lessons = one.chapters.flatMap((chapter) => chapter.lessons)
        expect(courseSeconds(one)).toBe(courseSeconds({ chapters: [{ lessons }] }))
      }),
    )
  })

  test('is split into hours, and minutes below 60', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (total) => {
        const { hours, minutes } = hoursAndMinutes(total * 60)
        expect(hours * 60 + minutes).toBe(total)
        expect(minutes).toBeLessThan(60)
      }),
    )
  })

  test('is rounded to minutes, and is zero only for zero seconds', () => {
    expect(hoursAndMinutes(0)).toEqual({ hours: 0, minutes: 0 })
    expect(hoursAndMinutes(10)).toEqual({ hours: 0, minutes: 1 })
    expect(hoursAndMinutes(3599)).toEqual({ hours: 1, minutes: 0 })
  })
})

test('a progress percentage is a whole number from 0 to 100, whatever was sent', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const percent = wholePercent(value)
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true)
    }),
  )
  // 99.9 means that the course is not finished.
  expect([wholePercent(99.9), wholePercent(100), wholePercent(140), wholePercent('50')]).toEqual([
    99, 100, 100, 0,
  ])
})

test('a fractional percentage from the server is rounded', () => {
  expect([16.4, 16.5, 0.4, 99.4, (29 / 100) * 100].map(wholePercent)).toEqual([16, 17, 0, 99, 29])
})

test('a course is at 100 % only when no lesson is left, however many there are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(5000), (total, some) => {
      const done = Math.min(some, total)
      return (percentDone(done, total) === 100) === (done === total)
    }),
  )
  expect([percentDone(199, 200), percentDone(0, 0)]).toEqual([99, 0])
})

test('the client rounds its own percentage: 1 of 6 lessons is 17 %', () => {
  expect([percentDone(1, 6), percentDone(7, 15), percentDone(1, 3), percentDone(1, 1000)]).toEqual([
    17, 47, 33, 0,
  ])
})

test("the client's percentage equals the server's, whether the server rounds or sends the fraction", () => {
  const servers = [(percent: number) => percent, (percent: number) => Math.round(percent)]
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.nat(5000),
      fc.constantFrom(...servers),
      (total, some, roundTo) => {
        // If a server rounds up to 100 while lessons are left, it claims that the course is done.
        const done = Math.min(some, total)
        fc.pre(done === total || (100 * done) / total < 99.5)
        expect(wholePercent(roundTo((100 * done) / total))).toBe(percentDone(done, total))
      },
    ),
  )
})

describe('the percentage that is shown', () => {
  test('is the server’s while this device knows of nothing more', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), (serverPercent, counted) => {
        expect(shownPercent(serverPercent, counted, false)).toBe(serverPercent)
      }),
    )
  })

  test('includes work that only this device knows of, and never falls below the server’s', () => {
    expect(shownPercent(17, 33, true)).toBe(33)
    expect(shownPercent(40, 33, true)).toBe(40)
  })

  test('is counted on this device if the server sends none', () => {
    expect(
      [undefined, null, '50', Number.NaN].map((serverPercent) => shownPercent(serverPercent, 17, false)),
    ).toEqual([17, 17, 17, 17])
  })
})
