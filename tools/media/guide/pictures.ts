import { face } from '../kit/face.ts'
import { bigStar, leaf, pot, shade, spot, thickBooks } from '../kit/garden.ts'
import { arms, bust, cast, reach, seated, standing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import { robot } from '../kit/robot.ts'
import { at, circle, fine, ink, limb, path, picture, rect } from '../kit/svg.ts'
import { success } from '../scenes/joys.ts'

const { amir, nika, omid, sara, zahra } = cast
const small = (content: string[]) => picture(220, 150, content)

const bookHands = [reach(-1, -25, 66, false, -10), reach(1, 25, 66, false, -10)]

export const cover = picture(400, 290, [
  spot(200, 150, 1.85, ink.paper),
  shade(200, 272, 330),
  at(200, 138, seated(sara, ink.blue, { look: [0, 4] }, bookHands), { scale: 1.4 }),
  at(200, 244, prop.openBook(0, 0, 0.95, ink.mintDeep)),
  thickBooks(92, 272, [ink.skyDeep, ink.rose, ink.lilacDeep]),
  leaf(86, 186, -36, 0.9),
  leaf(92, 186, 30, 0.9),
  pot(90, 228, 0.85, ink.sun),
  at(312, 188, robot({ right: 'M24 24Q44 20 42-8', left: 'M-24 24Q-38 34-34 50', look: [-4, 2] }), {
    scale: 0.95,
  }),
  bigStar(200, 44, 19),
  bigStar(138, 66, 13),
  bigStar(262, 66, 13, ink.orange),
  prop.sparkle(84, 100, 7, ink.orange),
  prop.sparkle(324, 92, 7),
])

export const goal = small([
  spot(110, 78, 1, ink.mint),
  path('M14 138Q60 96 110 104T206 138Z', ink.mintDeep),
  limb('M150 112V46', ink.wood, 8),
  path('M153 34L196 46 153 62Z', ink.orange),
  at(84, 44, standing(omid, ink.blue, { look: [4, -2] }, [arms.downLeft, reach(1, 34, 8)]), { scale: 0.62 }),
  bigStar(52, 36, 10),
  prop.sparkle(118, 24, 6, ink.orange),
])

export const often = small([
  spot(110, 78, 1, ink.sky),
  at(110, 52, bust(zahra, { look: [-3, 4] }, [reach(-1, -24, 58, false, -6)])),
  prop.openBook(100, 122, 0.75),
  rect(28, 118, 164, 10, ink.wood, 4),
  path('M44 128v14M176 128v14'),
  prop.lamp(46, 118, ink.sun),
  circle(172, 48, 21, ink.paper),
  fine(path('M172 36V48L181 53')),
  prop.mug(162, 117, ink.rose),
])

export const stuck = small([
  spot(110, 78, 1, ink.lilac),
  shade(110, 138, 170),
  at(150, 62, robot({ look: [-4, 0], left: 'M-24 24Q-44 28-52 16', right: 'M24 24Q38 34 34 50' }), {
    scale: 0.84,
  }),
  at(70, 46, standing(nika, ink.navy, { look: [3, 0], mouth: 'small' }, [arms.downLeft, reach(1, 42, 34)]), {
    scale: 0.82,
  }),
  prop.gear(110, 28, 11, ink.sun),
])

export const back = small([
  spot(110, 78, 1, ink.peach),
  circle(168, 50, 17, ink.sun),
  path('M10 138Q70 84 130 108T212 138Z', ink.mintDeep),
  fine(path('M44 136Q84 128 82 116T104 100', 'none', `stroke="${ink.paper}" stroke-width="5"`)),
  at(120, 34, standing(amir, ink.blue, { look: [-4, 1], mouth: 'open' }, [arms.upLeft, arms.downRight]), {
    scale: 0.64,
  }),
  prop.tree(182, 128, 0.6),
  prop.mist(56, 44, 0.7),
])

export const seal = picture(320, 240, success)

/** A star to colour in. */
export const emptyStar = picture(40, 40, [bigStar(20, 21, 17, ink.paper)])

const MOUTHS = ['M-8 8q8 9 16 0', 'M-7 11q7 4 14 0', 'M-7 13q7-5 14 0']
export const moods = MOUTHS.map((mouth) =>
  picture(80, 80, [circle(40, 40, 35, ink.cream), face(40, 36, 12, mouth, 1)]),
)
