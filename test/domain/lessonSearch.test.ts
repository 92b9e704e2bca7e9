import { expect, it } from 'vitest'
import { chaptersWithLessons } from '@/domain/lessonSearch'
import { learnerCourse } from '@/domain/progress'

const { chapters } = learnerCourse(
  {
    id: 'c',
    title: '',
    chapters: [
      { id: 'a', title: 'Loops', order: 1, lessons: [lesson('Repeat and forever'), lesson('A quiz')] },
      { id: 'b', title: 'رنگ', order: 2, lessons: [lesson('رنگ‌های گرم')] },
    ],
  },
  undefined,
)

it('finds lessons by any words of their titles, without regard to case', () => {
  const found = chaptersWithLessons(chapters, ' FOREVER  repeat ')
  expect(found.flatMap(({ lessons }) => lessons.map(({ title }) => title))).toEqual(['Repeat and forever'])
})

it('finds Persian titles with another keyboard’s letters and without half-spaces', () => {
  expect(chaptersWithLessons(chapters, 'رنگ هاي')).toHaveLength(1)
})

it('shows everything while nothing is searched, and nothing where nothing matches', () => {
  expect(chaptersWithLessons(chapters, '  ')).toBe(chapters)
  expect(chaptersWithLessons(chapters, 'zebra')).toEqual([])
})

function lesson(title: string) {
  return { id: title, title, order: 1, type: 'text' }
}
