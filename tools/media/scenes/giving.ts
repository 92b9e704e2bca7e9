import { bigStar, leaf, pot, shade, spot, starPlant } from '../kit/garden.ts'
import { arms, cast, reach, seated, standing, wearing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import { at, circle, fine, ink, limb, path, rect } from '../kit/svg.ts'

const { granny, nika, omid } = cast

/** A watering can with a heart on it, its spout to the right; x, y is its middle. */
const wateringCan = (x: number, y: number, rotate: number) =>
  at(
    x,
    y,
    [
      path('M-18-8Q-42-4-22 16', 'none', 'stroke-width="5"'),
      limb('M14 8L42-14', ink.skyDeep, 11),
      path('M34-24L50-6 54-20 46-28Z', ink.skyDeep),
      path('M-20-16H18L22 22H-24Z', ink.skyDeep),
      path('M-14-16Q-1-34 12-16', 'none', 'stroke-width="5"'),
      prop.heart(0, 5, 1, ink.paper),
    ],
    { rotate },
  )

const drop = (x: number, y: number) =>
  path(`M${x} ${y - 7}Q${x + 7} ${y + 4} ${x} ${y + 5}T${x} ${y - 7}Z`, ink.sky)

/** Somebody waters a plant that blossoms in stars, and children read below it. 400 by 300. */
export const donation = [
  spot(200, 150, 1.85, ink.mint),
  shade(200, 284, 360),
  prop.sun(64, 60, 20),
  prop.mist(130, 52, 1.1),
  prop.mist(322, 66, 1),
  at(226, 284, starPlant(0, 0, ink.peachDeep), { scale: 0.84 }),
  at(84, 150, standing(granny, ink.navy, { look: [4, 3] }, [arms.downLeft, reach(1, 44, 42)]), {
    scale: 1.2,
  }),
  bigStar(206, 102, 10, ink.orange),
  wateringCan(152, 196, 16),
  fine(drop(206, 206), drop(196, 220), drop(212, 226)),
  at(
    328,
    176,
    seated(wearing(omid, ink.orange), ink.blue, { look: [-3, 4], mouth: 'open' }, [
      arms.frontLeft,
      arms.frontRight,
    ]),
    { scale: 1.12 },
  ),
  prop.openBook(328, 262, 1, ink.lilacDeep),
  leaf(44, 284, -24, 0.8),
  leaf(52, 284, 22, 0.9, ink.leaf),
  prop.heart(284, 124, 1.4),
  prop.heart(146, 108, 1, ink.orange),
  prop.sparkle(276, 84, 7, ink.orange),
  prop.sparkle(372, 132, 7),
]

/** Thank you: a child with a pot in her arms, in which a star has opened. 320 by 240. */
export const thanks = [
  spot(160, 122, 1.45, ink.peach),
  shade(160, 230, 190),
  at(160, 98, standing(nika, ink.blue, { mouth: 'open' }, [reach(-1, -16, 62), reach(1, 16, 62)]), {
    scale: 1.16,
  }),
  at(160, 204, [
    limb('M0-34Q-3-42 0-48', ink.leaf, 8),
    leaf(-1, -36, -66, 0.6),
    leaf(1, -38, 66, 0.6),
    bigStar(0, -52, 12),
    pot(0, 0, 0.8, ink.orange),
  ]),
  prop.heart(72, 92, 1.4),
  prop.heart(250, 84, 1.2, ink.orange),
  prop.sparkle(52, 152, 7, ink.orange),
  prop.sparkle(272, 150, 7),
  prop.sparkle(104, 42, 6),
  prop.sparkle(222, 40, 6, ink.orange),
]

const speech = (x: number, y: number, tail: 1 | -1, fill: string, sign: string) =>
  prop.bubble(x, y, 50, 38, tail, fill) + at(x, y, sign)

/** The uses of a donation, one picture each. 96 by 96. */
export const gifts = {
  lessons: [
    prop.laptop(
      48,
      78,
      at(0, -29, circle(0, 0, 12, ink.sun) + path('M-3-6L6 0-3 6Z', ink.paper, 'stroke-width="2"')),
      0.92,
    ),
    prop.sparkle(80, 16, 7, ink.orange),
  ],
  things: [
    prop.pencil(38, 50, -10, ink.orange, 0.9),
    prop.brush(52, 50, 4, ink.rose, 0.9),
    prop.pencil(66, 52, 16, ink.leaf, 0.9),
    rect(24, 46, 48, 36, ink.skyDeep, 5),
    fine(path('M24 56h48')),
    prop.heart(48, 68, 1, ink.paper),
  ],
  languages: [
    speech(36, 30, -1, ink.lilac, path('M-10 8L0-12 10 8M-6 2H6')),
    speech(60, 64, 1, ink.peach, path('M-13-2Q-14 9 0 8Q13 8 12-4') + circle(0, -9, 2, ink.navy)),
  ],
} as const
