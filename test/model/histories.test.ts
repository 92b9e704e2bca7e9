import { describe, expect, it } from 'vitest'
import { isMutationRun } from '../mutationRun'
import { isWholeRun } from '../wholeRun'
import { play, scriptOf, shorten } from './history'
import { type Logic, modulesUnderTest, product } from './logic'
import { playHistories } from './manyHistories'
import { type Mutant, mutants } from './mutants'
import { copyModules } from './native'
import type { Tally } from './world'

/** Number of the first history. Every run plays the same ones; another number selects others. */
const FIRST = Number(process.env.MODEL_FIRST ?? 1)
const COUNT = Number(process.env.MODEL_COUNT ?? (isWholeRun ? 1_000_000 : 10_000))

/** Number of histories for each mutant of `npm run test:mutation`. */
const FEW = 300

/** Plays only this history and prints its steps. */
const ONE = process.env.MODEL_SEED

/** A fault that no history has caught by then counts as not caught. */
const MOST_FOR_A_MUTANT = 100_000
const MOST_SECONDS = isWholeRun ? 3_600 : 900

const setting = { logic: product }

// The test is not skipped, because a skipped test counts as failed.
if (ONE !== undefined)
  it('one history breaks no invariant', () => {
    console.log(storyOf(Number(ONE)))
    expect(play(scriptOf(Number(ONE)), setting)).toBeUndefined()
  })
else if (isMutationRun)
  it('a few histories break no invariant', () => {
    for (let seed = FIRST; seed < FIRST + FEW; seed += 1)
      expect(play(scriptOf(seed), setting), `history ${seed}`).toBeUndefined()
  })
else describe('the model of progress', () => provesAll())

function provesAll() {
  it(
    `${COUNT.toLocaleString('en')} histories of two tabs, two users and every fault lose no event`,
    async () => {
      const start = performance.now()
      const played = await playHistories(FIRST, COUNT)
      const seconds = (performance.now() - start) / 1000
      console.log(
        summaryOf(
          played.map(({ tally }) => tally),
          seconds,
        ),
      )
      const broken = played.find((share) => share.broken !== undefined)?.broken
      if (broken !== undefined) throw new Error(storyOf(broken))
    },
    MOST_SECONDS * 1000,
  )

  it(
    'every seeded fault is caught',
    async () => {
      const caught = []
      for (const mutant of mutants) caught.push(await hunt(mutant))
      console.log(tableOf(caught))
      expect(caught.filter(({ invariant }) => !invariant).map(({ name }) => name)).toEqual([])
      expect(caught.length).toBeGreaterThanOrEqual(15)
    },
    MOST_SECONDS * 1000,
  )
}

function summaryOf(tallies: Tally[], seconds: number) {
  const sum = (name: keyof Tally) => tallies.reduce((all, tally) => all + tally[name], 0).toLocaleString('en')
  return [
    `${COUNT.toLocaleString('en')} histories from number ${FIRST} on, in ${seconds.toFixed(1)} s:`,
    `${sum('recorded')} things learned, ${sum('sent')} requests, ${sum('failed')} of them failed,`,
    `${sum('pagesLost')} pages closed or crashed, ${sum('sessions')} sessions begun.`,
  ].join(' ')
}

/** Explains a broken invariant: its shortest history, and how to play it again. */
function storyOf(seed: number) {
  const script = scriptOf(seed)
  const invariant = play(script, setting)
  const trace: string[] = []
  const shortest = invariant ? shorten(script, setting) : script
  play(shortest, setting, trace)
  const { steps, ...kind } = shortest
  return [
    invariant ? `Broken: ${invariant}` : 'Nothing is broken.',
    `Play it again: MODEL_SEED=${seed} npx vitest run test/model`,
    `${JSON.stringify(kind)}, ${steps.length} of ${script.steps.length} steps:`,
    ...trace,
  ].join('\n')
}

type Caught = { name: string; invariant: string | undefined; after: number }

async function hunt(mutant: Mutant): Promise<Caught> {
  const logic = await logicOf(mutant.fault)
  const first = mutant.from ?? FIRST
  for (let after = 1; after <= MOST_FOR_A_MUTANT; after += 1) {
    const invariant = play(scriptOf(first + after - 1), { logic })
    if (invariant) return { name: mutant.name, invariant: invariant.split('\n')[0], after }
  }
  return { name: mutant.name, invariant: undefined, after: MOST_FOR_A_MUTANT }
}

async function logicOf(fault: Parameters<typeof copyModules>[1]): Promise<Logic> {
  const modules = copyModules(modulesUnderTest, fault)
  try {
    return Object.assign({}, product, ...(await Promise.all(modulesUnderTest.map(modules.load))))
  } finally {
    modules.remove()
  }
}

function tableOf(caught: Caught[]) {
  const rows = [
    ['Seeded fault', 'caught by', 'after histories'],
    ...caught.map(({ name, invariant, after }) => [name, invariant ?? 'NOTHING', after.toLocaleString('en')]),
  ]
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')).join('\n')
}
