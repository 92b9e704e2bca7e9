import { describe, expect, it } from 'vitest'
import type { EnrollmentProgress, FullCourse } from '@/api/types'
import {
  type CourseSnapshot,
  courseSnapshotOf,
  nextInSnapshot,
  snapshotPercent,
} from '@/domain/learning/courseSnapshot'
import { recorded, refused, start } from './recorded'

const completedHere = recorded(start, { kind: 'completed', isMarked: true })

const snapshot: CourseSnapshot = {
  userId: 'u',
  courseId: 'c',
  lessonIds: ['a', 'b', 'c', 'd', 'e', 'f'],
  completed: ['a'],
  titles: ['A', 'B', 'C', 'D', 'E', 'F'],
  language: 'en',
}
const nextId = (...[records, lastOpened]: [Parameters<typeof nextInSnapshot>[1]?, string?]) =>
  nextInSnapshot(snapshot, records, lastOpened, 'en')?.id

describe('the snapshot of a course', () => {
  it('contains its lessons in order, by id and title, and the completed ones', () => {
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
    expect(courseSnapshotOf('u', course, progress, 'fa')).toEqual({
      userId: 'u',
      courseId: 'c',
      lessonIds: ['x', 'y', 'z'],
      completed: ['x'],
      titles: ['First', '', 'Last'],
      language: 'fa',
    })
  })

  it('counts lessons completed at the server or on this device, in rounded percent', () => {
    expect(snapshotPercent(snapshot)).toBe(17)
    expect(snapshotPercent(snapshot, { a: completedHere, b: completedHere })).toBe(33)
    expect(snapshotPercent(snapshot, { b: refused(completedHere) })).toBe(17)
  })
})

describe('the lesson that comes next', () => {
  it('is the first that is not completed, here or at the server', () => {
    expect(nextId()).toBe('b')
    expect(nextInSnapshot({ ...snapshot, completed: [] }, {}, undefined, 'en')?.id).toBe('a')
    expect(nextId({ b: completedHere })).toBe('c')
    expect(nextId({ b: refused(completedHere) })).toBe('b')
  })

  it('is the one that was opened last if it is not completed, else the next uncompleted one', () => {
    expect(nextId({}, 'd')).toBe('d')
    expect(nextId({ d: completedHere }, 'd')).toBe('e')
  })

  it('is the first uncompleted one if none is left after the one that was opened last', () => {
    expect(nextId({ e: completedHere, f: completedHere }, 'e')).toBe('b')
    expect(nextId({}, 'gone')).toBe('b')
  })

  it('does not exist if all are completed', () => {
    expect(
      nextInSnapshot({ ...snapshot, completed: snapshot.lessonIds }, {}, undefined, 'en'),
    ).toBeUndefined()
  })

  it('does not exist without a title in the language of the page', () => {
    const { titles: _titles, language: _language, ...older } = snapshot
    expect(nextInSnapshot(older, {}, undefined, 'en')).toBeUndefined()
    expect(nextInSnapshot(snapshot, {}, undefined, 'fa')).toBeUndefined()
    expect(nextInSnapshot({ ...snapshot, titles: ['A', '', 'C'] }, {}, undefined, 'en')).toBeUndefined()
  })
})
