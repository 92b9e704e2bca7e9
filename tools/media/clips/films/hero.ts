import { heroFrame } from '../../scenes/hero.ts'
import type { Film } from '../film.ts'

/**
 * The children of the hero's picture (images/hero.svg, the poster) move. The loop begins and ends with that
 * picture.
 */
export default {
  width: 480,
  height: 384,
  scale: 1.75,
  seconds: 8,
  fps: 24,
  limit: 250_000,
  frame: heroFrame,
} satisfies Film
