import { bigStar, shade, spot, starPlant, thickBooks } from '../kit/garden.ts'
import { arms, bust, cast, reach, seated, standing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import { at, fine, ink, path, rect } from '../kit/svg.ts'

const { amir, omid, sara, zahra } = cast

/** Children learn together: two at a laptop, one with a book, one hangs a star into a plant. 480 by 384. */
export const hero = [
  `<g opacity=".6">${spot(238, 196, 2.2, ink.paper)}</g>`,
  shade(240, 364, 456),
  prop.mist(310, 58, 1.3),
  prop.mist(60, 150, 1),
  path('M34 96Q70 132 92 102T76 80Q58 96 106 86', 'none', 'stroke-width="2" stroke-dasharray="1 7"'),
  prop.paperPlane(136, 72, -18, 1.1),
  bigStar(220, 72, 17),
  prop.sparkle(266, 114, 8, ink.orange),
  prop.sparkle(180, 122, 7),
  prop.sparkle(372, 100, 7, ink.orange),
  at(172, 186, bust(omid, { look: [3, 3], mouth: 'open' }, [arms.upLeft]), { scale: 1.35 }),
  at(268, 188, bust(zahra, { look: [-3, 3] }), { scale: 1.35 }),
  rect(136, 276, 172, 86, ink.wood),
  rect(122, 265, 200, 15, ink.wood, 5),
  fine(
    rect(222, 292, 72, 26, ink.peach, 3),
    rect(222, 326, 72, 26, ink.peach, 3),
    path('M252 305h12M252 339h12'),
  ),
  prop.laptopBack(220, 264, ink.skyDeep, 1.1),
  prop.mug(300, 264, ink.sun),
  thickBooks(364, 363, [ink.skyDeep, ink.orange, ink.lilacDeep]),
  starPlant(434, 363),
  at(
    362,
    174,
    standing(amir, ink.blue, { look: [3, -2], mouth: 'open' }, [arms.downLeft, reach(1, 34, -4, true)]),
    { scale: 1.28 },
  ),
  bigStar(408, 158, 16),
  at(
    80,
    236,
    seated(sara, ink.blue, { look: [0, 4] }, [reach(-1, -25, 66, false, -10), reach(1, 25, 66, false, -10)]),
    { scale: 1.34 },
  ),
  at(80, 338, prop.openBook(0, 0, 0.9, ink.mintDeep)),
]
