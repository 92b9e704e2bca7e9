import { face } from '../kit/face.ts'
import { bigStar, leaf, shade, spot } from '../kit/garden.ts'
import { arms, cast, reach, standing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import { at, circle, ellipse, fine, ink, limb, path, plain, rect } from '../kit/svg.ts'

const { emil, nika } = cast

/** Nothing here yet: an open box that smiles, and what might come into it. 320 by 240. */
export const emptyBox = [
  spot(160, 122, 1.45, ink.lilac),
  shade(160, 216, 210),
  path('M92 112L160 92 228 112 160 134Z', '#c08f60'),
  path('M92 112L160 92 146 70 74 92Z', ink.wood),
  path('M228 112L160 92 174 70 246 92Z', ink.wood),
  path('M92 112H228V206Q228 214 220 214H100Q92 214 92 206Z', ink.peachDeep),
  path('M92 112L68 142Q66 146 70 146H138Q142 146 144 142L160 112Z', ink.peach),
  path('M228 112L252 142Q254 146 250 146H182Q178 146 176 142L160 112Z', ink.peach),
  face(160, 172),
  bigStar(160, 46, 14),
  prop.sparkle(116, 48, 6, ink.orange),
  prop.sparkle(208, 44, 6),
  prop.sparkle(58, 92, 5),
  prop.sparkle(268, 100, 5, ink.orange),
]

/** No connection: a plug and a socket that look forward to meeting again. 320 by 240. */
export const noConnection = [
  spot(160, 122, 1.45, ink.sky),
  shade(48, 212, 70),
  shade(272, 212, 70),
  prop.mist(96, 62, 1),
  prop.mist(236, 48, 0.8),
  limb('M22 208C52 216 62 206 56 188S56 138 88 136', ink.lilacDeep, 10),
  limb('M298 208C268 216 258 206 264 188S264 138 232 136', ink.mintDeep, 10),
  path('M136 122H152M136 148H152', 'none', 'stroke-width="7"'),
  path('M84 116Q84 100 100 100H128Q138 100 138 110V160Q138 170 128 170H100Q84 170 84 154Z', ink.lilacDeep),
  path('M236 116Q236 100 220 100H192Q182 100 182 110V160Q182 170 192 170H220Q236 170 236 154Z', ink.mintDeep),
  path('M183 122H194M183 148H194', 'none', 'stroke-width="7"'),
  face(113, 128, 11, 'M-5 9q5 5 10 0', 0.95),
  face(215, 128, 11, 'M-5 9q5 5 10 0', 0.95),
  fine(path('M160 88v-14M144 92l-7-11M176 92l7-11')),
  fine(path('M160 182v12M146 179l-6 9M174 179l6 9')),
  prop.sparkle(50, 110, 6, ink.orange),
  prop.sparkle(272, 98, 6),
]

/** A board on a post that points somewhere; it carries no words. */
const board = (x: number, y: number, to: 1 | -1, fill: string) =>
  at(x, y, path('M-34-12H30L42 0 30 12H-34Z', fill) + fine(path('M-22-3H14M-22 4H2')), { flip: to < 0 })

/** Lost: a child with a map, a signpost, and a paper plane that goes its own way. 400 by 300. */
export const notFound = [
  spot(200, 150, 1.85, ink.sky),
  shade(200, 284, 350),
  prop.mist(98, 58, 1),
  limb('M98 282V92', ink.wood, 12),
  board(100, 118, 1, ink.sun),
  board(96, 152, -1, ink.mintDeep),
  board(100, 186, 1, ink.rose),
  path(
    'M292 262C276 216 352 206 346 156S282 116 286 152S350 170 358 92',
    'none',
    'stroke-width="2" stroke-dasharray="1 7"',
  ),
  prop.paperPlane(352, 62, -52, 1.2),
  prop.bush(330, 284, 1.1),
  at(
    216,
    128,
    standing(nika, ink.navy, { look: [2, 4], mouth: 'small' }, [reach(-1, -32, 56), reach(1, 32, 56)]),
    { scale: 1.4 },
  ),
  path('M166 186L199 194 233 186 266 194V238L233 230 199 238 166 230Z', ink.cream),
  fine(
    path('M199 194V238M233 186V230'),
    path('M176 220q10-14 18-4t16-2 20 2', 'none', 'stroke-dasharray="1 5"'),
  ),
  path('M244 204l12 14M256 204l-12 14', 'none', `stroke="${ink.orange}"`),
  circle(165, 210, 8, '#eab88e'),
  circle(267, 212, 8, '#eab88e'),
  prop.tuft(60, 284),
  prop.tuft(292, 288),
  prop.sparkle(170, 60, 7, ink.orange),
  prop.sparkle(52, 96, 6),
]

const can = [
  path('M14-14Q34-18 32 2T12 12'),
  path('M-14 2L-36-16 -40-10 -14 16Z', ink.skyDeep),
  path('M-32-22L-46-4', 'none', 'stroke-width="7"'),
  path('M-16-16H16L18 20H-18Z', ink.skyDeep),
]

/** Coming soon: a seedling gets its scaffolding and its first water. 400 by 300. */
export const comingSoon = [
  spot(200, 150, 1.85, ink.mint),
  shade(200, 284, 350),
  prop.mist(62, 96, 1),
  prop.mist(232, 104, 0.9),
  limb('M160 282V46M340 282V46', ink.wood, 10),
  limb('M148 56H352', ink.wood, 10),
  fine(path('M296 62V98')),
  bigStar(296, 114, 17),
  limb('M62 282V176', ink.wood, 10),
  fine(path('M82 282V186M106 282V186M82 204h24M82 224h24M82 244h24M82 264h24')),
  path('M206 284Q214 254 256 254T306 284Z', ink.wood),
  limb('M256 256Q250 228 258 204', ink.leaf, 9),
  leaf(257, 212, -56, 1.35),
  leaf(258, 212, 52, 1.35),
  at(110, 52, standing(emil, ink.lilacDeep, { look: [3, 3] }, [arms.downLeft, reach(1, 50, 44)]), {
    scale: 1.08,
  }),
  rect(48, 172, 124, 12, ink.peachDeep, 3),
  at(190, 108, can, { flip: true, rotate: 14 }),
  plain(
    ellipse(244, 140, 3, 5, ink.blue),
    ellipse(254, 160, 3, 5, ink.blue),
    ellipse(238, 168, 3, 5, ink.blue),
  ),
  path('M358 274L368 240H374L384 274Z', ink.orange),
  path('M362 262H380', 'none', `stroke="${ink.paper}" stroke-width="6"`),
  rect(350, 274, 42, 8, ink.orange, 2),
  prop.sparkle(202, 32, 7, ink.orange),
  prop.sparkle(30, 150, 6),
  prop.tuft(188, 288),
]
