import { ensureBrowser } from './browser.ts'
import { freePort } from './freePort.ts'

/**
 * @returns what the preview's build and its journeys read from the environment: a browser, and ports of their own, because a
 *   server that happens to run may serve an older build.
 * @throws when there is no browser and none can be installed.
 */
export async function journeyEnvironment(): Promise<NodeJS.ProcessEnv> {
  return {
    ...process.env,
    CHROME_PATH: ensureBrowser(console.log),
    SITE_PORT: String(await freePort()),
    CARDS_PORT: String(await freePort()),
    DEMO_PORT: String(await freePort()),
    DEMO_CARDS_PORT: String(await freePort()),
  }
}
