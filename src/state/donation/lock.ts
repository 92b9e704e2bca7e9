export const takenElsewhere = Symbol('taken elsewhere')

/**
 * Does the work while no other tab does any of this name; nobody waits for another tab. Without locks in the browser each tab does it.
 * @returns what the work returns, or `takenElsewhere`
 */
export async function underLock<Done>(
  name: string,
  work: () => Promise<Done>,
): Promise<Done | typeof takenElsewhere> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work()
  let begun: Promise<Done> | undefined
  const hold = async (lock: Lock | null): Promise<Done | typeof takenElsewhere> => {
    if (!lock) return takenElsewhere
    begun = work()
    return begun
  }
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, hold)
  } catch {
    // A browser that is told to keep nothing refuses locks, too.
    return begun ?? work()
  }
}
