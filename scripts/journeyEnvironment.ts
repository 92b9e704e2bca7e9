import { ensureBrowser, journeyBrowser } from './browser.ts'
import { freePort } from './freePort.ts'

/**
 * @returns what the preview's build and its journeys read from the environment: ports of their own, because a server that
 *   happens to run may serve an older build. A browser is installed then.
 * @throws when there is no browser and none can be installed.
 */
export async function journeyEnvironment(): Promise<NodeJS.ProcessEnv> {
  ensureBrowser(console.log)
  console.log(`Browser of the journeys: ${journeyBrowser() ?? "Playwright's download"}`)
  return {
    ...process.env,
    SITE_PORT: String(await freePort()),
    CARDS_PORT: String(await freePort()),
    DEMO_PORT: String(await freePort()),
    DEMO_CARDS_PORT: String(await freePort()),
  }
}
