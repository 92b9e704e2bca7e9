type Turn = { signal: AbortSignal; onTaken: () => void; onLost: () => void }

/**
 * Of all tabs that ask for a turn of this name, one has it: the others wait until that tab is gone. Without locks in the browser each has it.
 * @returns how to take the turn from a tab that seems to sleep
 */
export function askForTurn(name: string, { signal, onTaken, onLost }: Turn) {
  if (!('locks' in navigator)) {
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
      // A browser that is told to keep nothing refuses locks, too: then each tab has the turn.
      if (error.name !== 'AbortError') return onTaken()
      // Taken by another tab: whoever lost the turn stands in line again.
      onLost()
      request({ signal })
    })
  }
  request({ signal })
  return () => request({ steal: true })
}
