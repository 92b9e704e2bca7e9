/** A generator of random numbers that a seed repeats (mulberry32). */
export type Random = ReturnType<typeof createRandom>

export function createRandom(seed: number) {
  let state = seed >>> 0
  /** From 0 to 1, without 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    /** A whole number between both, which are included. */
    whole,
    between: (least: number, most: number) => least + next() * (most - least),
    chance: (share: number) => next() < share,
    pick<T>(list: readonly T[]): T {
      const found = list[whole(0, list.length - 1)]
      if (found === undefined) throw new Error('There is nothing to pick from.')
      return found
    },
    /** A name; each is as frequent as its weight. */
    weighted<Name extends string>(weights: Record<Name, number>): Name {
      const entries = Object.entries(weights) as [Name, number][]
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [name, weight] of entries) {
        left -= weight
        if (left < 0) return name
      }
      throw new Error('There is nothing to pick from.')
    },
    /** A seed for another generator. */
    seed: () => whole(0, 2 ** 31 - 1),
  }
}
