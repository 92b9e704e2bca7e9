import { bigStar, shade, spot } from '../kit/garden.ts'
import * as prop from '../kit/props.ts'
import { circle, ellipse, fine, ink, path, plain } from '../kit/svg.ts'

/** Two eyes, rosy cheeks and a smile for things that are friends. */
const face = (x: number, y: number, wide = 18, smile = 'M-8 8q8 9 16 0') =>
  `<g transform="translate(${x} ${y})">${[
    plain(
      circle(-wide, 0, 3.4, ink.navy),
      circle(wide, 0, 3.4, ink.navy),
      ellipse(-wide - 8, 9, 6, 4, ink.rose, 'opacity=".8"'),
      ellipse(wide + 8, 9, 6, 4, ink.rose, 'opacity=".8"'),
    ),
    path(smile),
  ].join('')}</g>`

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
