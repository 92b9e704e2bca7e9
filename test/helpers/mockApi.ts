import { resetWorld, server } from '../../mocks/node'
import { ignoreDifferencesWhen } from './consoleGuard'

const own = server.listHandlers().length
ignoreDifferencesWhen(() => server.listHandlers().length > own)

/**
 * The mock API of a test: its own world, new for every test; a request that no handler answers fails the
 * test.
 */
export const mockApi = {
  start: () => server.listen({ onUnhandledFrame: 'error' }),
  async reset() {
    server.resetHandlers()
    await resetWorld()
  },
  stop: () => server.close(),
}

export { server }
