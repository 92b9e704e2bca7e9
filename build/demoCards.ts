import type { RsbuildPlugin } from '@rsbuild/core'
import { askedCardsPort, DEFAULT_CARDS_PORT } from '../mocks/card-provider/port.ts'
import { freePort, isFree } from '../scripts/freePort.ts'

/** Chooses the port of the demo's card payments: CARDS_PORT, else the usual one, else a free one. */
export async function demoCardsPort(): Promise<number> {
  const asked = askedCardsPort()
  if (asked !== undefined) return asked
  return (await isFree(DEFAULT_CARDS_PORT)) ? DEFAULT_CARDS_PORT : freePort()
}

/** Starts the mock card provider with the development server, and ends it with that. */
export function pluginDemoCards(port: number): RsbuildPlugin {
  return {
    name: 'demo-cards',
    setup(api) {
      let end = () => Promise.resolve()
      api.onBeforeStartDevServer(async () => {
        // Imported here, so that no build loads it.
        const { startCardProvider } = await import('../mocks/http/server.ts')
        end = (await startCardProvider(port)).close
      })
      api.onCloseDevServer(() => end())
    },
  }
}
