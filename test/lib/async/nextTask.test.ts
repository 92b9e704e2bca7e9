import { afterEach, expect, it, vi } from 'vitest'
import { nextTask } from '@/lib/async/nextTask'

afterEach(() => vi.unstubAllGlobals())

it('nextTask yields to the browser’s scheduler', async () => {
  const scheduler = { yield: vi.fn(() => Promise.resolve()) }
  vi.stubGlobal('scheduler', scheduler)
  await nextTask()
  expect(scheduler.yield).toHaveBeenCalledOnce()
})

it('nextTask resolves after all microtasks in a browser without a scheduler', async () => {
  vi.stubGlobal('scheduler', undefined)
  const order: string[] = []
  const next = nextTask().then(() => order.push('task'))
  await Promise.resolve().then(() => Promise.resolve().then(() => order.push('microtask')))
  await next
  expect(order).toEqual(['microtask', 'task'])
})
