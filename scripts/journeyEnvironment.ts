import { ensureBrowser, journeyBrowser } from './browser.ts'
import { freePort } from './freePort.ts'

/**
 * Makes the environment of the preview's build and its journeys. It has its own ports, because a running
 * server may serve an older build. Installs a browser if there is none.
 * @throws if there is no browser and none can be installed
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
