import { bust, cast, head, reach, skins } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import * as studio from '../kit/studio.ts'
import { at, circle, ellipse, fine, ink, limb, line, path, plain, rect } from '../kit/svg.ts'
import type { Scene } from './scene.ts'

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
