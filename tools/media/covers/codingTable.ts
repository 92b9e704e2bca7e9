import { arms, bust, reach, standing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import { robot } from '../kit/robot.ts'
import { at, circle, fine, ink, line, path, plain, rect } from '../kit/svg.ts'
import type { Scene } from './scene.ts'

/** Robots: child and robot shake hands in the workshop. */
export const robots: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  prop.gear(42, 40, 16, ink.paper),
  prop.gear(28, 74, 10, ink.peachDeep),
  prop.gear(286, 44, 14, ink.paper),
  prop.hill('M0 154H320V180H0Z', ink.sand),
  line('M0 154H320'),
  at(214, 66, robot({ right: 'M24 24Q46 20 46-2', look: [-3, 0] })),
  at(108, 44, standing(who, ink.navy, { look: [3, -1], mouth: 'open' }, [arms.upLeft, reach(1, 52, 50)])),
  path('M268 154v-22h36v22M276 132v-8h20v8', ink.orange),
  line('M268 142h36'),
  prop.sparkle(160, 62, 6),
  prop.star(158, 34, 6),
]

/** Number and logic puzzles: dice, shapes and a maze on the wall. */
export const puzzles: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  rect(168, 22, 118, 86, ink.paper, 5),
  fine(
    path(
      'M180 32h94v66h-94ZM180 48h28v16M222 32v32h-14M240 48v34h-32v16M240 48h18M258 64v34M194 64v18h-14M258 64h16M222 82v16',
      'none',
    ),
    line('M186 40h28v16h14v-16h40v0', 3, ink.orange),
  ),
  circle(270, 42, 4, ink.rose, 'stroke-width="2"'),
  prop.table(136, 320, 180, ink.wood),
  at(92, 72, bust(who, { look: [3, 1], glasses: true }, [reach(-1, -34, 58, false, -6), reach(1, 52, 46)])),
  at(152, 112, path('M-13-13h9q-4-9 4-9t4 9h9v9q9-4 9 4t-9 4v9h-26Z', ink.sun), { rotate: 8 }),
  at(
    206,
    142,
    path('M-14-13h28v28h-28Z', ink.skyDeep) +
      plain(circle(-6, -5, 2.6, ink.navy), circle(0, 1, 2.6, ink.navy), circle(6, 7, 2.6, ink.navy)),
    { rotate: -8 },
  ),
  path('M236 152l18-32 18 32Z', ink.mintDeep),
  circle(294, 140, 12, ink.rose),
  path('M36 140h26v20h-26Z', ink.lilacDeep),
  path('M36 140l8-8h26v20l-8 8M62 140l8-8'),
  prop.sparkle(40, 36, 6),
  prop.sparkle(140, 34, 5, ink.orange),
  prop.star(30, 76, 6),
  plain(circle(150, 66, 3, ink.lilacDeep), circle(148, 84, 2, ink.lilacDeep)),
]

/** Electronics: battery, wires and a bulb that lights up. */
export const circuits: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  plain(circle(214, 62, 52, ink.sun, 'opacity=".35"'), circle(214, 62, 36, ink.sun, 'opacity=".5"')),
  prop.table(134, 320, 180, ink.wood),
  at(88, 70, bust(who, { look: [4, -2], mouth: 'open' }, [reach(1, 62, 54), reach(-1, -36, 56, false, -6)])),
  line('M150 124Q156 108 176 118T206 110', 4, ink.orange),
  line('M222 110Q236 132 262 120T286 130', 4, ink.blue),
  path('M214 30C188 30 186 60 200 72Q204 78 204 84H224Q224 78 228 72C242 60 240 30 214 30Z', ink.sun),
  fine(path('M206 84l-3-22 11 8 11-8-3 22')),
  path('M203 84h22v16q0 8-11 8t-11-8Z', ink.paper),
  fine(path('M203 92h22M204 100h20')),
  rect(196, 108, 36, 26, ink.skyDeep, 4),
  at(
    150,
    142,
    rect(-6, -19, 12, 6, ink.paper, 2) +
      rect(-11, -14, 22, 34, ink.mintDeep, 4) +
      path('M-11-6H11V-12H-11Z', ink.orange) +
      fine(path('M-4 6h8M0 2v8')),
  ),
  rect(264, 126, 42, 26, ink.lilacDeep, 5),
  at(285, 126, line('M0 2L10-14') + circle(11, -16, 4, ink.rose)),
  fine(path('M214 10v8M164 34l7 5M264 34l-7 5M156 66h8M264 66h8')),
  prop.sparkle(40, 40, 6),
  prop.star(286, 34, 6, ink.orange),
  prop.sparkle(140, 32, 5),
]
