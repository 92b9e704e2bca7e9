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

/** A history: how the world is, and what happens in it, step by step. */
export type Script = Pick<World, 'isCredulous' | 'refusesQuizzes' | 'faults' | 'isRemembered'> & {
  opensBoth: boolean
  words: number[]
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
    words: Array.from({ length }, random),
  }
}

/** Plays a history and lets it come to rest. @param outcomes takes what it came to @returns the sentence that it broke, if any */
export function play(
  { words, opensBoth, ...kind }: Script,
  setting: Setting,
  trace?: string[],
  outcomes?: string[],
): string | undefined {
  const world = createWorld({ tally: newTally(), ...setting, trace })
  Object.assign(world, kind)
  try {
    begin(world, opensBoth)
    for (const word of words) playStep(world, word)
    comeToRest(world)
    outcomes?.push(...outcomesOf(world))
  } catch (error) {
    if (error instanceof Broken) return error.message
    return `It throws nothing: ${error instanceof Error ? error.stack : error}`
  } finally {
    trace?.push(...whatIsKnown(world))
  }
}

/** Somebody has signed in and opened the course, mostly in both tabs. */
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

/** How things stand in the end. */
function whatIsKnown(world: World) {
  const tabs = world.tabs.map(({ outbox }) => [outbox?.name, outbox?.records(), outbox?.known])
  return [...tabs, ['device', world.device], ['server', world.server], ['events', world.events]].map((part) =>
    JSON.stringify(part),
  )
}

/** The outcome of a history: records of the tabs, of the device and of the server, and the number of requests. */
function outcomesOf({ tabs, device, server, sent }: World) {
  const shown = tabs.map(({ outbox }) => outbox?.records())
  return [shown, device, server, sent].map((part) => JSON.stringify(part))
}

/** The shortest history found that breaks the same sentence: steps are left out as long as it does. */
export function shorten(script: Script, setting: Setting): Script {
  let shortest = script
  const sentence = play(script, setting)
  for (let size = script.words.length; size >= 1; size = Math.floor(size / 2))
    for (let from = 0; from < shortest.words.length; ) {
      const words = shortest.words.toSpliced(from, size)
      if (play({ ...shortest, words }, setting) === sentence) shortest = { ...shortest, words }
      else from += size
    }
  return shortest
}
