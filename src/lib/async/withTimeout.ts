/** Starts a timer. @returns a function that cancels it */
export type StartTimer = (milliseconds: number, effect: () => void) => () => void

export const startTimer: StartTimer = (milliseconds, effect) => {
  const timer = setTimeout(effect, milliseconds)
  return () => clearTimeout(timer)
}

/** @returns the result of the work, or undefined if it takes longer than the time-out */
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
