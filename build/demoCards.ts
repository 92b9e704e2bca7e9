import type { RsbuildPlugin } from '@rsbuild/core'
import { askedCardsPort, DEFAULT_CARDS_PORT } from '../mocks/card-provider/port.ts'
import { freePort, isFree } from '../scripts/freePort.ts'

/** The address of the demo's card payments: the port of CARDS_PORT, else the usual one, else a free one. */
export async function demoCardsPort(): Promise<number> {
  const asked = askedCardsPort()
  if (asked !== undefined) return asked
  return (await isFree(DEFAULT_CARDS_PORT)) ? DEFAULT_CARDS_PORT : freePort()
}

/** Starts the stand-in for the card payment provider with the development server, and ends it with that. */
export function pluginDemoCards(port: number): RsbuildPlugin {
  return {
    name: 'demo-cards',
    setup(api) {
      let end = () => Promise.resolve()
      api.onBeforeStartDevServer(async () => {
        // Loaded here, so that a build never meets it.
        const { startCardProvider } = await import('../mocks/http/server.ts')
        end = (await startCardProvider(port)).close
      })
      api.onCloseDevServer(() => end())
    },
  }
}
