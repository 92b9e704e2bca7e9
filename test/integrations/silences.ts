import { vi } from 'vitest'

/**
 * Time-outs that end when the test asks, because fake timers do not reach them.
 * @returns `waits` in milliseconds; `pass` ends all of them
 */
export function silences() {
  const waits: number[] = []
  const endings: AbortController[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const ending = new AbortController()
    waits.push(milliseconds)
    endings.push(ending)
    return ending.signal
  })
  return { waits, pass: () => endings.forEach((ending) => void ending.abort()) }
}
