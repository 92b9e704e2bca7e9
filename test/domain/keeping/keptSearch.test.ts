import { describe, expect, it } from 'vitest'
import { countMatches, searchKept } from '@/domain/keeping/keptSearch'
import { keptLesson } from '../../state/keeping/keptLesson'

const film = keptLesson({
  courseId: 'a',
  courseTitle: 'آبرنگ برای تازه‌کارها',
  lessonId: '1',
  title: 'رنگ‌های گرم',
})
const text = keptLesson({ courseId: 'a', courseTitle: 'آبرنگ برای تازه‌کارها', lessonId: '2', title: 'کاغذ' })
const loop = keptLesson({ courseId: 'b', courseTitle: 'Scratch', lessonId: '3', title: 'Loops' })
const lessons = [film, text, loop]

const idsOf = (search: string) =>
  searchKept(lessons, search).map((match) => [match.courseId, match.lessons.map(({ lessonId }) => lessonId)])

describe('a search in the kept lessons', () => {
  it.each([
    ['LOOP', [['b', ['3']]]],
    ['scratch', [['b', ['3']]]],
    ['scratch loop', [['b', ['3']]]],
    ['آبرنگ', [['a', ['1', '2']]]],
    ['scratch کاغذ', []],
    ['  ', []],
  ])('gives the matching lessons for “%s”', (search, expected) => {
    expect(idsOf(search)).toEqual(expected)
  })

  it.each([['كاغذ'], ['کاغذ'], ['کاغَذ']])('accepts variants of a letter: %s', (search) => {
    expect(idsOf(search)).toEqual([['a', ['2']]])
  })

  it.each([['رنگ‌های'], ['رنگ های'], ['رنگهاي']])('accepts a half-space, a space or neither: %s', (search) => {
    expect(idsOf(search)).toEqual([['a', ['1']]])
  })

  it('leaves out lessons that are still loading', () => {
    expect(searchKept([{ ...loop, status: 'loading' }], 'loops')).toEqual([])
  })

  it('counts lessons, not courses', () => {
    expect(countMatches(searchKept(lessons, 'آبرنگ'))).toBe(2)
  })
})
