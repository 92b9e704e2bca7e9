type Step = () => unknown

const endings: Step[] = []

/** Registers a step that ends what the test has started. It runs before the test's leftovers are cleared. */
export const atEnd = (end: Step) => void endings.push(end)

/** Enough turns of the event loop for storage and channels to finish. */
const TURNS = 30

export async function endAll() {
  if (endings.length === 0) return
  const ends = endings.splice(0)
  const turns = async () => {
    for (let left = TURNS; left > 0; left--) await new Promise((resolve) => setImmediate(resolve))
  }
  await doEach([...ends, turns])
}

/** Does each step, also after one that throws. @throws what the steps threw, once all of them are done */
export async function doEach(steps: Step[]) {
  const errors: unknown[] = []
  for (const step of steps)
    try {
      await step()
    } catch (error) {
      errors.push(error)
    }
  if (errors.length === 1) throw errors[0]
  if (errors.length > 1) throw new AggregateError(errors, errors.map(String).join('\n'))
}
