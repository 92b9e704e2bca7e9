import { leaf, pot, shade, spot } from '../kit/garden.ts'
import { arms, cast, reach, standing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import { at, circle, fine, ink, path, plain, rect } from '../kit/svg.ts'

const { lena } = cast

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
