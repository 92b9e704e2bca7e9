const endings: (() => void)[] = []

/** Whatever a test has started ends with it, before what it leaves behind is cleared away. */
export const atEnd = (end: () => void) => void endings.push(end)

/** Enough turns for storage and channels to do what they still had to do. */
const TURNS = 30

export async function endAll() {
  if (endings.length === 0) return
  for (const end of endings.splice(0)) end()
  for (let left = TURNS; left > 0; left--) await new Promise((resolve) => setImmediate(resolve))
}
