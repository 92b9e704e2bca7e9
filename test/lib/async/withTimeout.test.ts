import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withTimeout } from '@/lib/async/withTimeout'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('withTimeout resolves to the result of the work, and leaves no timer', async () => {
  await expect(withTimeout(1_000, Promise.resolve('done'))).resolves.toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})

it('withTimeout resolves to undefined when the work takes longer', async () => {
  const answer = withTimeout(1_000, new Promise<string>(() => {}))
  await vi.advanceTimersByTimeAsync(1_000)
  await expect(answer).resolves.toBeUndefined()
})

it('withTimeout rejects with the error of the work', async () => {
  await expect(withTimeout(1_000, Promise.reject(new Error('No')))).rejects.toThrow('No')
  expect(vi.getTimerCount()).toBe(0)
})

it('withTimeout uses the timer that it is given', async () => {
  const cancelTimer = vi.fn()
  const answer = withTimeout(5, new Promise<string>(() => {}), (milliseconds, effect) => {
    expect(milliseconds).toBe(5)
    effect()
    return cancelTimer
  })
  await expect(answer).resolves.toBeUndefined()
  expect(cancelTimer).toHaveBeenCalledOnce()
})
