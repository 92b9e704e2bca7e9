/**
 * A generator of whole numbers from 0 to 2³² − 1 (mulberry32). The same seed gives the same numbers, so a
 * history can be played again.
 */
export function createRandom(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + STEP) | 0
    return mixed(state)
  }
}

const STEP = 0x6d2b79f5

function mixed(state: number) {
  let bits = Math.imul(state ^ (state >>> 15), 1 | state)
  bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
  return (bits ^ (bits >>> 14)) >>> 0
}

/** Draws that depend only on one number, so that a step stays the same if other steps are left out. */
export class Draw {
  private state = 0

  start(word: number) {
    this.state = word | 0
  }

  /** A whole number from 0 to `count` − 1. */
  below(count: number) {
    this.state = (this.state + STEP) | 0
    return Math.floor((mixed(this.state) / 2 ** 32) * count)
  }

  /** True in this percentage of the draws. */
  chance(percent: number) {
    return this.below(100) < percent
  }

  of<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T
  }
}
