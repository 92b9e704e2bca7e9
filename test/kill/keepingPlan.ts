import type { Random } from './random.ts'
import { FILM } from './syllabus.ts'

/** How loading ends before it is complete. */
export const keepingEnds = ['killed while keeping', 'closed while keeping', 'cut off, then killed'] as const

/** A course is kept for the time without a network, and loading is interrupted. */
export type KeepingPlan = {
  end: (typeof keepingEnds)[number]
  slug: string
  /** The browser receives this many bytes between the press and the interruption. */
  afterBytes: number
  bytesPerSecond: number
  /** The seed for all random choices during the interruption. */
  seed: number
}

const FIRST = 'first-steps-in-scratch'

/**
 * The courses that a learner keeps, the most files first. The second one brings all types of lessons, or the
 * longest film.
 */
export const planKeeping = (random: Random): KeepingPlan[] =>
  [FIRST, random.pick(['watercolour-for-beginners', FILM])].map((slug) => ({
    end: random.pick(keepingEnds),
    slug,
    // The files of the first one have 1.2 MB, so that few interruptions come after the last byte.
    afterBytes: random.whole(0, slug === FILM ? 150_000 : 1_200_000),
    bytesPerSecond: random.pick([150_000, 500_000, 2_000_000]),
    seed: random.seed(),
  }))
