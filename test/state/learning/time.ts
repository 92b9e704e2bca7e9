import { vi } from 'vitest'

const realTurn = setImmediate

/** Clocks and timers stand still from now on; storage and network go on. */
export function stopClocks() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
  })
}

/** Waits for as long as a busy machine may need. */
export const until = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000 })

/** Storage and network have done what they had to do: enough turns, in which no clock moves. */
export async function flushWork(turns = 60) {
  for (let left = turns; left > 0; left--) await new Promise((resolve) => realTurn(resolve))
}

/** So much time goes by, and whatever it sets off is done. */
export async function pass(ms: number) {
  await flushWork()
  await vi.advanceTimersByTimeAsync(ms)
  await flushWork()
}
