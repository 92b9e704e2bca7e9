/**
 * Runs all checks that need no journeys, and prints a table. `npm run check types lint` runs some of them.
 * `--before-tests` leaves out the tests and the checks that need a build; `--report <file>` writes the
 * results as JSON.
 */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

type Check = { name: string; command: string; after?: string; isTest?: boolean }
type Result = { name: string; passed: boolean; seconds: number }

const checks: Check[] = [
  { name: 'build', command: 'npm run --silent build' },
  { name: 'generate', command: 'node scripts/generateApi.ts --check' },
  { name: 'contract', command: 'node scripts/checkContract.ts' },
  { name: 'api changes', command: 'node scripts/checkApiChanges.ts' },
  { name: 'types', command: 'tsc && tsc -p src/worker' },
  { name: 'lint', command: 'biome check --error-on-warnings' },
  { name: 'imports', command: 'node scripts/checkImports.ts' },
  { name: 'paths', command: 'node scripts/checkPaths.ts' },
  { name: 'docs', command: 'node scripts/checkDocs.ts' },
  { name: 'terms', command: 'node scripts/checkTerms.ts' },
  { name: 'comments', command: 'node scripts/checkComments.ts' },
  { name: 'doors', command: 'node scripts/checkDoors.ts' },
  { name: 'unused', command: 'knip --no-progress --treat-config-hints-as-errors' },
  { name: 'translations', command: 'node scripts/checkTranslations.ts' },
  { name: 'css', command: 'node scripts/checkCss.ts' },
  { name: 'lock', command: 'node scripts/completeLock.ts --check' },
  { name: 'licences', command: 'node scripts/checkLicences.ts' },
  { name: 'audit', command: 'node scripts/checkAudit.ts' },
  { name: 'recordings', command: 'node scripts/checkRecordings.ts' },
  { name: 'answers', command: 'vitest run test/contract', isTest: true },
  { name: 'no mocks', command: 'node scripts/checkBuild.ts', after: 'build' },
  { name: 'shipped', command: 'node scripts/checkShipped.ts', after: 'build' },
  { name: 'budgets', command: 'node scripts/checkBudgets.ts', after: 'build' },
]

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { 'before-tests': { type: 'boolean' }, report: { type: 'string' } },
})
const unknown = asked.filter((name) => !checks.some((check) => check.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no check ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}

const wanted = checks.filter((check) => isWanted(check))
const results: Result[] = []
const independent = wanted.filter(({ after }) => !after)
await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, workThrough))
// A check that measures the build runs alone.
for (const check of wanted.filter(({ after }) => after)) results.push(await run(check))
printTable()
if (values.report) writeFileSync(values.report, JSON.stringify(results))
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1

function isWanted({ name, after, isTest }: Check): boolean {
  if (values['before-tests']) return name !== 'build' && !after && !isTest
  return asked.length === 0 || isAskedFor(name)
}

function isAskedFor(name: string): boolean {
  return (
    asked.includes(name) || checks.some(({ name: other, after }) => after === name && asked.includes(other))
  )
}

async function workThrough() {
  for (let check = independent.shift(); check; check = independent.shift()) results.push(await run(check))
}

async function run({ name, command, after }: Check): Promise<Result> {
  if (results.some((result) => result.name === after && !result.passed))
    return { name, passed: false, seconds: 0 }
  const start = performance.now()
  const { passed, output } = await spawned(command)
  if (!passed) console.log(`\n--- ${name}: ${command}\n${output.trim()}`)
  return { name, passed, seconds: (performance.now() - start) / 1000 }
}

function spawned(command: string): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => resolve({ passed: code === 0, output }))
  })
}

function printTable() {
  console.log()
  const inOrder = checks.flatMap(({ name }) => results.find((result) => result.name === name) ?? [])
  for (const { name, passed, seconds } of inOrder)
    console.log(`${passed ? '  ok    ' : '  FAILED'}  ${name.padEnd(14)}${seconds.toFixed(1).padStart(6)} s`)
  const failed = inOrder.filter(({ passed }) => !passed)
  const sum =
    failed.length > 0
      ? `${failed.length} of ${inOrder.length} checks failed.`
      : `All ${inOrder.length} checks passed.`
  console.log(`\n${sum}`)
}
