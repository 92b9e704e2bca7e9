import { bust, head, reach, skins, standing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import * as studio from '../kit/studio.ts'
import { at, circle, ellipse, fine, ink, limb, path, plain, rect } from '../kit/svg.ts'
import type { Scene } from './scene.ts'

/** Craft: folded paper, scissors and a button on a thread. */
export const craft: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  studio.bunting(-6, -8, 332, [
    ink.rose,
    ink.sun,
    ink.mintDeep,
    ink.paper,
    ink.lilacDeep,
    ink.orange,
    ink.skyDeep,
  ]),
  prop.table(134, 320, 180, ink.wood),
  at(150, 74, bust(who, { look: [1, 3] }, [reach(-1, -32, 58, false, -6), reach(1, 50, 24)])),
  studio.crane(206, 80, ink.paper, ink.skyDeep, true),
  circle(202, 98, 5.5, skins[who.skin]),
  at(160, 150, path('M-26-8L4-16 26-4-6 6Z', ink.sun) + fine(path('M-26-8L26-4'))),
  studio.boat(62, 150, ink.paper, 1.15),
  at(264, 134, [
    path('M-24-24L-8-12H8L24-24L20 4L0 22L-20 4Z', ink.peachDeep),
    path('M-20 4L-8 2L0 22ZM20 4L8 2L0 22Z', ink.paper, 'stroke-width="2"'),
    plain(circle(-8, -3, 2.2, ink.navy), circle(8, -3, 2.2, ink.navy), circle(0, 20, 3.5, ink.navy)),
  ]),
  studio.scissors(206, 156, 70),
  at(
    104,
    162,
    circle(0, 0, 8, ink.lilacDeep) + plain(circle(-2.5, 0, 1.6, ink.navy), circle(2.5, 0, 1.6, ink.navy)),
  ),
  path('M106 162Q130 178 158 168', 'none', `stroke="${ink.rose}"`),
  plain(
    path('M20 164l14-6 6 10-14 6ZM292 168l12-8 8 10-12 6Z', ink.sun),
    path('M38 172l10-4 4 8Z', ink.rose),
  ),
  prop.sparkle(250, 72, 6),
  prop.sparkle(88, 82, 5, ink.orange),
]

/** Photography: a telephone frames a bird; pictures dry on a line. */
export const photography: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  prop.mist(270, 130, 1),
  path('M130 14Q220 34 326 12'),
  ...(
    [
      [166, ink.mint, -4],
      [220, ink.peach, 3],
      [276, ink.sky, -3],
    ] as const
  ).map(([x, fill, rotate], i) =>
    at(
      x,
      24,
      rect(-17, 0, 34, 40, ink.paper, 2) +
        plain(rect(-12, 5, 24, 23, fill, 1)) +
        [studio.flower(0, 28, ink.rose, 12, 0.7), plain(circle(0, 16, 7, ink.sun)), prop.heart(0, 17, 0.9)][
          i
        ] +
        rect(-3, -5, 6, 9, ink.orange, 1, 'stroke-width="2"'),
      { rotate },
    ),
  ),
  prop.hill('M0 150Q160 132 320 152V180H0Z', ink.mintDeep),
  limb('M326 118Q280 104 226 122', ink.wood, 9),
  path('M282 110Q284 92 300 92Q300 108 282 110ZM262 113Q262 130 276 132Q278 118 262 113Z', ink.leaf),
  studio.finch(240, 102, ink.sun, true),
  path('M196 88v-10h12M266 78h12v10M278 122v10h-12M208 132h-12v-10', 'none', `stroke="${ink.orange}"`),
  at(88, 54, standing(who, ink.blue, { look: [4, 1] }, [reach(1, 54, 30), reach(-1, 46, 44, false, -6)])),
  at(146, 84, rect(-10, -20, 20, 38, ink.navy, 4) + rect(-7, -14, 14, 25, ink.sky, 1, 'stroke="none"'), {
    rotate: 8,
  }),
  circle(142, 92, 5.5, skins[who.skin]),
  prop.tuft(36, 168),
  prop.tuft(190, 168),
  prop.sparkle(44, 36, 6),
]

/** Clay: hands form a pot; small animals wait beside it. */
export const clay: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  rect(196, 42, 110, 7, ink.wood, 2),
  path('M214 42v-14q-6-6 0-12h18q6 6 0 12v14Z', ink.skyDeep),
  path('M252 42c-10-10-6-20 2-20h8c8 0 12 10 2 20Z', ink.rose),
  path('M284 42l-4-22h20l-4 22Z', ink.mintDeep),
  fine(path('M213 24h20M248 32h20')),
  prop.table(136, 320, 180, ink.wood),
  at(128, 70, bust(who, { look: [1, 3] }, [])),
  path('M98 158v-8h60v8', ink.paper),
  ellipse(128, 148, 42, 8, ink.paper),
  path('M106 108C92 124 100 146 114 148H142C156 146 164 124 150 108Z', ink.peachDeep),
  ellipse(128, 108, 22, 6, ink.wood),
  fine(path('M102 122q26 8 52 0M101 132q27 8 54 0')),
  limb('M112 108Q92 112 96 122', who.shirt, 11),
  limb('M144 108Q164 112 160 122', who.shirt, 11),
  circle(101, 126, 6, skins[who.skin]),
  circle(155, 126, 6, skins[who.skin]),
  at(230, 152, [
    path('M-24 4C-28-16 20-22 24-4V4Z', ink.rose),
    circle(-22, -8, 9, ink.rose),
    plain(circle(-25, -10, 1.8, ink.navy), circle(-18, -10, 1.8, ink.navy)),
    fine(path('M-25-4q3 3 6 0M-6-12q8-4 14 0M0-4q8-4 14 0')),
  ]),
  at(286, 156, [
    path('M-14 4C-18-10-8-16 0-16S18-10 14 4Z', ink.mintDeep),
    circle(-7, -16, 5, ink.mintDeep) + circle(7, -16, 5, ink.mintDeep),
    plain(circle(-7, -17, 1.8, ink.navy), circle(7, -17, 1.8, ink.navy)),
    fine(path('M-6-6q6 5 12 0')),
  ]),
  at(44, 148, [path('M-22 8q-4-22 18-22t24 22Z', ink.peachDeep), fine(path('M-10-4q6-6 14-2'))]),
  path('M66 166l24-6', 'none', 'stroke-width="5"'),
  prop.sparkle(70, 40, 6),
  prop.star(176, 78, 6, ink.orange),
]

/** Comics: the hero leaps out of her panel. */
export const comics: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  at(160, 92, [
    rect(-118, -80, 236, 158, ink.paper, 3),
    rect(-108, -70, 92, 66, ink.sky, 2),
    rect(-6, -70, 114, 66, ink.sun, 2),
    rect(-108, 6, 60, 62, ink.mint, 2),
    rect(-38, 6, 146, 62, ink.lilac, 2),
  ]),
  at(86, 64, head(who, { look: [3, -2], mouth: 'small' })),
  plain(rect(54, 88, 88, 8, ink.paper)),
  rect(52, 22, 92, 66, 'none', 2),
  prop.bubble(124, 38, 26, 18, -1),
  plain(circle(118, 38, 1.8, ink.navy), circle(124, 38, 1.8, ink.navy), circle(130, 38, 1.8, ink.navy)),
  at(84, 130, path('M0-22L6-9 20-14 13-1 24 8 9 9 6 23-3 12-17 19-13 5-25-3-11-7-14-20-3-12Z', ink.orange)),
  plain(
    path(
      'M160 24L184 54 172 22ZM206 22L208 46 222 22ZM160 84L184 62 160 70ZM268 86L232 66 268 72Z',
      ink.paper,
    ),
  ),
  plain(path('M128 158Q164 128 200 148T266 142V158Z', ink.mintDeep)),
  prop.mist(150, 114, 0.6),
  at(
    214,
    72,
    [
      path('M-14 24C-46 20-56 50-76 52C-60 62-58 72-62 82C-40 72-16 60 8 56Z', ink.rose),
      limb('M-8 62L-34 72L-46 66', ink.navy, 12),
      limb('M8 62L-4 82L-26 90', ink.navy, 12),
      path('M-54 58l-4 13 9 3 5-12ZM-34 86l2 13 9-2v-11Z', ink.orange),
      bust(who, { look: [4, -3], mouth: 'open' }, [reach(-1, -10, 54, false, -12), reach(1, 52, -8)]),
      prop.star(0, 42, 9),
    ],
    { rotate: 16 },
  ),
  prop.sparkle(298, 30, 6, ink.orange),
  prop.sparkle(24, 40, 6),
]
