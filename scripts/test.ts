// All tests: units and screens in Vitest, then, against the production build, journeys in a real browser and browsers that are killed.
// `--browser-only` leaves the first out; `--whole` tests every variant.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { freePort } from './free-port.ts'

const isWhole = process.argv.includes('--whole')
if (isWhole) process.env.WHOLE_RUN = 'true'

type Outcome = { passed: number; failed: number }

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const outcomes: Outcome[] = []

try {
  if (!process.argv.includes('--browser-only')) outcomes.push(vitest())
  outcomes.push(...(await inBrowsers()))
} finally {
  rmSync(reports, { recursive: true, force: true })
}

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function inBrowsers(): Promise<Outcome[]> {
  try {
    const environment = {
      ...process.env,
      CHROME_PATH: ensureBrowser(console.log),
      // Ports of its own: a server that happens to run might serve an older build.
      SITE_PORT: String(await freePort()),
      CARDS_PORT: String(await freePort()),
      DEMO_PORT: String(await freePort()),
      DEMO_CARDS_PORT: String(await freePort()),
    }
    const isBuilt = run('npm', ['run', '--silent', 'build:preview'], environment) === 0
    return isBuilt ? [playwright(environment), kills(environment)] : [nothingRan()]
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return [nothingRan()]
  }
}

function vitest(): Outcome {
  const file = join(reports, 'vitest.json')
  const status = run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    process.env,
  )
  const report = read(file)
  return outcome(status, report?.numPassedTests, (report?.numTotalTests ?? 0) - (report?.numPassedTests ?? 0))
}

function playwright(environment: NodeJS.ProcessEnv): Outcome {
  const file = join(reports, 'playwright.json')
  const status = run('playwright', ['test', '--reporter=list,json'], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const stats = read(file)?.stats
  return outcome(
    status,
    stats?.expected,
    (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + (stats?.skipped ?? 0),
  )
}

function kills(environment: NodeJS.ProcessEnv): Outcome {
  const file = join(reports, 'kills.json')
  const status = run(
    'node',
    ['test/kill/run.ts', '--moments', isWhole ? '500' : '25', '--report', file],
    environment,
  )
  const report = read(file)
  return outcome(status, report?.passed, report?.failed)
}

/** A run that ended badly without a failed test (a file that does not compile, say) counts as one failure; none at all, too. */
function outcome(status: number, passedTests = 0, failedTests = 0): Outcome {
  const hasHiddenFailure = (status !== 0 && failedTests === 0) || passedTests === 0
  return { passed: passedTests, failed: failedTests + (hasHiddenFailure ? 1 : 0) }
}

function nothingRan(): Outcome {
  return { passed: 0, failed: 1 }
}

function run(command: string, words: string[], environment: NodeJS.ProcessEnv) {
  return spawnSync(command, words, { stdio: 'inherit', env: environment }).status ?? 1
}

function read(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
