import { bigStar, shade, spot, thickBooks } from '../kit/garden.ts'
import { arms, bust, cast, reach, seated, wearing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import { apple, boat, envelope } from '../kit/studio.ts'
import { at, circle, fine, ink, limb, line, path, plain, rect } from '../kit/svg.ts'
import { bicycle, glow } from '../kit/village.ts'

const { ada, lena, mina, omid } = cast

/** The lamp that hangs over the table. */
export const tableLamp = (x: number, y: number) =>
  [
    line(`M${x} -4V${y - 24}`),
    path(`M${x - 38} ${y}Q${x - 34} ${y - 30} ${x} ${y - 30}T${x + 38} ${y}Z`, ink.orange),
    path(`M${x - 10} ${y}q10 12 20 0`, ink.sun),
  ].join('')

/** A round table from the side; x is its middle, y its top. */
export const kitchenTable = (x: number, y: number, w: number, h: number) =>
  [
    limb(`M${x - w / 2 + 34} ${y + 12}V${y + h}M${x + w / 2 - 34} ${y + 12}V${y + h}`, ink.wood, 14),
    rect(x - w / 2, y, w, 18, ink.wood, 8),
    fine(path(`M${x - w / 2 + 22} ${y + 9}h52M${x + w / 2 - 84} ${y + 9}h40`)),
  ].join('')

/** Around the kitchen table: a teacher, children, books and a lamp. 400 by 300. */
export const about = [
  spot(200, 150, 1.85, ink.cream),
  shade(200, 284, 330),
  glow(200, 84, 74),
  tableLamp(200, 74),
  at(92, 140, bust(omid, { look: [4, 4], mouth: 'open' }, [arms.frontRight]), { scale: 1.2 }),
  at(310, 142, bust(lena, { look: [-4, 4] }, [arms.frontLeft]), { scale: 1.2 }),
  at(200, 132, bust(wearing(mina, ink.rose), { look: [-3, 4] }, [reach(-1, -32, 54), reach(1, 32, 54)]), {
    scale: 1.36,
  }),
  prop.openBook(200, 208, 1.2, ink.orange),
  prop.laptopBack(310, 208, ink.skyDeep, 0.9),
  prop.mug(256, 208, ink.mintDeep),
  prop.plant(66, 208, 1, ink.lilacDeep),
  apple(136, 194, 0.8),
  kitchenTable(200, 206, 336, 76),
  prop.sparkle(52, 84, 7, ink.orange),
  prop.sparkle(346, 70, 7),
  prop.sparkle(130, 60, 5),
]

/** A letter on its way: an envelope with wings. 320 by 240. */
export const letter = [
  spot(160, 122, 1.45, ink.sky),
  prop.mist(74, 70, 1.1),
  prop.mist(252, 178, 1),
  fine(path('M24 196Q70 214 96 180T152 168', 'none', 'stroke-dasharray="1 8"')),
  at(168, 118, [
    path(
      'M-66-8Q-118-30-122-64Q-96-62-92-52Q-88-66-82-70Q-74-60-70-44Q-64-54-58-56Q-50-40-52-14Z',
      ink.paper,
    ),
    path('M66-8Q118-30 122-64Q96-62 92-52Q88-66 82-70Q74-60 70-44Q64-54 58-56Q50-40 52-14Z', ink.paper),
    rect(-70, -44, 140, 94, ink.peach, 6),
    fine(path('M-68-42L0 8L68-42M-68 48L-18 2M68 48L18 2')),
    circle(0, 10, 17, ink.orange),
    prop.heart(0, 11, 1.1, ink.paper),
  ]),
  prop.sparkle(52, 120, 7, ink.orange),
  prop.sparkle(286, 108, 7),
  prop.sparkle(160, 30, 6, ink.orange),
]

/** A narrow house at the harbour, its gable to the water; x, y is the left of its foot. */
const gabled = (x: number, y: number, w: number, h: number, wall: string, roof: string) => {
  const windows = [0, 1, 2]
    .filter((row) => 22 + row * 36 + 24 < h - 26)
    .flatMap((row) =>
      [0.2, 0.6].map((part) =>
        rect(
          Math.round(x + w * part),
          y - h + 20 + row * 36,
          Math.round(w * 0.2),
          22,
          ink.sky,
          2,
          'stroke-width="2"',
        ),
      ),
    )
  return [
    path(`M${x - 3} ${y - h}L${x + w / 2} ${y - h - 36}L${x + w + 3} ${y - h}Z`, roof),
    rect(x, y - h, w, h, wall, 1),
    circle(x + w / 2, y - h - 12, 6, ink.sky, 'stroke-width="2"'),
    ...windows,
    path(`M${x + w / 2 - 9} ${y}v-24q9-9 18 0v24Z`, ink.wood),
  ].join('')
}

/** The harbour of Copenhagen: narrow houses, a boat, a bicycle. 480 by 300. */
export const copenhagen = [
  spot(240, 152, 1.84, ink.sky),
  circle(396, 58, 22, ink.sun),
  prop.mist(96, 52, 1.2),
  prop.mist(300, 40, 0.9),
  gabled(52, 212, 66, 96, ink.peachDeep, ink.rose),
  gabled(118, 212, 60, 128, ink.sun, ink.wood),
  gabled(178, 212, 70, 108, ink.rose, ink.lilacDeep),
  gabled(248, 212, 60, 136, ink.skyDeep, ink.rose),
  gabled(308, 212, 66, 104, ink.mintDeep, ink.wood),
  gabled(374, 212, 58, 120, ink.lilacDeep, ink.rose),
  line('M346 72V44'),
  path('M346 44h26v17h-26Z', ink.rose),
  plain(path('M353 44h4v17h-4ZM346 50.500h26v4h-26Z', ink.paper)),
  rect(30, 210, 424, 14, ink.sand, 3),
  path('M34 224H450V250Q424 262 398 250T346 250T294 250T242 250T190 250T138 250T86 250T34 250Z', ink.skyDeep),
  at(300, 246, [
    line('M0-34V-92'),
    path('M4-90Q40-66 34-42H4Z', ink.paper),
    path('M-4-82Q-28-62-26-42H-4Z', ink.peach),
  ]),
  boat(300, 250, ink.orange, 1.5),
  at(112, 200, bicycle(0, 0, ink.orange), { scale: 0.62 }),
  fine(path('M70 274q10-6 20 0t20 0M350 278q10-6 20 0t20 0M206 282q8-5 16 0')),
  prop.bird(214, 72, ink.paper),
]

const bubbleWith = (x: number, y: number, tail: 1 | -1, fill: string, inside: string) =>
  prop.bubble(x, y, 74, 60, tail, fill) + at(x, y, inside)

/** A child on a pile of books that wants to know everything. 400 by 300. */
export const questions = [
  spot(200, 150, 1.85, ink.cream),
  shade(200, 284, 260),
  thickBooks(200, 282, [ink.lilacDeep, ink.mintDeep, ink.peachDeep]),
  at(
    198,
    132,
    seated(wearing(ada, ink.sun), ink.blue, { mouth: 'open', look: [0, -3] }, [
      arms.downLeft,
      reach(1, 36, -18, true),
    ]),
    { scale: 1.16 },
  ),
  bubbleWith(92, 84, 1, ink.paper, bigStar(0, 0, 18)),
  bubbleWith(204, 42, -1, ink.sky, at(0, 8, prop.pencil(0, 8, 30, ink.orange, 0.8))),
  bubbleWith(314, 92, -1, ink.paper, prop.heart(0, 0, 1.6)),
  bubbleWith(84, 182, 1, ink.mint, at(0, 12, prop.openBook(0, 0, 0.66))),
  bubbleWith(326, 188, -1, ink.peach, apple(0, 2, 1)),
  envelope(288, 254, 44, ink.paper, -12),
  prop.sparkle(40, 128, 7, ink.orange),
  prop.sparkle(362, 40, 7),
]
