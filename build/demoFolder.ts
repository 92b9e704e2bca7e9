import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RsbuildPlugin } from '@rsbuild/core'

/** `rsbuild build --env-mode demo` builds the demo. */
export const DEMO_MODE = 'demo'
export const DEMO_FOLDER = 'dist-demo'

/**
 * The stand-in for the card payment provider is a folder of the demo: a host of files has one origin alone.
 */
const CARDS = '/mock-cards'
export const DEMO_CARDS_SCRIPT = `${CARDS}/stripe.js`

const CARD_SITE = fileURLToPath(new URL('../mocks/card-provider/site', import.meta.url))

/**
 * Adds what the development server of the demo serves beside the program: recordings, the list of scenarios
 * and the card payment provider.
 */
export function pluginDemoFolder(): RsbuildPlugin {
  return {
    name: 'demo-folder',
    setup(api) {
      api.onAfterBuild(async ({ environments }) => {
        const folder = environments.web?.distPath
        if (!folder) throw new Error('The build of the demo has no folder.')
        cpSync(CARD_SITE, join(folder, CARDS), { recursive: true })
        // Loaded here, so that the production build never meets it.
        const { readSet, setNames } = await import('../mocks/replay/readRecordings.ts')
        const recordings = join(folder, 'mock-recordings')
        mkdirSync(recordings, { recursive: true })
        for (const name of setNames()) writeFileSync(join(recordings, name), JSON.stringify(readSet(name)))
        await writeScenarioPages(folder)
        // GitHub Pages leaves out files that begin with '_', unless this file is there.
        writeFileSync(join(folder, '.nojekyll'), '')
      })
    },
  }
}

/** A host of files ignores the query, so each language has a file. */
async function writeScenarioPages(folder: string) {
  const [{ scenarioPage }, { pictureFiles }] = await Promise.all([
    import('../mocks/scenarios/page/scenarioPage.ts'),
    import('../mocks/scenarios/page/pictures.ts'),
  ])
  const files = { en: '/scenarios.html', fa: '/scenarios.fa.html' }
  for (const language of ['en', 'fa'] as const)
    writeFileSync(
      join(folder, files[language]),
      scenarioPage(language, pictureFiles(), (other) => files[other]),
    )
}
