/**
 * Mutation tests: changes the source in small ways, one at a time, and checks whether a test fails.
 * docs/mutation.md explains more.
 * npm run test:mutation -- [--force] [FOLDER or FILE ...]
 * Stryker runs each folder alone, with the tests of its subject. The script keeps the results in
 * `.cache/mutation`. The next run tests only what changed; `--force` tests everything again.
 */
import { globSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'

/** Layers whose tests need no screen. */
const layers = ['src/domain', 'src/state', 'src/api']

/**
 * Slower tests that run a folder's code, such as the models. They run only for mutants that the folder's own
 * tests do not catch.
 */
const slowerTests: Record<string, string[]> = {
  'src/domain/donation': ['test/state/donation', 'test/model/donation'],
  'src/domain/learning': ['test/state/learning', 'test/model'],
  'src/state/donation': ['test/model/donation'],
  'src/state/learning': ['test/model'],
}

const { values, positionals } = parseArgs({
  options: { force: { type: 'boolean', default: false } },
  allowPositionals: true,
})

const scores = []
for (const [folder, files] of filesByFolder(positionals.length > 0 ? positionals : layers))
  scores.push(scoreOf(folder, files, await mutantsOf(folder, files)))
printTable(scores)

/** @returns the source files at these paths by folder, without those that have no tests of their own */
function filesByFolder(paths: string[]): Map<string, string[]> {
  const all = paths.flatMap((path) =>
    statSync(path).isDirectory() ? globSync(`${path}/**/*.{ts,tsx}`) : path,
  )
  const byFolder = new Map<string, string[]>()
  for (const file of all.filter((name) => !name.endsWith('.gen.ts')).toSorted())
    byFolder.set(dirname(file), [...(byFolder.get(dirname(file)) ?? []), file])
  for (const folder of byFolder.keys())
    if (testsIn(folder.replace('src', 'test')).length === 0) {
      console.warn(`${folder}: left out, it has no tests of its own.`)
      byFolder.delete(folder)
    }
  return byFolder
}

function testsIn(...folders: string[]): string[] {
  return folders.flatMap((folder) => globSync(`${folder}/*.test.{ts,tsx}`))
}

/**
 * Runs the folder's own tests, then also the slower ones. The second time Stryker repeats only the mutants
 * that were not caught.
 */
async function mutantsOf(folder: string, files: string[]) {
  const own = folder.replace('src', 'test')
  const mutants = await test(folder, files, testsIn(own), values.force)
  const slower = slowerTests[folder]
  return slower ? test(folder, files, testsIn(own, ...slower), false) : mutants
}

function test(folder: string, files: string[], testFiles: string[], force: boolean) {
  process.env.MUTATION_RUN = 'true'
  const results = `.cache/mutation/${folder.replaceAll('/', '-')}`
  return new Stryker({
    testRunner: 'vitest',
    // The runner would find tests by the import graph, which leads from nearly everything to every screen.
    vitest: { related: false },
    testFiles,
    mutate: files,
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: `${results}.json`,
    force,
    concurrency: 1,
    // Long enough for a busy machine: only a mutant that never ends takes so long.
    timeoutMS: 120_000,
    dryRunTimeoutMinutes: 20,
    tempDirName: '.cache/mutation/sandbox',
    ignorePatterns: ['/dist', '/shots', '/.tools', '/tools', '/docs', '/test-results'],
    // Stryker would rewrite this file with a function that TypeScript 7 does not have. Our file refers to no
    // other, so it needs no rewriting.
    tsconfigFile: 'none',
    disableTypeChecks: 'src/**/*.{ts,tsx}',
    reporters: ['clear-text', 'html', 'progress-append-only'],
    clearTextReporter: { reportTests: false, allowColor: false, logTests: false, reportScoreTable: false },
    htmlReporter: { fileName: `${results}.html` },
    allowConsoleColors: false,
  }).runMutationTest()
}

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number]
type Score = { folder: string; mutants: number; caught: number; survived: number; untested: number }

/** Stryker also passes the kept results of the folder's other files. */
function scoreOf(folder: string, files: string[], mutants: MutantResult[]): Score {
  const paths = files.map((file) => resolve(file))
  const own = mutants.filter(({ fileName }) => paths.includes(resolve(fileName)))
  const count = (...statuses: MutantResult['status'][]) =>
    own.filter(({ status }) => statuses.includes(status)).length
  const [caught, survived, untested] = [count('Killed', 'Timeout'), count('Survived'), count('NoCoverage')]
  return { folder, mutants: caught + survived + untested, caught, survived, untested }
}

function printTable(rows: Score[]) {
  console.log('\n| Folder | Mutants | Caught | Survived | No test | Score |\n|---|---|---|---|---|---|')
  for (const { folder, mutants, caught, survived, untested } of rows)
    console.log(
      `| ${folder} | ${mutants} | ${caught} | ${survived} | ${untested} | ${((100 * caught) / mutants).toFixed(1)} % |`,
    )
}
