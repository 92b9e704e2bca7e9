import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LessonStatus } from '@/api/types'
import { furtherStatus, isFurther, statusOf } from '@/domain/learning/lessonStatus'

const statuses: LessonStatus[] = ['not_started', 'in_progress', 'completed']
const anyStatus = fc.constantFrom(...statuses)

describe('the status of a lesson', () => {
  it('rises from not started through in progress to completed', () => {
    for (const [one, lower] of statuses.entries())
      for (const [other, higher] of statuses.entries()) {
        expect(isFurther(higher, lower)).toBe(other > one)
        expect(furtherStatus(lower, higher)).toBe(statuses[Math.max(one, other)])
      }
  })

  it('is the furthest of several, in whatever order they are compared', () => {
    fc.assert(
      fc.property(anyStatus, anyStatus, anyStatus, (a, b, c) => {
        expect(furtherStatus(a, b)).toBe(furtherStatus(b, a))
        expect(furtherStatus(furtherStatus(a, b), c)).toBe(furtherStatus(a, furtherStatus(b, c)))
        expect(isFurther(a, furtherStatus(a, b))).toBe(false)
      }),
    )
  })

  it('is not started if the value is unknown', () => {
    fc.assert(
      fc.property(fc.anything(), (word) => {
        const known = statuses.find((status) => status === word)
        expect(statusOf(word)).toBe(known ?? 'not_started')
      }),
    )
    expect(statusOf('COMPLETED')).toBe('not_started')
  })
})
