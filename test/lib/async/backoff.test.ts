import { expect, it } from 'vitest'
import { backoff } from '@/lib/async/backoff'

it('the backoff doubles with each failure, up to its maximum', () => {
  expect([0, 1, 2, 3, 4].map((failures) => backoff(failures, 5, 60))).toEqual([5, 10, 20, 40, 60])
  expect(backoff(5_000, 5, 60)).toBe(60)
})

it('the backoff is unlimited without a maximum', () => {
  expect(backoff(10, 400)).toBe(409_600)
})
