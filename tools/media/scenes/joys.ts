import { bigStar, shade, spot } from '../kit/garden.ts'
import { cast, reach, type Someone, standing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import { at, circle, fine, ink, path, rect } from '../kit/svg.ts'

/** A round seal with a wavy rim of `waves` bumps. */
export function seal(r: number, waves: number, fill: string) {
  const point = (i: number) => {
    const angle = (i * 2 * Math.PI) / waves
    return `${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`
  }
  const bump = ((r * Math.PI) / waves + 1).toFixed(1)
  const rim = Array.from({ length: waves }, (_, i) => `A${bump} ${bump} 0 0 1 ${point(i + 1)}`).join('')
  return path(`M${point(0)}${rim}Z`, fill)
}

/** Well done: a seal with a tick, ribbons and stars. 320 by 240. */
export const success = [
  spot(160, 122, 1.45, ink.mint),
  path('M132 140L106 214 132 206 146 228 166 150Z', ink.rose),
  path('M188 140L214 214 188 206 174 228 154 150Z', ink.rose),
  at(160, 108, seal(66, 14, ink.sun)),
  circle(160, 108, 50, ink.leaf),
  path('M136 110L153 127 186 90', 'none', 'stroke-width="17"'),
  path('M136 110L153 127 186 90', 'none', `stroke="${ink.paper}" stroke-width="11"`),
  bigStar(62, 84, 14),
  bigStar(258, 84, 14),
  bigStar(84, 162, 9, ink.orange),
  bigStar(238, 164, 9, ink.orange),
  prop.sparkle(66, 128, 6),
  prop.sparkle(256, 126, 6),
  prop.sparkle(96, 42, 6, ink.orange),
  prop.sparkle(226, 42, 6, ink.orange),
]

const certificate = [
  rect(-36, -26, 72, 52, ink.paper, 3),
  fine(rect(-30, -20, 60, 40, ink.cream, 2), path('M-16-10H16M-20-2H4M-20 6H0')),
  path('M12 10L9 26 16 22 23 26 20 10Z', ink.rose),
  circle(16, 8, 8, ink.sun),
]

const ada: Someone = { ...cast.ada, style: 'buns', shirt: ink.sun }

const FLAGS: [number, number, string][] = [
  [58, 42, ink.rose],
  [114, 51, ink.sun],
  [170, 42, ink.mintDeep],
  [230, 42, ink.skyDeep],
  [286, 51, ink.orange],
  [342, 42, ink.mintDeep],
]

/** Scattered paper, at half the size of the picture. */
const PAPERS: [number, number, string][] = [
  [38, 62, ink.orange],
  [54, 48, ink.leaf],
  [30, 88, ink.blue],
  [54, 96, ink.rose],
  [64, 72, ink.sun],
  [146, 90, ink.orange],
  [158, 104, ink.leaf],
  [172, 84, ink.blue],
  [136, 112, ink.rose],
  [42, 116, ink.sun],
  [66, 120, ink.leaf],
  [172, 54, ink.rose],
]

/** The end of a course: a child jumps for joy with its certificate. 400 by 300. */
export const celebration = [
  spot(200, 150, 1.85, ink.lilac),
  shade(200, 282, 150),
  fine(path('M28 30Q114 72 200 30Q286 72 372 30')),
  ...FLAGS.map(([x, y, fill]) => at(x, y, path('M-14 0H14L0 25Z', fill))),
  at(0, 0, prop.confetti(PAPERS), { scale: 2 }),
  at(
    200,
    122,
    standing(
      ada,
      ink.blue,
      { mouth: 'open', look: [1, -2] },
      [reach(-1, -44, -2, true), reach(1, 46, 6, true)],
      8,
    ),
    { scale: 1.34 },
  ),
  at(286, 122, certificate, { rotate: 8 }),
  bigStar(136, 98, 15),
  prop.sparkle(52, 214, 7, ink.orange),
  prop.sparkle(352, 206, 7),
]
