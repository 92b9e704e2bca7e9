/**
 * Runs journeys while their processes stop at random for short times, as on a busy machine: `npm run
 * test:chaos`, or only some with `-- test/journeys/learning`. `-- --seed 7` repeats the choices of a run, as
 * far as the same processes exist at the same time.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { journeyEnvironment } from '../../scripts/journeyEnvironment.ts'
import { createRandom } from '../model/random.ts'

/** Longest time between two stops, and longest stop, in milliseconds. */
const MOST_BETWEEN_MS = 1_500
const MOST_STOPPED_MS = 1_200

const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } })
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6))
const draw = createRandom(seed)
const stopped = new Map<string, number>()

const environment = await journeyEnvironment()
for (const name of ['build:preview', 'build:demo']) {
  const build = spawnSync('npm', ['run', '--silent', name], { stdio: 'inherit', env: environment })
  if (build.status !== 0) process.exit(1)
}

console.log(`Seed ${seed}`)
const journeys = spawn('playwright', ['test', '--reporter=list', ...positionals], {
  stdio: 'inherit',
  env: environment,
})
const ended = new Promise<number>((resolve) => journeys.on('close', (code) => resolve(code ?? 1)))
let isRunning = true
void ended.then(() => (isRunning = false))
while (isRunning) {
  await pause(random() * MOST_BETWEEN_MS)
  const [process, kind] = chosen()
  if (process === undefined) continue
  stopped.set(kind, (stopped.get(kind) ?? 0) + 1)
  await stopFor(process, random() * MOST_STOPPED_MS)
}
process.exitCode = await ended
for (const [kind, count] of [...stopped].sort(([, one], [, other]) => other - one))
  console.log(`${String(count).padStart(6)} stops of ${kind}`)
if (process.exitCode !== 0) console.log(`Some journeys failed with seed ${seed}.`)

function oneOf<Item>(items: Item[]): Item | undefined {
  return items[Math.floor(random() * items.length)]
}

/** A number from 0 to 1. */
function random(): number {
  return draw() / 2 ** 32
}

/** @returns a process that the journeys started; undefined if there is none yet */
function chosen(): [number | undefined, string] {
  const found = descendantsOf(journeys.pid ?? 0).flatMap(({ pid, command }) => {
    const kind = kindOf(command)
    return kind === undefined ? [] : [{ pid, kind }]
  })
  // Chooses the kind first, because a browser has many processes and the server one.
  const kind = oneOf([...new Set(found.map((each) => each.kind))])
  return [oneOf(found.filter((each) => each.kind === kind))?.pid, kind ?? '']
}

/** The test runner is never stopped, because its clock measures the tests. */
function kindOf(command: string): string | undefined {
  const browser = command.match(/chrom\S*.*? --type=(renderer|gpu-process|utility)/)
  if (browser) return `the browser's ${browser[1]}`
  if (/chrom\S* .*--remote-debugging/.test(command)) return 'the browser'
  if (command.includes('mocks/http.ts')) return 'the server'
  if (command.includes('rsbuild')) return 'the development server'
  return undefined
}

type Running = { pid: number; parent: number; command: string }

function descendantsOf(root: number): Running[] {
  const all: Running[] = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, command = ''] = line.match(/^\s*(\d+)\s+(\d+)\s+(.*)$/) ?? []
      return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : []
    })
  const found: Running[] = []
  const parents = new Set([root])
  for (let isGrowing = true; isGrowing; ) {
    const children = all.filter(({ pid, parent }) => parents.has(parent) && !parents.has(pid))
    for (const child of children) parents.add(child.pid)
    found.push(...children)
    isGrowing = children.length > 0
  }
  return found
}

async function stopFor(pid: number, milliseconds: number) {
  if (!signal(pid, 'SIGSTOP')) return
  await pause(milliseconds)
  signal(pid, 'SIGCONT')
}

/** @returns false if the process has ended meanwhile */
function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
