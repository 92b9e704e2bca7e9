import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countLessons, firstLessons, lessonSearch } from '@/domain/course/lessonSearch'
import { type LearnerChapter, learnerCourse } from '@/domain/learning/learnerCourse'

const { chapters } = learnerCourse(
  {
    id: 'c',
    title: '',
    chapters: [
      {
        id: 'a',
        title: 'Loops',
        order: 1,
        lessons: [lesson('Repeat and forever'), lesson('A quiz, déjà vu')],
      },
      {
        id: 'b',
        title: 'رنگ',
        order: 2,
        lessons: [lesson('رنگ‌های گرم'), lesson('آب و \u2066Scratch\u2069، درس ۱۲'), lesson('نامهٔ مسئول')],
      },
    ],
  },
  undefined,
)

const find = lessonSearch(chapters)
const titles = (found: LearnerChapter[]) => found.flatMap(({ lessons }) => lessons.map(({ title }) => title))

describe('the search in lessons', () => {
  it('finds lessons by any words of their titles, without regard to case', () => {
    expect(titles(find(' FOREVER  repeat '))).toEqual(['Repeat and forever'])
  })

  it('shows all lessons for an empty search, and none if none matches', () => {
    expect(find('  ')).toBe(chapters)
    expect(find('zebra')).toEqual([])
  })

  it.each([
    ['Persian letters of another keyboard', 'هاي', 'رنگ‌های گرم'],
    ['a space instead of the half-space', 'رنگ های', 'رنگ‌های گرم'],
    ['the half-space', 'رنگ‌های', 'رنگ‌های گرم'],
    ['words written without a space', 'رنگهای', 'رنگ‌های گرم'],
    ['an alef without its madda', 'اب', 'آب و \u2066Scratch\u2069، درس ۱۲'],
    ['a missing hamza', 'نامه مسیول', 'نامهٔ مسئول'],
    ['digits of another keyboard', 'درس 12', 'آب و \u2066Scratch\u2069، درس ۱۲'],
    ['Arabic digits', '١٢', 'آب و \u2066Scratch\u2069، درس ۱۲'],
    ['Latin words in a Persian title', 'و scratch،', 'آب و \u2066Scratch\u2069، درس ۱۲'],
    ['letters without their accents', 'deja', 'A quiz, déjà vu'],
  ])('accepts %s', (_what, search, title) => {
    expect(titles(find(search))).toEqual([title])
  })

  it('finds every lesson by its own title', () => {
    const anyTitle = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(fc.array(anyTitle, { minLength: 1 }), (all) => {
        const course = learnerCourse(
          { id: 'c', title: '', chapters: [{ id: 'a', title: '', order: 1, lessons: all.map(lesson) }] },
          undefined,
        )
        const search = lessonSearch(course.chapters)
        for (const title of all) expect(titles(search(title))).toContain(title)
      }),
    )
  })
})

it('the first lessons stay in their chapters, and chapters without any are left out', () => {
  const [first, second] = firstLessons(chapters, 3)
  expect([first, second].map((one) => one?.lessons.length)).toEqual([2, 1])
  expect(second?.title).toBe('رنگ')
  expect(firstLessons(chapters, 2)).toHaveLength(1)
  expect(countLessons(chapters)).toBe(5)
})

function lesson(title: string) {
  return { id: title, title, order: 1, type: 'text' }
}
