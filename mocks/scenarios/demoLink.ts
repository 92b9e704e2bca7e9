import type { Fault } from '../faults/fault.ts'
import type { World } from '../world.ts'
import { scenarioLink } from './page/scenarioPage.ts'
import { prepareWorld } from './prepare.ts'
import { runSteps } from './runSteps.ts'
import { nearestScenario, scenarioOf } from './scenarios.ts'

const QUERY = 'scenario'
/** The scenario of this tab whose steps are to be done on the next page. */
const NEXT_KEY = 'mock-scenario'
/** The world of the demo is in this database; the other ones are the client's. */
const WORLD_DATABASE = 'mock-world'

interface Demo {
  world: World
  setFaults: (faults: readonly Fault[]) => void
}

/**
 * Follows `/?scenario=NAME&language=fa` in the demo, and does the steps of a link that led here.
 * @returns whether the tab leaves for the page of a scenario
 * @throws in a sentence, when there is no such scenario
 */
export async function followScenarioLink({ world, setFaults }: Demo): Promise<boolean> {
  const { searchParams } = new URL(location.href)
  const name = searchParams.get(QUERY)
  if (name === null) {
    doSteps()
    return false
  }
  const scenario = scenarioOf(name)
  if (!scenario) throw new Error(missing(name))
  await forgetVisit()
  const records = await prepareWorld(world, scenario)
  for (const [key, value] of Object.entries(records)) localStorage.setItem(key, JSON.stringify(value))
  setFaults(scenario.faults ?? [])
  sessionStorage.setItem(NEXT_KEY, name)
  const language = searchParams.get('language')
  if (language) document.cookie = `i18next=${language}; path=/; max-age=31536000; samesite=lax`
  location.replace(scenario.path)
  return true
}

function doSteps() {
  const scenario = scenarioOf(sessionStorage.getItem(NEXT_KEY) ?? '')
  sessionStorage.removeItem(NEXT_KEY)
  if (scenario) void runSteps(scenario.steps ?? [])
}

function missing(name: string) {
  const nearest = nearestScenario(name)
  return [
    `There is no scenario '${name}'. The nearest one is '${nearest}': ${scenarioLink(nearest, 'en')}`,
    `سناریویی به نام «${name}» نیست. نزدیک‌ترین سناریو «${nearest}» است.`,
  ].join('\n')
}

/** Nothing of an earlier visit is left on the device. */
async function forgetVisit() {
  localStorage.clear()
  sessionStorage.clear()
  const databases = await indexedDB.databases()
  await Promise.all(databases.flatMap(({ name }) => (name && name !== WORLD_DATABASE ? [remove(name)] : [])))
}

function remove(database: string) {
  return new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(database)
    // Another tab may have it open; it is then deleted when that one closes.
    for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, () => resolve())
  })
}
