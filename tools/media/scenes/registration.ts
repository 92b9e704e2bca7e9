import { leaf, pot, shade, spot, thickBooks } from '../kit/garden.ts'
import { arms, cast, reach, standing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import { apple, bunting, envelope } from '../kit/studio.ts'
import { at, circle, fine, ink, line, path, rect } from '../kit/svg.ts'
import { school } from '../kit/village.ts'

const { ada, emil, father, granny, mina, nika, omid, sara, zahra } = cast

const bunches = [ink.orange, ink.mintDeep, ink.sun, ink.skyDeep, ink.rose]

/** People in a row, hand in hand, under a bunting: there is room for one more. 400 by 300. */
export const member = [
  spot(200, 150, 1.85, ink.peach),
  shade(200, 284, 350),
  bunting(40, 30, 320, bunches),
  at(96, 150, standing(granny, ink.lilacDeep, { look: [2, 0] }, [arms.upLeft, reach(1, 46, 60)]), {
    scale: 1.2,
  }),
  at(204, 160, standing(sara, ink.blue, { mouth: 'open' }, [reach(-1, -44, 50), reach(1, 44, 50)]), {
    scale: 1.12,
  }),
  at(308, 150, standing(father, ink.navy, { look: [-2, 0] }, [reach(-1, -46, 60), arms.upRight]), {
    scale: 1.2,
  }),
  prop.heart(150, 112, 1.4),
  prop.heart(258, 104, 1.1, ink.orange),
  prop.sparkle(46, 120, 7, ink.orange),
  prop.sparkle(360, 112, 7),
]

/** A child with a bag on the way to the first lesson, an apple and books beside. 400 by 300. */
export const student = [
  spot(200, 150, 1.85, ink.sky),
  shade(200, 284, 350),
  prop.sun(330, 62, 22),
  prop.mist(92, 70, 1.2),
  prop.tree(66, 284, 1.5),
  rect(178, 176, 44, 62, ink.rose, 12),
  at(200, 140, standing(omid, ink.blue, { mouth: 'open' }, [arms.upLeft, reach(1, 34, 56)], 1), {
    scale: 1.34,
  }),
  fine(path('M186 182q-4 22 0 40M214 182q4 22 0 40')),
  thickBooks(300, 284, [ink.orange, ink.skyDeep, ink.lilacDeep]),
  apple(300, 232, 1.1),
  prop.pencil(352, 220, 24, ink.sun, 1.1),
  prop.sparkle(132, 96, 7, ink.orange),
  prop.sparkle(268, 96, 7),
]

/** Somebody shows on a board what she knows. 400 by 300. */
export const teacher = [
  spot(200, 150, 1.85, ink.mint),
  shade(200, 284, 350),
  rect(34, 46, 212, 150, ink.wood, 6),
  rect(46, 58, 188, 126, ink.navy, 2),
  line('M70 150L104 96L138 150Z', 3, ink.cream),
  circle(190, 122, 26, 'none', `style="stroke:${ink.sun}"`),
  line('M78 168H206', 3, ink.mintDeep),
  line('M70 196L58 282M210 196L222 282'),
  at(
    304,
    134,
    standing(zahra, ink.navy, { look: [-3, 0], mouth: 'open' }, [reach(-1, -54, 14), arms.downRight]),
    {
      scale: 1.4,
    },
  ),
  prop.bookPile(120, 284),
  prop.sparkle(356, 96, 7, ink.orange),
  prop.sparkle(264, 70, 7),
]

/** A school with its flag, and children who wave. 400 by 300. */
export const schoolScene = [
  spot(200, 150, 1.85, ink.lilac),
  shade(200, 284, 350),
  prop.mist(72, 66, 1.1),
  prop.mist(338, 84, 0.9),
  school(200, 270, ink.rose, ink.paper, 1.9),
  prop.bush(40, 284, 1.3),
  prop.bush(364, 284, 1.2, ink.leaf),
  at(92, 178, standing(nika, ink.navy, { look: [2, -1] }, [arms.downLeft, arms.upRight])),
  at(308, 178, standing(emil, ink.lilacDeep, { look: [-2, -1] }, [arms.upLeft, arms.downRight])),
  prop.sparkle(48, 130, 7, ink.orange),
  prop.sparkle(352, 138, 7),
]

/** Two who meet over a letter, and an open door in their smile. 400 by 300. */
export const job = [
  spot(200, 150, 1.85, ink.sky),
  shade(200, 284, 350),
  prop.windowPane(166, 40, 70, 64, ink.mint),
  leaf(348, 236, -30, 1.1),
  leaf(360, 236, 30, 1.1),
  leaf(354, 236, 0, 1.3, ink.leaf),
  pot(354, 284, 1, ink.peachDeep),
  at(96, 140, standing(mina, ink.navy, { look: [3, 0], mouth: 'open' }, [arms.downLeft, reach(1, 50, 44)]), {
    scale: 1.34,
  }),
  at(286, 140, standing(ada, ink.blue, { look: [-3, 0] }, [reach(-1, -46, 44), arms.downRight]), {
    scale: 1.34,
  }),
  envelope(192, 200, 64, ink.paper, -6),
  prop.heart(192, 150, 1.1),
  prop.sparkle(48, 104, 7, ink.orange),
  prop.sparkle(340, 110, 7),
]
