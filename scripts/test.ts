// All tests: the checks that need no build, units and screens in Vitest, then, against the production build,
// journeys in a real browser and browsers that are killed. `--browser-only` leaves the first two out;
// `--whole` tests every variant.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Verdict } from '../mocks/judge/tally.ts'
import { temporaryFolder } from '../mocks/temporaryFolder.ts'
import { readVerdict, verdictSentence } from '../test/judge/verdict.ts'
import { journeyEnvironment } from './journeyEnvironment.ts'

const isWhole = process.argv.includes('--whole')
if (isWhole) process.env.WHOLE_RUN = 'true'

/** The status of a command that Ctrl+C has ended. */
const INTERRUPTED = 130

/** `names` are the titles of failed tests, where the report has them, each with the start of its error. */
type Outcome = { passed: number; failed: number; names?: string[] }

const { folder: reports, remove } = temporaryFolder('test-reports-')
process.env.JUDGE_FOLDER = reports
const outcomes: Outcome[] = []
let verdict: Verdict | undefined

try {
  if (!process.argv.includes('--browser-only')) outcomes.push(checks(), vitest())
  outcomes.push(...(await inBrowsers()))
  verdict = readVerdict(reports)
} finally {
  remove()
}

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
const names = outcomes.flatMap((outcome) => outcome.names ?? [])
// The reports above are long: the last lines say what to look for in them.
for (const name of names) console.log(`FAILED  ${name}`)
console.log(`\n${verdictSentence(verdict)}\n${passed} passed, ${failed} failed`)
const isJudgedWell = verdict.calls > 0 && verdict.findings.length === 0
process.exitCode = failed === 0 && isJudgedWell ? 0 : 1

async function inBrowsers(): Promise<Outcome[]> {
  try {
    const environment = await journeyEnvironment()
    const isBuilt = ['build:preview', 'build:demo'].every(
      (name) => run('npm', ['run', '--silent', name], environment) === 0,
    )
    if (!isBuilt) return [nothingRan()]
    const journeys = playwright(environment)
    if (!isWhole) return [journeys, kills(environment, 12)]
    return [journeys, kills(environment, 500), kills(environment, 200, '--kept')]
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return [nothingRan()]
  }
}

function checks(): Outcome {
  const file = join(reports, 'checks.json')
  const status = run('node', ['scripts/check.ts', '--before-tests', '--report', file], process.env)
  const results: { name: string; passed: boolean }[] = read(file) ?? []
  const failed = results.filter((result) => !result.passed)
  const names = failed.map(({ name }) => `npm run check ${name}`)
  return { ...outcome(status, results.length - failed.length, failed.length), names }
}

function vitest(): Outcome {
  const file = join(reports, 'vitest.json')
  const status = run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    process.env,
  )
  const report: VitestReport | undefined = read(file)
  const { numPassedTests = 0, numTotalTests = 0 } = report ?? {}
  return { ...outcome(status, numPassedTests, numTotalTests - numPassedTests), names: failedInVitest(report) }
}

function playwright(environment: NodeJS.ProcessEnv): Outcome {
  const file = join(reports, 'playwright.json')
  const status = run('playwright', ['test', '--reporter=list,json'], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const report: PlaywrightReport | undefined = read(file)
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  return {
    ...outcome(status, expected, unexpected + flaky + skipped),
    names: (report?.suites ?? []).flatMap((suite) => failedIn(suite)),
  }
}

type VitestReport = {
  numPassedTests: number
  numTotalTests: number
  testResults: {
    name: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

function failedInVitest(report: VitestReport | undefined): string[] {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, failureMessages }) =>
        withError(`${relative(process.cwd(), name)} › ${fullName}`, failureMessages?.[0]),
      ),
  )
}

type Spec = { title: string; ok: boolean; tests: { results: { errors: { message?: string }[] }[] }[] }
type Suite = { title: string; suites?: Suite[]; specs?: Spec[] }
type PlaywrightReport = {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  suites: Suite[]
}

function failedIn({ title, suites = [], specs = [] }: Suite): string[] {
  const names = specs.filter(({ ok }) => !ok).map((spec) => withError(spec.title, errorOf(spec)))
  return [...names, ...suites.flatMap((suite) => failedIn(suite))].map((name) => `${title} › ${name}`)
}

function errorOf({ tests }: Spec) {
  return tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message
}

/** The report of a run is long, and its start may be cut off: the last lines say why a test failed, too. */
function withError(title: string, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
  return [title, ...lines.slice(0, 6).map((line) => `        ${line.slice(0, 300)}`)].join('\n')
}

/** @param more options, such as that of kept lessons */
function kills(environment: NodeJS.ProcessEnv, interruptions: number, ...more: string[]): Outcome {
  const file = join(reports, `kills${more.join('')}.json`)
  const status = run(
    'node',
    ['test/kill/run.ts', '--interruptions', String(interruptions), '--report', file, ...more],
    environment,
  )
  const report = read(file)
  return outcome(status, report?.passed, report?.failed)
}

/**
 * A run that ended badly without a failed test (a file that does not compile, say) counts as one failure;
 * none at all, too.
 */
function outcome(status: number, passedTests = 0, failedTests = 0): Outcome {
  const hasHiddenFailure = (status !== 0 && failedTests === 0) || passedTests === 0
  return { passed: passedTests, failed: failedTests + (hasHiddenFailure ? 1 : 0) }
}

function nothingRan(): Outcome {
  return { passed: 0, failed: 1 }
}

function run(command: string, words: string[], environment: NodeJS.ProcessEnv) {
  const { status, signal } = spawnSync(command, words, { stdio: 'inherit', env: environment })
  // Ctrl+C reaches the command alone while this process waits for it.
  if (signal === 'SIGINT' || status === INTERRUPTED) process.exit(INTERRUPTED)
  return status ?? 1
}

function read(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
