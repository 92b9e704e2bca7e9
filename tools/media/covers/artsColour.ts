import { arms, bust, reach, skins, standing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import * as studio from '../kit/studio.ts'
import { at, circle, ellipse, fine, ink, line, path, plain, rect } from '../kit/svg.ts'
import type { Scene } from './scene.ts'

/** Watercolour: a wet sheet on a board, a jar and a box of pans. */
export const watercolour: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  plain(
    path('M14 40C40 10 84 30 112 22S150 50 116 58S26 80 14 40Z', ink.skyDeep, 'opacity=".5"'),
    path('M40 66C66 44 110 56 138 52S140 92 104 90S22 94 40 66Z', ink.rose, 'opacity=".35"'),
  ),
  prop.table(136, 320, 180, ink.wood),
  at(216, 78, [
    line('M-40 40L-52 70M40 40L52 70', 6),
    rect(-60, -52, 120, 104, ink.wood, 3),
    rect(-52, -44, 104, 88, ink.paper, 2),
    plain(
      path('M-46-38C-20-42 26-40 46-37V2C20-6-20 6-46 0Z', ink.sky),
      path('M-46 6C-26-14-12-12 2 4S34-8 46 2V36H-46Z', ink.mintDeep),
      path('M-46 22C-16 8 16 12 46 24V37H-46Z', ink.leaf, 'opacity=".7"'),
      circle(24, -20, 10, ink.sun),
      path('M-30-22C-22-34-4-32-4-22C-8-16-26-14-30-22Z', ink.paper),
    ),
  ]),
  at(94, 72, bust(who, { look: [4, -1] }, [reach(-1, -38, 58, false, -6), reach(1, 56, 22)])),
  prop.brush(166, 76, -118, ink.leaf, 0.9),
  circle(150, 94, 5.5, skins[who.skin]),
  studio.jar(
    36,
    152,
    ink.skyDeep,
    prop.brush(-4, -60, 168, ink.rose, 0.8) + prop.brush(6, -58, 194, ink.blue, 0.7),
  ),
  at(268, 158, [
    rect(-30, -12, 60, 22, ink.paper, 4),
    fine(
      rect(-25, -7, 12, 12, ink.rose, 2),
      rect(-11, -7, 12, 12, ink.sun, 2),
      rect(3, -7, 12, 12, ink.mintDeep, 2),
      rect(17, -7, 9, 12, ink.blue, 2),
    ),
  ]),
  prop.sparkle(144, 20, 5),
  prop.sparkle(296, 34, 6),
]

/** Drawing: a cat grows out of circles and triangles. */
export const drawing: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  prop.hill('M0 156Q160 144 320 156V180H0Z', ink.mintDeep),
  rect(138, 18, 156, 132, ink.paper, 4),
  path('M128 18H304M150 150L140 172M282 150L292 172', 'none', 'stroke-width="5"'),
  plain(
    `<g stroke="${ink.skyDeep}" stroke-width="2" stroke-dasharray="4 4">${circle(212, 68, 29)}${ellipse(220, 116, 32, 28)}</g>`,
  ),
  path('M187 54L186 30L204 42Q212 39 221 42L239 30L238 54'),
  path('M187 54C178 82 198 97 212 97'),
  path('M238 54Q244 68 240 78'),
  plain(circle(202, 66, 3, ink.navy), circle(223, 66, 3, ink.navy), path('M208 74h9l-4.500 5Z', ink.rose)),
  fine(path('M206 84q6 4 6-2q0 6 6 2M190 74l-14-3M190 80l-13 3M234 74l14-3M234 80l13 3')),
  path('M194 98Q184 122 196 141H232'),
  path('M206 141v-20M222 141v-18', 'none', 'stroke-width="2"'),
  path('M262 46l14 24h-28Z', ink.mint, 'stroke-width="2"'),
  circle(264, 100, 10, ink.peach, 'stroke-width="2"'),
  rect(152, 34, 18, 18, ink.lilac, 2, 'stroke-width="2"'),
  at(82, 50, standing(who, ink.navy, { look: [4, 1] }, [arms.downLeft, reach(1, 74, 52)])),
  prop.pencil(197, 98, -94, ink.orange, 1.1),
  circle(158, 101, 5.5, skins[who.skin]),
  prop.tuft(30, 170),
  prop.sparkle(40, 40, 6),
  prop.star(116, 30, 6),
]

/** Painting: a child rolls a rainbow over the hill. */
export const painting: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  prop.mist(44, 46, 0.9),
  ...(
    [
      [ink.rose, 104],
      [ink.peachDeep, 90],
      [ink.sun, 76],
      [ink.mintDeep, 62],
      [ink.skyDeep, 48],
    ] as const
  ).map(([fill, r]) =>
    path(`M${210 - r} 152A${r} ${r} 0 0 1 ${210 + r} 152`, 'none', `stroke="${fill}" stroke-width="14"`),
  ),
  path('M99 152A111 111 0 0 1 321 152M169 152A41 41 0 0 1 251 152'),
  prop.cloud(232, 150, 1.5),
  prop.cloud(292, 154, 1.3),
  prop.hill('M0 150Q160 140 320 156V180H0Z', ink.mintDeep),
  at(
    82,
    56,
    standing(who, ink.navy, { look: [4, -1], mouth: 'open' }, [arms.downLeft, reach(1, 42, 26, false, 12)]),
  ),
  prop.brush(147, 61, -135, ink.rose, 1.15),
  circle(125, 83, 5.5, skins[who.skin]),
  at(46, 152, [
    path('M-14-20Q0-44 14-20', 'none'),
    path('M-16-20H16L12 10H-12Z', ink.orange),
    ellipse(0, -20, 16, 5, ink.skyDeep),
    path('M-8-18v12q3 4 6 0v-8', ink.skyDeep, 'stroke-width="2"'),
  ]),
  prop.tuft(150, 172),
  prop.sparkle(28, 92, 5),
  prop.star(120, 22, 6),
  prop.bird(210, 22, ink.sun),
]

/** Calligraphy: one letter, its measuring dots, a reed pen and ink. */
export const calligraphy: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  plain(circle(206, 76, 66, ink.paper, 'opacity=".6"')),
  prop.table(132, 320, 180, ink.wood),
  at(82, 68, bust(who, { look: [3, 2] }, [reach(-1, -36, 56, false, -6), reach(1, 62, 40)])),
  at(212, 80, [
    rect(-70, -62, 140, 122, ink.paper, 3),
    rect(-61, -53, 122, 104, 'none', 2, `stroke="${ink.peachDeep}" stroke-width="2"`),
    plain(
      path('M38-28C56 14 34 40 0 38C-36 36-50 10-36-24C-30-2-22 18 2 20C28 22 40 2 30-18Z', ink.navy),
      path('M0-36l10 10-10 10-10-10Z', ink.orange),
      path('M-14 44l5 5-5 5-5-5ZM0 44l5 5-5 5-5-5ZM14 44l5 5-5 5-5-5Z', ink.skyDeep),
    ),
  ]),
  at(
    181,
    92,
    path('M-4-58H4L5-8L-1 4L-5-6Z', ink.wood) +
      fine(path('M-4-40h8M-4-24h8')) +
      path('M-5-8H5L-1 4Z', ink.navy),
    { rotate: -114 },
  ),
  circle(146, 108, 5.5, skins[who.skin]),
  at(46, 156, [
    path('M-18 0C-22-16-10-18-8-22H8C10-18 22-16 18 0Z', ink.skyDeep),
    ellipse(0, -22, 9, 3.5, ink.navy),
  ]),
  prop.flatBook(280, 166, 50, ink.mintDeep),
  prop.sparkle(40, 36, 6),
  prop.star(124, 30, 6, ink.peachDeep),
]

/** Design: posters on the wall, a tablet and a pen. */
export const design: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  at(
    56,
    52,
    rect(-30, -38, 60, 74, ink.paper, 2) +
      plain(circle(0, -8, 20, ink.sun), path('M-26 32Q0 0 26 32Z', ink.mintDeep)),
    { rotate: -4 },
  ),
  at(
    208,
    48,
    rect(-30, -38, 60, 74, ink.lilacDeep, 2) +
      plain(
        circle(0, -4, 22, ink.sun),
        circle(9, -9, 19, ink.lilacDeep),
        circle(14, 18, 3, ink.paper),
        circle(-16, -28, 2.5, ink.paper),
        circle(16, -22, 2, ink.paper),
      ),
    { rotate: 3 },
  ),
  at(
    278,
    54,
    rect(-28, -36, 56, 70, ink.paper, 2) +
      plain(
        path('M-22 26V-4H-6V26ZM-4 26V-24H12V26ZM14 26V-14H22V26Z', ink.skyDeep),
        rect(-22, -30, 16, 10, ink.rose, 2),
      ),
  ),
  plain(circle(56, 18, 3, ink.navy), circle(208, 14, 3, ink.navy), circle(278, 22, 3, ink.navy)),
  prop.table(134, 320, 180, ink.wood),
  at(128, 68, bust(who, { look: [3, 2] }, [reach(-1, -30, 60, false, -6), reach(1, 52, 52)])),
  path('M136 158L160 116H270L252 158Z', ink.navy),
  path('M147 152L166 121H260L246 152Z', ink.paper, 'stroke="none"'),
  plain(
    path('M166 148L176 130H198L190 148Z', ink.rose),
    circle(216, 138, 10, ink.sun),
    path('M228 148l14-22 6 2-8 20Z', ink.mintDeep),
  ),
  path('M186 140q12-14 20-4', 'none', 'stroke-width="2"'),
  at(206, 134, path('M-3-40H3V-6L0 2L-3-6Z', ink.paper), { rotate: -52 }),
  circle(181, 118, 5.5, skins[who.skin]),
  prop.plant(40, 146, 0.9),
  prop.sparkle(148, 24, 6, ink.orange),
]

const STAR = Array.from({ length: 16 }, (_, i) => {
  const r = i % 2 ? 26 : 40
  const a = (i * Math.PI) / 8
  return `${i ? 'L' : 'M'}${Math.round(r * Math.sin(a))} ${Math.round(-r * Math.cos(a))}`
}).join('')

/** Patterns: an eight-pointed star, a compass and a ruler. */
export const patterns: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  prop.table(150, 320, 180, ink.wood),
  rect(96, 14, 150, 150, ink.paper, 3),
  at(171, 89, [
    plain(
      `<g stroke="${ink.skyDeep}" stroke-width="2" stroke-dasharray="4 4">${circle(0, 0, 58)}${path('M0-66V66M-66 0H66M-46-46L46 46M-46 46L46-46')}</g>`,
    ),
    path('M-66-66h26L0-40 40-66h26v26L40 0 66 40v26h-26L0 40-40 66h-26v-26L-40 0-66-40Z', ink.mint),
    path(
      'M-66-66h26L-28-28-66-40ZM66-66h-26L28-28 66-40ZM-66 66h26L-28 28-66 40ZM66 66h-26L28 28 66 40Z',
      ink.skyDeep,
    ),
    path(`${STAR}Z`, ink.sun),
    path(`${STAR}Z`, ink.paper, 'transform="scale(.55) rotate(22.500)" stroke-width="4"'),
    circle(0, 0, 6, ink.orange),
  ]),
  at(52, 86, bust(who, { look: [4, 0], glasses: true }, [reach(-1, -34, 56, false, -6), reach(1, 68, 16)])),
  at(138, 38, [
    line('M0 0L33 49M0 0L-18 62', 6),
    line('M0 0L32 46M0 0L-17 56', 2, ink.paper),
    circle(0, -2, 7, ink.orange),
  ]),
  at(
    284,
    100,
    rect(-13, -70, 26, 140, ink.peachDeep, 3) +
      fine(path('M-13-56h10M-13-42h6M-13-28h10M-13-14h6M-13 0h10M-13 14h6M-13 28h10M-13 42h6M-13 56h10')),
    { rotate: 8 },
  ),
  circle(122, 100, 5.5, skins[who.skin]),
  prop.sparkle(30, 30, 6),
]
