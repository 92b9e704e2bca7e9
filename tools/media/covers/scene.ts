import type { Someone } from '../kit/people.ts'

/** A cover of 320 by 180: what changes from edition to edition is the child and the colour behind. */
export type Scene = (edition: { who: Someone; back: string }) => string[]
