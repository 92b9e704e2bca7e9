const hasLocks = () => typeof navigator !== 'undefined' && 'locks' in navigator

export const takenElsewhere = Symbol('taken elsewhere')

/**
 * Does the work unless another tab is doing work of the same name. It never waits for the other tab. Without
 * locks every tab does the work.
 * @returns the result of the work, or `takenElsewhere`
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
    // A browser that forbids storage also refuses locks.
    return begun ?? work()
  }
}

type Candidate = { signal: AbortSignal; onTaken: () => void; onLost: () => void }

/**
 * Elects one leader among the tabs that call this with the same name; the others wait for its end. Without
 * locks every tab leads.
 * @returns a function that replaces a leader that seems to be suspended
 */
export function electLeader(name: string, { signal, onTaken, onLost }: Candidate) {
  if (!hasLocks()) {
    onTaken()
    return () => {}
  }
  const hold = () => {
    // This tab has left meanwhile. It returns, which releases the lock for the others.
    if (signal.aborted) return
    onTaken()
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  }
  const request = (options: LockOptions) => {
    navigator.locks.request(name, options, hold).catch((error: DOMException) => {
      if (signal.aborted) return
      // A browser that forbids storage also refuses locks; every tab then leads.
      if (error.name !== 'AbortError') return onTaken()
      // Another tab has taken the lock, so this one waits for it again.
      onLost()
      request({ signal })
    })
  }
  request({ signal })
  return () => request({ steal: true })
}
