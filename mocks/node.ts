import { setupServer } from 'msw/node'
import type { Fault } from './faults/fault.ts'
import { faultHandlers } from './faults/faultHandler.ts'
import { faultProblem } from './faults/faultProblem.ts'
import { createFaults } from './faults/faults.ts'
import { handlersFor } from './handlers/all.ts'
import { accountByEmail, openSession } from './handlers/sessions.ts'
import { createWorld, withClockAhead } from './world.ts'

/** The world of a test process; `resetWorld` after each test. */
export const world = createWorld()

const handlers = handlersFor(world)
const faults = createFaults()

/** The mock API inside a test process; `server.use(…)` lets a test answer differently, without faults. */
export const server = setupServer(
  ...faultHandlers({
    faults,
    handlers,
    handlersAhead: (seconds) => handlersFor(withClockAhead(world, seconds)),
  }),
  ...handlers,
)

/**
 * Sets a fault for the requests to come, until the end of the test.
 * @throws in a sentence, when it would never come
 */
export function setFault(fault: Fault) {
  const problem = faultProblem(fault)
  if (problem) throw new Error(problem)
  faults.add(fault)
}

/** Lets held requests go on, and breaks stalled answers off. */
export const releaseFaults = faults.release

/** All state as in the beginning, and no faults. */
export function resetWorld(): Promise<void> {
  faults.clear()
  faults.release()
  return world.reset()
}

/** Opens a session without the sign-in page; answers what the client would have stored. */
export function signInTo(email: string) {
  return world.transact((state) => {
    const account = accountByEmail(state, email)
    if (!account) throw new Error(`Nobody in the mock world has the address ${email}`)
    return { ...openSession(state, account.id, world.now()), userId: account.id }
  })
}
