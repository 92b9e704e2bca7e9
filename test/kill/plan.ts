import { type ActivityName, activityOf, pickActivity } from './activities.ts'
import { type KeepingPlan, planKeeping } from './keepingPlan.ts'
import { type LineName, pickLine } from './line.ts'
import { createRandom, type Random } from './random.ts'

/** How often each interruption comes in fifty. */
const frequencies = {
  killed: 15,
  'closed, then killed': 4,
  closed: 5,
  'left for another page': 4,
  reloaded: 4,
  'offline, then killed': 4,
  'offline, then closed': 3,
  'two tabs, both killed': 4,
  'two tabs, one closed': 3,
  'another learner in between': 4,
}

/** The frequencies for lives with kept lessons: the network is off throughout, and no user can sign in. */
const keptFrequencies: Partial<Record<InterruptionName, number>> = {
  killed: 20,
  'closed, then killed': 5,
  closed: 6,
  'left for another page': 5,
  reloaded: 5,
  'two tabs, both killed': 5,
  'two tabs, one closed': 4,
}

export type InterruptionName = keyof typeof frequencies
export const interruptionNames = Object.keys(frequencies) as InterruptionName[]

/**
 * One planned interruption. Everything is drawn beforehand: the same seed gives the same plan, whatever
 * happens.
 */
export type InterruptionPlan = {
  interruption: InterruptionName
  activity: ActivityName
  /** The activity in the other tab, if there are two. */
  otherActivity: ActivityName
  line: LineName
  /** Milliseconds from the beginning of the activity, or from the `afterClaims`-th claim of the page. */
  afterMs: number
  afterClaims: number
  switchesLanguage: boolean
  /** The server when the learner returns: repaired, unchanged, or silent. */
  returnsTo: 'well' | 'same' | 'silent'
  /** The seed for all random choices during the interruption. */
  seed: number
}

export type LifePlan = {
  number: number
  seed: number
  plans: InterruptionPlan[]
  /** Interruptions of keeping, which come first. The network is off during the other interruptions. */
  keeping?: KeepingPlan[]
}

const INTERRUPTIONS_EACH = 8

/**
 * Plans `count` interruptions, a few in each life.
 * @param only plans only interruptions of this kind
 */
export function planLives(seed: number, count: number, only?: InterruptionName): LifePlan[] {
  const random = createRandom(seed)
  const names = deal(random, count, frequencies, only)
  return Array.from({ length: Math.ceil(count / INTERRUPTIONS_EACH) }, (_, index) => {
    const own = random.seed()
    const ofThisLife = createRandom(own)
    const mine = names.slice(index * INTERRUPTIONS_EACH, (index + 1) * INTERRUPTIONS_EACH)
    return { number: index + 1, seed: own, plans: mine.map((name) => planInterruption(ofThisLife, name)) }
  })
}

/** Plans lives with kept lessons. The interruptions of keeping count, too. */
export function planKeptLives(seed: number, count: number, only?: InterruptionName): LifePlan[] {
  const random = createRandom(seed)
  const lives = Math.ceil(count / INTERRUPTIONS_EACH)
  const keepings = Array.from({ length: lives }, () => planKeeping(random))
  const names = deal(random, count, keptFrequencies, only)
  let left = count
  return keepings.map((planned, index) => {
    const own = random.seed()
    const ofThisLife = createRandom(own)
    const keeping = planned.slice(0, left)
    const mine = names.splice(0, Math.min(left, INTERRUPTIONS_EACH) - keeping.length)
    left -= INTERRUPTIONS_EACH
    const plans = mine.map(
      (name): InterruptionPlan => ({
        ...planInterruption(ofThisLife, name),
        line: 'no network',
        // The device has what the server answered in one language.
        switchesLanguage: false,
        returnsTo: 'same',
      }),
    )
    return { number: index + 1, seed: own, plans, keeping }
  })
}

/** Deals the interruptions like cards: their order is random, their frequencies are not. */
function deal(
  random: Random,
  count: number,
  counts: Partial<Record<InterruptionName, number>>,
  only: InterruptionName | undefined,
): InterruptionName[] {
  const cards: InterruptionName[] = []
  while (cards.length < count) {
    const deck = interruptionNames.flatMap((name) =>
      Array.from({ length: counts[name] ?? 0 }, () => only ?? name),
    )
    while (deck.length > 0) cards.push(...deck.splice(random.whole(0, deck.length - 1), 1))
  }
  return cards.slice(0, count)
}

function planInterruption(random: Random, interruption: InterruptionName): InterruptionPlan {
  const activity = pickActivity(random)
  const { lastsMs } = activityOf(activity)
  const isOthers = interruption === 'another learner in between'
  const line = pickLine(random)
  const returnsTo = random.weighted({ well: 5, same: 4, silent: 1 })
  return {
    interruption,
    activity,
    otherActivity: pickActivity(random),
    // A user whom the server has signed out cannot sign out.
    line: isOthers && line === '401' ? 'good' : line,
    ...planTime(random, lastsMs, activity),
    switchesLanguage: random.chance(0.1),
    // A sign-out removes the copies of the server's answers, so the page could show nothing while the server
    // is silent.
    returnsTo: isOthers && returnsTo === 'silent' ? 'well' : returnsTo,
    seed: random.seed(),
  }
}

/** Half of the interruptions come at any time, half while something is being written and sent. */
function planTime(random: Random, lastsMs: number, activity: ActivityName) {
  const afterClaims = activity !== 'watches' && random.chance(0.5) ? random.whole(1, 4) : 0
  return { afterClaims, afterMs: random.between(0, afterClaims > 0 ? 300 : lastsMs) }
}
