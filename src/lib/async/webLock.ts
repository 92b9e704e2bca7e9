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

type Candidate = { signal: AbortSignal; onTaken: () => void; onLost: () => void }

/**
 * One of the tabs that call this with one name leads; the others wait until it is gone. Each leads in a browser without
 * locks.
 * @returns how to depose a leader that seems to sleep
 */
export function electLeader(name: string, { signal, onTaken, onLost }: Candidate) {
  if (!hasLocks()) {
    onTaken()
    return () => {}
  }
  const hold = () => {
    // This tab has left: returning releases the late lock for the others.
    if (signal.aborted) return
    onTaken()
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  }
  const request = (options: LockOptions) => {
    navigator.locks.request(name, options, hold).catch((error: DOMException) => {
      if (signal.aborted) return
      // The browser refuses locks when it may keep nothing; each tab then leads.
      if (error.name !== 'AbortError') return onTaken()
      // Another tab has taken the lock: the deposed one waits for it again.
      onLost()
      request({ signal })
    })
  }
  request({ signal })
  return () => request({ steal: true })
}
