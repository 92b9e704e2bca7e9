import type { Logic } from './logic'
import { createWorld } from './newWorld'
import { createRandom } from './random'
import { comeToQuiet, comeToRest } from './rest'
import { openPage, storeSession } from './session'
import { playStep } from './steps'
import { Broken, type Tally, type World } from './world'

const FEWEST_STEPS = 6
const MOST_STEPS = 40

type Setting = { logic: Logic; tally?: Tally }

export const newTally = (): Tally => ({ recorded: 0, sent: 0, failed: 0, pagesLost: 0, sessions: 0 })

/** A history: the kind of its world, and one number per step. */
export type Script = Pick<World, 'isCredulous' | 'refusesQuizzes' | 'faults' | 'isRemembered'> & {
  opensBoth: boolean
  steps: number[]
}

export function scriptOf(seed: number): Script {
  const random = createRandom(seed)
  const kind = random()
  const length = FEWEST_STEPS + (random() % (MOST_STEPS - FEWEST_STEPS))
  return {
    isCredulous: kind % 4 === 0,
    refusesQuizzes: (kind >>> 12) % 8 === 0,
    faults: [0, 20, 50][(kind >>> 4) % 3] ?? 0,
    isRemembered: (kind >>> 8) % 4 !== 0,
    opensBoth: (kind >>> 16) % 4 !== 0,
    steps: Array.from({ length }, random),
  }
}

/**
 * Plays a history until it comes to rest.
 * @param outcomes receives its outcomes
 * @returns the broken invariant, if any
 */
export function play(
  { steps, opensBoth, ...kind }: Script,
  setting: Setting,
  trace?: string[],
  outcomes?: string[],
): string | undefined {
  const world = createWorld({ tally: newTally(), ...setting, trace })
  Object.assign(world, kind)
  try {
    begin(world, opensBoth)
    for (const number of steps) playStep(world, number)
    comeToRest(world)
    outcomes?.push(...outcomesOf(world))
  } catch (error) {
    if (error instanceof Broken) return error.message
    return `A history throws no error: ${error instanceof Error ? error.stack : error}`
  } finally {
    trace?.push(...finalState(world))
  }
}

/** A user has signed in and opened the course, mostly in both tabs. */
function begin(world: World, opensBoth: boolean) {
  const { tabs, faults } = world
  world.faults = 0
  const [one, other] = tabs
  openPage(world, one)
  storeSession(world, one, { user: 0, token: 0 })
  if (opensBoth) openPage(world, other)
  comeToQuiet(world)
  world.faults = faults
}

/** The state of the world at the end, for the trace. */
function finalState(world: World) {
  const tabs = world.tabs.map(({ outbox }) => [outbox?.name, outbox?.records(), outbox?.known])
  return [...tabs, ['device', world.device], ['server', world.server], ['events', world.events]].map((part) =>
    JSON.stringify(part),
  )
}

/**
 * The outcomes of a history: records of the tabs, of the device and of the server, and the number of
 * requests.
 */
function outcomesOf({ tabs, device, server, sent }: World) {
  const shown = tabs.map(({ outbox }) => outbox?.records())
  return [shown, device, server, sent].map((part) => JSON.stringify(part))
}

/**
 * Leaves out steps as long as the history breaks the same invariant.
 * @returns the shortest history found
 */
export function shorten(script: Script, setting: Setting): Script {
  let shortest = script
  const invariant = play(script, setting)
  for (let size = script.steps.length; size >= 1; size = Math.floor(size / 2))
    for (let from = 0; from < shortest.steps.length; ) {
      const steps = shortest.steps.toSpliced(from, size)
      if (play({ ...shortest, steps }, setting) === invariant) shortest = { ...shortest, steps }
      else from += size
    }
  return shortest
}
