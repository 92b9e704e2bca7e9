import { expect, it } from 'vitest'
import { backoff } from '@/lib/async/backoff'

it('doubles with each failure, up to the most', () => {
  expect([0, 1, 2, 3, 4].map((failures) => backoff(failures, 5, 60))).toEqual([5, 10, 20, 40, 60])
  expect(backoff(5_000, 5, 60)).toBe(60)
})

it('has no end where none is named', () => {
  expect(backoff(10, 400)).toBe(409_600)
})
