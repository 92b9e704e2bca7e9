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
  const request = (options: LockOptions) => {
    const hold = () => {
      onTaken()
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
    }
    navigator.locks.request(name, options, hold).catch(() => {
      // Taken by another tab, or no longer wanted. Whoever lost the turn stands in line again.
      if (signal.aborted) return
      onLost()
      request({ signal })
    })
  }
  request({ signal })
  return () => request({ steal: true })
}
