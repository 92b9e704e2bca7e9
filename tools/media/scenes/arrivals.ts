import { face } from '../kit/face.ts'
import { leaf, pot, shade, spot } from '../kit/garden.ts'
import { arms, cast, reach, standing, wearing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import { at, circle, fine, ink, path, plain, rect } from '../kit/svg.ts'

const { lena, omid } = cast

/** Books on a board: left edge, width, height and colour of each. */
const shelf = (y: number, books: [number, number, number, string][]) =>
  books
    .map(([x, w, h, fill]) => rect(x, y - h, w, h, fill, 2) + fine(path(`M${x} ${y - h + 9}h${w}`)))
    .join('')

const bushInPot = (x: number, y: number, fill: string) =>
  leaf(x - 6, y - 44, -34, 1.1) +
  leaf(x + 6, y - 44, 34, 1.1) +
  leaf(x, y - 44, 0, 1.3, ink.leaf) +
  pot(x, y, 1, fill)

/** Welcome back: a child waves at an open door behind which the sun rises. 400 by 300. */
export const signin = [
  spot(200, 150, 1.85, ink.peach),
  shade(200, 284, 350),
  prop.mist(78, 76, 1.1),
  rect(142, 34, 142, 249, ink.wood, 6),
  rect(156, 48, 114, 235, ink.sky, 2),
  circle(244, 84, 18, ink.sun),
  plain(
    path('M157.500 176Q200 146 268.500 172V230H157.500Z', ink.mint),
    path('M157.500 204Q220 178 268.500 208V281.500H157.500Z', ink.mintDeep),
    path('M206 281Q236 250 228 193Q250 230 262 281Z', ink.cream),
  ),
  prop.mist(186, 74, 0.7),
  path('M270 48L340 30Q345 29 345 34V294Q345 299 340 298L270 283Z', ink.skyDeep),
  fine(path('M285 72L330 62V150L285 155ZM285 182L330 179V276L285 268Z', ink.sky)),
  circle(331, 166, 5.5, ink.orange),
  bushInPot(66, 284, ink.lilacDeep),
  path('M136 293L148 279H250L262 293Z', ink.rose),
  at(
    198,
    140,
    standing(lena, ink.blue, { look: [-2, 0], mouth: 'open' }, [reach(-1, -50, 2, true), arms.downRight]),
    { scale: 1.32 },
  ),
  fine(path('M122 124q-6 10-2 22M111 118q-10 16-4 34')),
  prop.sparkle(112, 58, 7, ink.orange),
  prop.sparkle(368, 120, 7),
  prop.sparkle(48, 154, 6),
]

const KEY = 'M-8-4H44V6H38V16H30V6H22V12H14V6H-8Z'

/** Come in: a door that smiles, a library behind it, and the key in a child's hand. 400 by 300. */
export const enroll = [
  spot(200, 150, 1.85, ink.mint),
  shade(200, 284, 350),
  rect(136, 30, 142, 253, ink.wood, 6),
  rect(150, 44, 114, 239, ink.peach, 2),
  ...[100, 160, 220].map((y) => rect(150, y, 114, 9, ink.wood, 0)),
  shelf(100, [
    [156, 14, 40, ink.orange],
    [170, 11, 46, ink.lilacDeep],
    [181, 16, 36, ink.mintDeep],
  ]),
  shelf(160, [
    [186, 13, 42, ink.skyDeep],
    [199, 16, 36, ink.rose],
    [215, 11, 44, ink.sun],
    [226, 14, 38, ink.mintDeep],
  ]),
  shelf(220, [
    [156, 15, 38, ink.sun],
    [171, 12, 44, ink.blue],
    [183, 15, 40, ink.rose],
  ]),
  shelf(279, [
    [212, 14, 34, ink.leaf],
    [226, 13, 40, ink.rose],
    [239, 16, 32, ink.skyDeep],
  ]),
  at(
    236,
    100,
    circle(0, -20, 13, ink.skyDeep) + path('M0-7V-1M-9 0H9') + fine(path('M-9-25q9 6 18 0M0-33v26')),
  ),
  path('M150 44L80 26Q75 25 75 30V294Q75 299 80 298L150 283Z', ink.skyDeep),
  fine(path('M136 214L90 218V276L136 268Z', ink.sky)),
  `<g transform="matrix(.86 0 0 1 112 118) skewY(-2)">${face(0, 0, 15)}</g>`,
  circle(88, 168, 5.5, ink.orange),
  path('M146 293L158 279H262L274 293Z', ink.rose),
  at(240, 178, [path(KEY, ink.sun), circle(-22, 1, 17, ink.sun), circle(-22, 1, 6, ink.paper)], {
    flip: true,
    rotate: 12,
  }),
  at(
    326,
    142,
    standing(wearing(omid, ink.orange), ink.blue, { look: [-3, 0], mouth: 'open' }, [
      arms.downRight,
      reach(-1, -42, 36),
    ]),
    { scale: 1.3 },
  ),
  prop.sparkle(318, 66, 7, ink.orange),
  prop.sparkle(372, 130, 7),
  prop.sparkle(44, 120, 6),
]
