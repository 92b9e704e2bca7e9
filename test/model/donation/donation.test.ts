// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import './join'
import { readConfig } from '@/lib/config/readConfig'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { isMutationRun } from '../../mutationRun'
import { copyModules } from '../native'
import { newTally, play, scriptOf, shorten } from './history'
import { type Logic, product } from './logic'
import { type Mutant, mutants, rare } from './mutants'
import type { Tally } from './world'

/** Number of the first history. Every run plays the same ones; another number selects others. */
const FIRST = Number(process.env.MODEL_FIRST ?? 1)
const COUNT = Number(process.env.MODEL_COUNT ?? 1_000)

/** Number of histories for each mutant of `npm run test:mutation`. */
const FEW = 40

/** A fault that no history has caught by then counts as not caught. */
const MOST_FOR_A_MUTANT = Number(process.env.MODEL_MOST ?? 1_500)

const modulesUnderTest = [
  'src/integrations/cards/cardsOf',
  'src/lib/async/webLock',
  'src/domain/donation/machine',
  ...['operations', 'session', 'attemptStore'].map((name) => `src/state/donation/${name}`),
]

/** Long enough for a busy machine. */
const MOST_SECONDS = Math.max(300, COUNT)

/** Plays only this history and prints its steps. */
const ONE = process.env.MODEL_SEED

beforeEach(() => {
  vi.stubGlobal('BUILD_CONFIG', readConfig({}))
  vi.stubGlobal('location', new URL('http://localhost:3000/donation'))
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const complaints = [
    /could not be confirmed/,
    /device does not keep/,
    /no payment history/,
    /, the contract /,
  ]
  for (const pattern of complaints) expectOnConsole(pattern)
})
afterEach(() => vi.unstubAllGlobals())

async function storyOf(seed: number, logic: Logic = product) {
  const script = scriptOf(seed)
  const invariant = await play(script, logic)
  const shortest = invariant ? await shorten(script, logic) : script
  const trace: string[] = []
  await play(shortest, logic, newTally(), trace)
  const { steps, ...kind } = shortest
  return [
    invariant ? `Broken: ${invariant}` : 'Nothing is broken.',
    `Play it again: MODEL_SEED=${seed} npx vitest run test/model/donation`,
    `${JSON.stringify(kind)}, ${steps.length} of ${script.steps.length} steps:`,
    ...trace,
  ].join('\n')
}

// The test is not skipped, because a skipped test counts as failed.
if (ONE !== undefined)
  it('one history breaks no invariant', async () => {
    console.log(await storyOf(Number(ONE)))
    expect(await play(scriptOf(Number(ONE)), product)).toBeUndefined()
  })
else if (isMutationRun)
  it('a few histories break no invariant', async () => {
    for (let seed = FIRST; seed < FIRST + FEW; seed += 1)
      expect(await play(scriptOf(seed), product), `history ${seed}`).toBeUndefined()
  })
else describe('the model of donations', () => provesAll())

function provesAll() {
  it(
    `${COUNT} histories of two tabs and three donors charge nobody twice and show only true messages`,
    async () => {
      const start = performance.now()
      const tally = newTally()
      for (let seed = FIRST; seed < FIRST + COUNT; seed += 1)
        if (await play(scriptOf(seed), product, tally)) throw new Error(await storyOf(seed))
      console.log(summaryOf(tally, (performance.now() - start) / 1000))
    },
    MOST_SECONDS * 1000,
  )

  it(
    'every seeded fault is caught',
    async () => {
      const caught = []
      const hunted = mutants.filter(({ name }) => process.env.MODEL_HUNT || !rare.has(name))
      for (const mutant of hunted) caught.push(await hunt(mutant))
      console.log(tableOf(caught))
      expect(caught.filter(({ invariant }) => !invariant).map(({ name }) => name)).toEqual([])
      expect(caught.length).toBeGreaterThanOrEqual(38)
    },
    MOST_SECONDS * 1000,
  )
}

function summaryOf({ steps, attempts, charges, lost, pages, notices }: Tally, seconds: number) {
  return [
    `${COUNT} histories from number ${FIRST} on, in ${seconds.toFixed(1)} s: ${steps} steps, ${attempts} attempts,`,
    `${charges} charges, ${lost} requests or answers lost, ${pages} pages loaded, ${notices} messages shown.`,
  ].join(' ')
}

type Caught = { name: string; invariant: string | undefined; seed: number }

async function hunt({ name, fault, noticedBy }: Mutant): Promise<Caught> {
  const modules = copyModules(modulesUnderTest, fault)
  try {
    const logic: Logic = Object.assign(
      {},
      product,
      ...(await Promise.all(modulesUnderTest.map(modules.load))),
    )
    const seeds = Array.from({ length: MOST_FOR_A_MUTANT }, (_, index) => FIRST + index)
    for (const seed of [noticedBy, ...seeds]) {
      const invariant = await play(scriptOf(seed), logic)
      if (invariant) return { name, invariant: invariant.split('\n')[0], seed }
    }
    return { name, invariant: undefined, seed: 0 }
  } finally {
    modules.remove()
  }
}

function tableOf(caught: Caught[]) {
  const rows = [
    ['Seeded fault', 'caught by', 'history number'],
    ...caught.map(({ name, invariant, seed }) => [name, invariant ?? 'NOTHING', String(seed)]),
  ]
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')).join('\n')
}
