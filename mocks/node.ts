import { setupServer } from 'msw/node'
import { handlersFor } from './handlers/all.ts'
import { accountByEmail, openSession } from './handlers/sessions.ts'
import { createWorld } from './world.ts'

/** The world of a test process; `resetWorld` after each test. */
export const world = createWorld()

/** The mock API inside a test process; `server.use(…)` lets a test answer differently. */
export const server = setupServer(...handlersFor(world))

/** All state as in the beginning. */
export function resetWorld(): Promise<void> {
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
