import { newTally, play, scriptOf } from './history'
import { product } from './logic'

export type Share = { first: number; count: number; every: number }

/**
 * Plays every `every`-th history from `first` on.
 * @returns the tally, and the first history that broke an invariant
 */
export function playShare({ first, count, every }: Share) {
  const setting = { logic: product, tally: newTally() }
  for (let seed = first; seed < first + count; seed += every)
    if (play(scriptOf(seed), setting)) return { broken: seed, tally: setting.tally }
  return { broken: undefined, tally: setting.tally }
}
