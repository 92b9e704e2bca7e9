// Records the outcomes of numbered histories of the models, or compares them with the recorded ones:
// node test/model/baseline.ts [--check] [progress] [donation]
// A change that keeps the behaviour keeps the recorded digests.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadProjectModules } from './nodeModules.ts'

loadProjectModules()

/**
 * Plays one history to its end.
 * @returns its outcomes
 */
type Play = (seed: number) => Promise<string[]> | string[]

/** Number of histories per digest, so that a difference is found without playing all histories again. */
const BLOCK = 100

const models: Record<string, { count: number; load: () => Promise<Play> }> = {
  progress: { count: 100_000, load: loadProgress },
  donation: { count: 10_000, load: loadDonation },
}

async function loadProgress(): Promise<Play> {
  const { play, scriptOf } = await import('./history.ts')
  const { product } = await import('./logic.ts')
  return (seed) => {
    const outcomes: string[] = []
    const broken = play(scriptOf(seed), { logic: product }, undefined, outcomes)
    return broken === undefined ? outcomes : [broken]
  }
}

async function loadDonation(): Promise<Play> {
  const { readConfig } = await import('../../src/lib/config/readConfig.ts')
  Object.assign(globalThis, {
    BUILD_CONFIG: readConfig({}),
    MOCK_API: false,
    location: new URL('http://localhost:3000/donation'),
  })
  Math.random = () => 0.5
  // The histories fail on purpose, and the product logs it.
  Object.assign(console, { warn: () => {}, error: () => {} })
  await import('./donation/join.ts')
  const { newTally, play, scriptOf } = await import('./donation/history.ts')
  const { product } = await import('./donation/logic.ts')
  return async (seed) => {
    const outcomes: string[] = []
    const broken = await play(scriptOf(seed), product, newTally(), [], outcomes)
    return broken === undefined ? outcomes : [broken]
  }
}

async function digestsOf(play: Play, count: number) {
  const digests: string[] = []
  for (let first = 1; first <= count; first += BLOCK) {
    const hash = createHash('sha256')
    for (let seed = first; seed < first + BLOCK; seed += 1) hash.update(JSON.stringify(await play(seed)))
    digests.push(hash.digest('hex').slice(0, 16))
  }
  return digests
}

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
})
for (const [name, { count, load }] of Object.entries(models)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const start = performance.now()
  const digests = await digestsOf(await load(), count)
  const file = new URL(`./baselines/${name}.json`, import.meta.url)
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  if (values.check) {
    const recorded: string[] = JSON.parse(readFileSync(file, 'utf8')).digests
    const changed = digests.flatMap((digest, index) =>
      digest === recorded[index] ? [] : [index * BLOCK + 1],
    )
    const isSame = changed.length === 0 && recorded.length === digests.length
    if (!isSame) process.exitCode = 1
    const found = isSame
      ? 'as recorded'
      : `differs in the blocks of ${BLOCK} that begin at ${changed.join(', ')}`
    console.log(`${name}: ${count} histories in ${seconds} s, ${found}`)
  } else {
    writeFileSync(file, `${JSON.stringify({ perDigest: BLOCK, digests }, undefined, 2)}\n`)
    console.log(`${name}: ${count} histories in ${seconds} s, recorded`)
  }
}
