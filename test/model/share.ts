import { newTally, play, scriptOf } from './history'
import { product } from './logic'

export type Share = { first: number; count: number; every: number }

/** Plays every so manieth of the histories from `first` on. @returns what they were made of, and the first that broke a sentence */
export function playShare({ first, count, every }: Share) {
  const setting = { logic: product, tally: newTally() }
  for (let seed = first; seed < first + count; seed += every)
    if (play(scriptOf(seed), setting)) return { broken: seed, tally: setting.tally }
  return { broken: undefined, tally: setting.tally }
}
