import { bust, cast, head, reach, skins, standing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import * as studio from '../kit/studio.ts'
import { at, circle, ellipse, fine, ink, limb, line, path, plain, rect } from '../kit/svg.ts'
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

/** Stop motion: a camera looks at clay friends, picture by picture. */
export const film: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  prop.table(138, 320, 180, ink.wood),
  at(66, 72, bust(who, { look: [4, 1] }, [reach(-1, -34, 58, false, -6), reach(1, 54, 38)])),
  rect(190, 50, 118, 96, ink.skyDeep, 4),
  plain(path('M192 118Q230 92 262 112T306 104V144H192Z', ink.mintDeep), circle(284, 72, 10, ink.sun)),
  prop.mist(222, 72, 0.7),
  path('M182 146H316V156H182Z', ink.paper),
  at(224, 146, [
    path('M-16 0C-20-34 20-34 16 0Z', ink.rose),
    plain(circle(-5, -16, 2.4, ink.navy), circle(6, -16, 2.4, ink.navy)),
    fine(path('M-4-8q4 4 9 0M-14-8l-8-6M15-8l8-8')),
  ]),
  `<g stroke="${ink.navy}" stroke-width="2" stroke-dasharray="3 4">${path('M244 134Q254 102 266 132')}</g>`,
  at(276, 146, [
    path('M-10 0C-13-22 13-22 10 0Z', ink.sun),
    plain(circle(-3, -11, 2, ink.navy), circle(4, -11, 2, ink.navy)),
    fine(path('M-3-5q3 3 7 0')),
  ]),
  line('M146 120L130 164M146 120L162 164M146 120V160', 5),
  at(146, 104, [
    rect(-24, -16, 42, 30, ink.navy, 5),
    path('M18-8L32-14V12L18 6Z', ink.paper),
    circle(-3, -1, 8, ink.skyDeep, `stroke="${ink.paper}" stroke-width="2"`),
    circle(-13, -23, 8, ink.orange),
    circle(5, -23, 8, ink.orange),
  ]),
  circle(121, 110, 5.5, skins[who.skin]),
  at(
    52,
    158,
    [
      rect(-26, -8, 52, 26, ink.navy, 3),
      at(
        -26,
        -10,
        path('M0-9H52V0H0Z', ink.paper) +
          plain(path('M6-8L14-8 8-1H0ZM24-8H33L27-1H18ZM42-8H51L45-1H36Z', ink.navy)),
        { rotate: -12 },
      ),
      line('M-16 6H16', 3, ink.paper),
    ],
    { scale: 0.8 },
  ),
  prop.sparkle(120, 36, 6),
  prop.star(164, 54, 6),
]

/** Music: a drum between the knees, a bird that sings along. */
export const music: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  plain(circle(160, 100, 78, ink.paper, 'opacity=".6"')),
  prop.hill('M0 150Q160 136 320 150V180H0Z', ink.lilacDeep),
  path(
    'M10 62Q60 34 108 56M10 76Q60 48 106 70M212 50Q262 18 312 42M214 64Q262 32 312 56',
    'none',
    `stroke="${ink.paper}"`,
  ),
  prop.note(40, 52, 1.2),
  prop.note(84, 62, 1, ink.skyDeep),
  prop.note(246, 42, 1.2, ink.mintDeep),
  prop.note(288, 46, 1),
  at(160, 62, [
    limb('M-8 66Q-40 70-42 96', ink.blue, 14) + limb('M8 66Q40 70 42 96', ink.blue, 14),
    path('M-60 104q0-9 12-9h14v9ZM60 104q0-9-12-9h-14v9Z', ink.paper),
    bust(who, { look: [0, 2], mouth: 'open' }, []),
  ]),
  studio.drum(160, 170, ink.orange, 1.12),
  limb('M143 100Q122 98 138 86', who.shirt, 11) + limb('M177 100Q200 112 184 112', who.shirt, 11),
  circle(142, 82, 6, skins[who.skin]) + circle(177, 108, 6, skins[who.skin]),
  fine(path('M128 108l-7 3M192 92l7-5M198 104l8-1M124 98l-8-2')),
  studio.finch(252, 132, ink.sun, true),
  line('M248 148v6M255 148v6'),
  at(68, 156, [
    path('M-20-24H20L15 2H-15Z', ink.mintDeep),
    ellipse(0, -24, 20, 6, ink.paper),
    line('M-8-30L-26-48M8-30L24-50'),
    circle(-27, -49, 4, ink.rose) + circle(25, -51, 4, ink.rose),
  ]),
  prop.sparkle(214, 92, 6),
]

/** Theatre: two hand puppets behind the curtain of a little stage. */
export const theatre: Scene = ({ back }) => [
  prop.sky(320, 180, back),
  prop.star(36, 40, 7),
  prop.star(288, 46, 7),
  rect(70, 40, 180, 96, ink.lilac, 2),
  plain(circle(160, 92, 44, ink.paper, 'opacity=".7"')),
  prop.star(132, 60, 5),
  prop.star(196, 58, 5, ink.orange),
  at(130, 96, [
    path('M-17 52C-22 30-12 16 0 16S22 30 17 52Z', ink.skyDeep),
    limb('M13 28Q22 26 26 18', ink.skyDeep, 10),
    limb('M-13 28Q-20 34-22 40', ink.skyDeep, 10),
    at(0, 0, head({ ...cast.emil, style: 'short', hair: 'blond' }, { look: [4, 0] })),
    path('M-12-14L-14-30-6-22 0-32 6-22 14-30 12-14Z', ink.sun),
  ]),
  at(190, 100, [
    path('M-17 52C-22 30-12 16 0 16S22 30 17 52Z', ink.orange),
    limb('M-13 28Q-22 26-26 18', ink.orange, 10),
    path('M-20-24L-13-12Q0-18 13-12L20-24Q26 6 0 14Q-26 6-20-24Z', ink.peachDeep),
    path('M0 14Q-14 8-19-2Q-6-2 0 4Q6-2 19-2Q14 8 0 14Z', ink.paper, 'stroke-width="2"'),
    plain(circle(-8, -4, 2.2, ink.navy), circle(8, -4, 2.2, ink.navy), ellipse(0, 8, 3.2, 2.4, ink.navy)),
  ]),
  path('M70 40C74 80 96 96 100 136H58V40Z', ink.rose),
  path('M250 40C246 80 224 96 220 136H262V40Z', ink.rose),
  fine(path('M80 50C84 84 92 100 90 132M240 50C236 84 228 100 230 132M68 60V132M252 60V132')),
  path(
    'M52 26H268V44Q255 58 241 44Q228 58 214 44Q201 58 187 44Q174 58 160 44Q147 58 133 44Q120 58 106 44Q93 58 79 44Q66 58 52 44Z',
    ink.sun,
  ),
  path('M52 132H268V182H52Z', ink.wood),
  rect(44, 130, 232, 12, ink.peachDeep, 3),
  ...(
    [
      [86, ink.mintDeep],
      [160, ink.paper],
      [234, ink.lilacDeep],
    ] as const
  ).map(([x, fill]) => path(`M${x} 150l7 10-7 10-7-10Z`, fill)),
  ...(
    [
      [30, cast.sara],
      [108, cast.amir],
      [212, cast.nika],
      [292, cast.omid],
    ] as const
  ).map(([x, each], i) =>
    path(
      `M${x - 20} 186C${x - 24} ${152 + (i % 2) * 6} ${x + 24} ${152 + (i % 2) * 6} ${x + 20} 186Z`,
      { brown: '#7a4b2b', black: '#2a3350' }[each.hair],
    ),
  ),
]
