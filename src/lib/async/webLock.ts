const hasLocks = () => typeof navigator !== 'undefined' && 'locks' in navigator

export const takenElsewhere = Symbol('taken elsewhere')

/**
 * Does the work unless another tab does work of this name; it never waits for that tab. Each tab does it in a browser
 * without locks.
 * @returns what the work returns, or `takenElsewhere`
 */
export async function underLock<Done>(
  name: string,
  work: () => Promise<Done>,
): Promise<Done | typeof takenElsewhere> {
  if (!hasLocks()) return work()
  let begun: Promise<Done> | undefined
  const hold = async (lock: Lock | null): Promise<Done | typeof takenElsewhere> => {
    if (!lock) return takenElsewhere
    begun = work()
    return begun
  }
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, hold)
  } catch {
    // The browser refuses locks when it may keep nothing.
    return begun ?? work()
  }
}

type Turn = { signal: AbortSignal; onTaken: () => void; onLost: () => void }

/**
 * Of all tabs that ask for a turn of this name, one has it: the others wait until that tab is gone. Without locks in the browser each has it.
 * @returns how to take the turn from a tab that seems to sleep
 */
export function electLeader(name: string, { signal, onTaken, onLost }: Turn) {
  if (!hasLocks()) {
    onTaken()
    return () => {}
  }
  const hold = () => {
    // It comes too late: whoever holds it for nothing keeps it from all others.
    if (signal.aborted) return
    onTaken()
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  }
  const request = (options: LockOptions) => {
    navigator.locks.request(name, options, hold).catch((error: DOMException) => {
      if (signal.aborted) return
      // The browser refuses locks when it may keep nothing; each tab then has the turn.
      if (error.name !== 'AbortError') return onTaken()
      // Taken by another tab: whoever lost the turn stands in line again.
      onLost()
      request({ signal })
    })
  }
  request({ signal })
  return () => request({ steal: true })
}
