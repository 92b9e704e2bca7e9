import { vi } from 'vitest'

const realTurn = setImmediate

/** Stops clocks and timers; storage and network continue. */
export function stopClocks() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
  })
}

/** Waits as long as a busy machine may need. */
export const until = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000 })

/** Lets storage and network finish: enough turns of the event loop, in which no clock moves. */
export async function flushWork(turns = 60) {
  for (let left = turns; left > 0; left--) await new Promise((resolve) => realTurn(resolve))
}

/** Lets time pass, and finishes the work that it causes. */
export async function pass(ms: number) {
  await flushWork()
  await vi.advanceTimersByTimeAsync(ms)
  await flushWork()
}
