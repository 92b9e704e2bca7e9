import { describe, expect, it } from 'vitest'
import type { EnrollmentProgress } from '@/api/types'
import { completionTime, fullName, letterSize } from '@/domain/course/certificate'

const progressOf = (completedAt: string | null, ...lessons: (string | null | undefined)[]) =>
  ({
    enrollmentId: 'e',
    completedAt,
    chapters: [
      {
        chapterId: 'c',
        lessons: lessons.map((at, index) => ({
          lessonId: String(index),
          status: 'completed',
          completedAt: at,
        })),
      },
    ],
  }) as unknown as EnrollmentProgress

describe('the time at which a course was completed', () => {
  it('is the server’s time for the course', () => {
    expect(completionTime(progressOf('2026-11-04T09:00:00Z', '2026-11-09T09:00:00Z'))).toBe(
      '2026-11-04T09:00:00Z',
    )
  })

  it('is the time of the last completed lesson if the server sends none for the course', () => {
    const late = '2026-11-04T23:30:00-02:00'
    expect(completionTime(progressOf(null, '2026-11-03T09:00:00Z', late, '2026-11-05T00:30:00Z'))).toBe(late)
  })

  it('is unknown if the server sends no valid time', () => {
    expect(completionTime(undefined)).toBeUndefined()
    expect(completionTime(progressOf(null))).toBeUndefined()
    expect(completionTime(progressOf(null, null, undefined, 'yesterday'))).toBeUndefined()
    expect(completionTime({ chapters: [{ chapterId: 'c' }] } as never)).toBeUndefined()
  })
})

describe('the full name', () => {
  it.each([
    [{ firstName: 'Sara', lastName: 'Lindholm' }, 'Sara Lindholm'],
    [{ firstName: '  مریم ', lastName: ' آذر  نوش' }, 'مریم آذر نوش'],
    [{ firstName: 'Sara', lastName: '' }, 'Sara'],
    [{ lastName: 'Lindholm' }, 'Lindholm'],
    [{ firstName: 5, lastName: null }, ''],
    [undefined, ''],
  ])('of %j is %j', (user, name) => {
    expect(fullName(user as never)).toBe(name)
  })
})

describe('the letter size of a certificate', () => {
  it('is smaller for longer texts, measured in visible characters', () => {
    const sizes = [26, 27, 56, 57, 120, 121, 300].map((length) => letterSize('ن'.repeat(length)))
    expect(sizes).toEqual(['large', 'medium', 'medium', 'small', 'small', 'tiny', 'tiny'])
    expect(letterSize('🌟'.repeat(26))).toBe('large')
  })
})
