/** The same seed gives the same numbers: a history can be played again. Whole numbers from 0 to 2³² − 1 (mulberry32). */
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

/** Choices that one number decides: a step stays what it is when others are left out of its history. */
export class Draw {
  private state = 0

  start(word: number) {
    this.state = word | 0
  }

  /** 0 to `count` − 1. */
  below(count: number) {
    this.state = (this.state + STEP) | 0
    return Math.floor((mixed(this.state) / 2 ** 32) * count)
  }

  /** True so many times in a hundred. */
  chance(percent: number) {
    return this.below(100) < percent
  }

  of<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T
  }
}
