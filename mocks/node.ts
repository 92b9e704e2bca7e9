import { setupServer } from 'msw/node'
import { handlersFor } from './handlers/all.ts'
import { createWorld } from './world.ts'

/** The world of Vitest: reset it between tests. */
export const world = createWorld()

/** The mock API inside a test process; `server.use(…)` lets a test answer differently. */
export const server = setupServer(...handlersFor(world))

/** Every handler and all state as in the beginning. */
export async function resetMockApi() {
  server.resetHandlers()
  await world.reset()
}
