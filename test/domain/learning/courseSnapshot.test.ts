import { describe, expect, it } from 'vitest'
import type { EnrollmentProgress, FullCourse } from '@/api/types'
import { nextInOutline, type Outline, outlineOf, outlinePercent } from '@/domain/learning/courseSnapshot'
import { noted, refused, start } from './recorded'

const completedHere = noted(start, { kind: 'completed', isMarked: true })

const outline: Outline = {
  userId: 'u',
  courseId: 'c',
  lessonIds: ['a', 'b', 'c', 'd', 'e', 'f'],
  completed: ['a'],
  titles: ['A', 'B', 'C', 'D', 'E', 'F'],
  language: 'en',
}
const nextId = (...[records, lastOpened]: [Parameters<typeof nextInOutline>[1]?, string?]) =>
  nextInOutline(outline, records, lastOpened, 'en')?.id

describe('the outline of a course', () => {
  it('holds its lessons in order, by id and title, and the completed ones', () => {
    const lesson = (id: string, order: number, title?: string) => ({ id, order, title, type: 'text' })
    const course = {
      id: 'c',
      title: 'Course',
      chapters: [
        { id: 'ch-2', title: '', order: 2, lessons: [lesson('z', 1, 'Last')] },
        { id: 'ch-1', title: '', order: 1, lessons: [lesson('y', 2), lesson('x', 1, 'First')] },
      ],
    } as FullCourse
    const progress = {
      enrollmentId: 'e',
      progressPercentage: 33,
      chapters: [
        {
          chapterId: 'ch-1',
          lessons: [
            { lessonId: 'x', status: 'completed' },
            { lessonId: 'y', status: 'in_progress' },
          ],
        },
      ],
    } as EnrollmentProgress
    expect(outlineOf('u', course, progress, 'fa')).toEqual({
      userId: 'u',
      courseId: 'c',
      lessonIds: ['x', 'y', 'z'],
      completed: ['x'],
      titles: ['First', '', 'Last'],
      language: 'fa',
    })
  })

  it('counts what the server knew and what this device knows, rounded', () => {
    expect(outlinePercent(outline)).toBe(17)
    expect(outlinePercent(outline, { a: completedHere, b: completedHere })).toBe(33)
    expect(outlinePercent(outline, { b: refused(completedHere) })).toBe(17)
  })
})

describe('the lesson that comes next', () => {
  it('is the first that is not completed, here or at the server', () => {
    expect(nextId()).toBe('b')
    expect(nextId({ b: completedHere })).toBe('c')
    expect(nextId({ b: refused(completedHere) })).toBe('b')
  })

  it('is the one that was open last while it is not completed, else the next open one after it', () => {
    expect(nextId({}, 'd')).toBe('d')
    expect(nextId({ d: completedHere }, 'd')).toBe('e')
  })

  it('is the first open one of all where none is left after the one that was open last', () => {
    expect(nextId({ e: completedHere, f: completedHere }, 'e')).toBe('b')
    expect(nextId({}, 'gone')).toBe('b')
  })

  it('is none where all are completed', () => {
    expect(nextInOutline({ ...outline, completed: outline.lessonIds }, {}, undefined, 'en')).toBeUndefined()
  })

  it('is none without a title in the language of the page', () => {
    const { titles: _titles, language: _language, ...older } = outline
    expect(nextInOutline(older, {}, undefined, 'en')).toBeUndefined()
    expect(nextInOutline(outline, {}, undefined, 'fa')).toBeUndefined()
    expect(nextInOutline({ ...outline, titles: ['A', '', 'C'] }, {}, undefined, 'en')).toBeUndefined()
  })
})
