/** A timer. @returns a function that cancels it */
export type StartTimer = (milliseconds: number, effect: () => void) => () => void

/** The browser's own timer. */
export const startTimer: StartTimer = (milliseconds, effect) => {
  const timer = setTimeout(effect, milliseconds)
  return () => clearTimeout(timer)
}

/** @returns what the work brings, or undefined when it takes longer than this by the timer */
export async function withTimeout<T>(
  milliseconds: number,
  work: Promise<T>,
  timer: StartTimer = startTimer,
): Promise<T | undefined> {
  let cancelTimer = () => {}
  const patience = new Promise<undefined>((resolve) => {
    cancelTimer = timer(milliseconds, () => resolve(undefined))
  })
  try {
    return await Promise.race([work, patience])
  } finally {
    cancelTimer()
  }
}
