import { bigStar, starPlant, thickBooks } from '../kit/garden.ts'
import { arms, cast, reach, type Someone, standing, wearing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import { robot } from '../kit/robot.ts'
import { at, circle, ellipse, fine, ink, limb, path } from '../kit/svg.ts'
import { seal } from './joys.ts'

const { omid, zahra } = cast
const ada: Someone = { ...cast.ada, style: 'buns', shirt: ink.sun }

const flagFills = [ink.rose, ink.sun, ink.mintDeep, ink.skyDeep, ink.lilacDeep]

/** A string of flags that sags from one end to the other. */
function bunting(from: [number, number], to: [number, number], sag: number, flags: number) {
  const [low, high] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2 * sag]
  const along = (a: number, b: number, c: number, s: number) =>
    Math.round((1 - s) ** 2 * a + 2 * s * (1 - s) * b + s ** 2 * c)
  const hung = Array.from({ length: flags }, (_, index) => {
    const s = (index + 0.7) / (flags + 0.4)
    const fill = flagFills[index % flagFills.length] ?? ink.sun
    return at(along(from[0], low, to[0], s), along(from[1], high, to[1], s), path('M-15 0H15L0 27Z', fill))
  })
  return [fine(path(`M${from.join(' ')}Q${low} ${high} ${to.join(' ')}`)), ...hung]
}

/** Bunting from both corners to the middle, where it leaves room for the mark. 1060 by 120. */
export const certificateGarland = [
  ...bunting([0, 6], [250, 2], 34, 5),
  ...bunting([250, 2], [440, 0], 20, 3),
  ...bunting([1060, 6], [810, 2], 34, 5),
  ...bunting([810, 2], [620, 0], 20, 3),
  prop.sparkle(150, 96, 8, ink.orange),
  prop.sparkle(292, 78, 6),
  prop.sparkle(910, 96, 8, ink.orange),
  prop.sparkle(768, 78, 6),
  bigStar(66, 100, 11),
  bigStar(994, 100, 11),
]

const flower = (x: number, y: number, fill: string, height = 20) =>
  at(x, y, [
    limb(`M0 0V${-height}`, ink.leaf, 6),
    ...[0, 72, 144, 216, 288].map((turn) =>
      at(0, -height - 6, ellipse(0, -6, 4.5, 6, fill), { rotate: turn }),
    ),
    circle(0, -height - 6, 3.5, ink.sun),
  ])

/** Children at both sides of a meadow, proud and glad; the middle stays low. 1060 by 240. */
export const certificateScene = [
  path('M0 190Q150 138 330 176T640 186T1060 146V240H0Z', ink.mint, 'stroke="none"'),
  path('M0 214Q190 172 420 208T800 206T1060 186V240H0Z', ink.mintDeep, 'stroke="none"'),
  at(52, 216, starPlant(0, 0, ink.lilacDeep), { scale: 0.66 }),
  thickBooks(232, 217, [ink.skyDeep, ink.rose, ink.lilacDeep]),
  prop.bird(228, 161, ink.sun),
  at(
    138,
    84,
    standing(
      ada,
      ink.blue,
      { mouth: 'open', look: [2, -2] },
      [reach(-1, -38, -8, true), reach(1, 38, -8, true)],
      4,
    ),
    { scale: 1.22 },
  ),
  bigStar(188, 66, 17),
  at(
    926,
    84,
    standing(omid, ink.blue, { mouth: 'open', look: [-2, 0] }, [reach(-1, -40, 0, true), arms.downRight], 4),
    { scale: 1.22 },
  ),
  at(
    1004,
    96,
    standing(wearing(zahra, ink.lilacDeep), ink.blue, { look: [-2, 0] }, [arms.frontLeft, arms.frontRight]),
    {
      scale: 1.12,
    },
  ),
  at(836, 130, robot({ right: 'M24 24Q42 18 44-6' })),
  flower(292, 214, ink.rose),
  flower(316, 220, ink.lilacDeep, 14),
  flower(352, 216, ink.paper, 24),
  prop.tuft(394, 222),
  flower(738, 218, ink.paper, 18),
  flower(768, 222, ink.rose, 24),
  flower(708, 224, ink.lilacDeep, 14),
  prop.tuft(666, 224),
]

/** The seal of a course well done: the open book in a wavy rim, with two ribbons. 128 by 170. */
export const certificateSeal = [
  at(64, 60, [
    path('M-20 26L-40 90-22 84-10 102 6 34Z', ink.rose),
    path('M20 26L40 90 22 84 10 102-6 34Z', ink.rose),
    seal(48, 14, ink.sun),
    circle(0, 0, 36, ink.paper),
    prop.openBook(0, 20, 0.72),
    bigStar(0, -15, 9, ink.orange),
  ]),
]
