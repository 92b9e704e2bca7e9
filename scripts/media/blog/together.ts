import { arm, arms, bust, cast, reach, skins, standing, wearing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import * as home from '../kit/room.ts'
import * as studio from '../kit/studio.ts'
import { at, circle, ellipse, fine, ink, line, path, plain, rect } from '../kit/svg.ts'

/** A theatre in a shoe box, a quarter of an hour every day. */
export const shoeBox = [
  home.room(ink.lilac, ink.sand, 140),
  home.clock(160, 26, 16, 'M0 0V-10M0 0H8'),
  home.frame(270, 28, 44, 34, studio.landscape(44, 34), 3),
  at(70, 74, bust(cast.sara, { look: [4, 1], mouth: 'open' }, [])),
  at(250, 76, bust(cast.amir, { look: [-4, 1] }, [])),
  prop.table(136, 320, 180, ink.wood),
  rect(104, 66, 112, 86, ink.peachDeep, 3),
  rect(112, 74, 96, 66, ink.skyDeep, 2),
  plain(path('M114 132Q134 108 160 122T206 114V138H114Z', ink.mintDeep), circle(160, 92, 9, ink.sun)),
  path(
    'M112 74H208V84Q200 92 192 84Q184 92 176 84Q168 92 160 84Q152 92 144 84Q136 92 128 84Q120 92 112 84Z',
    ink.rose,
  ),
  path('M112 80Q128 104 116 140H112ZM208 80Q192 104 204 140H208Z', ink.rose),
  path('M98 140H222V152H98Z', ink.peachDeep),
  line('M108 128L136 124M212 126L184 124', 4, ink.wood),
  at(
    142,
    128,
    path('M-8 12L-9-6Q0-14 9-6L8 12Z', ink.lilacDeep) +
      circle(0, -12, 8, skins.light) +
      path('M-7-16L-8-26-3-21 0-27 3-21 8-26 7-16Z', ink.sun) +
      plain(circle(-2, -12, 1.3, ink.navy), circle(4, -12, 1.3, ink.navy)),
    { scale: 0.9 },
  ),
  at(
    180,
    128,
    path('M-10 12C-14-8-6-12 0-14L-8-26L4-20L16-26L12-14C16-10 14 4 10 12Z', ink.leaf) +
      plain(circle(0, -12, 1.4, ink.navy), circle(7, -12, 1.4, ink.navy)) +
      fine(path('M0-6q4 3 8 0')),
    { scale: 0.9 },
  ),
  at(70, 74, arm(cast.sara, reach(1, 38, 54, false, 10)) + arm(cast.sara, reach(-1, -32, 62, false, -6))),
  at(250, 76, arm(cast.amir, reach(-1, -38, 52, false, -10)) + arm(cast.amir, reach(1, 32, 62, false, 6))),
  studio.scissors(50, 164, -70),
  plain(
    path('M256 160l14-6 6 10-14 6Z', ink.sun),
    path('M284 166l12-4 2 8Z', ink.rose),
    path('M90 168l10-4 4 7Z', ink.paper),
  ),
  prop.sparkle(112, 44, 6),
  prop.star(56, 30, 6),
]

/** Pots are drums, lids are cymbals. */
export const kitchenBand = [
  home.room(ink.mint, ink.sand, 142),
  home.shelf(
    108,
    44,
    104,
    prop.mug(126, 44, ink.rose) + prop.mug(152, 44, ink.skyDeep) + prop.plant(192, 44, 0.7),
  ),
  prop.note(42, 40, 1.3),
  prop.note(264, 36, 1.3, ink.skyDeep),
  prop.note(296, 62, 1, ink.rose),
  at(96, 70, bust(cast.omid, { look: [3, 2], mouth: 'open' }, [])),
  at(236, 72, bust(cast.lena, { look: [-3, 0], mouth: 'open', eyes: 'closed' }, [])),
  prop.table(136, 320, 180, ink.wood),
  path('M60 122h44v34q0 4-4 4H64q-4 0-4-4Z', ink.skyDeep) +
    ellipse(82, 122, 24, 6, ink.paper) +
    path('M58 132h-8v8h8M106 132h8v8h-8'),
  path('M126 132h36v24q0 4-4 4h-28q-4 0-4-4Z', ink.rose) +
    ellipse(144, 132, 20, 5, ink.paper) +
    path('M164 142h22', 'none', 'stroke-width="6"'),
  at(96, 70, arm(cast.omid, reach(-1, -28, 30, false, -10)) + arm(cast.omid, reach(1, 40, 36, false, 12))),
  at(
    68,
    100,
    line('M0 0L12 14', 4, ink.wood) + ellipse(15, 18, 6, 4, ink.wood, 'transform="rotate(45 15 18)"'),
  ),
  at(
    136,
    106,
    line('M0 0L4 14', 4, ink.wood) + ellipse(5, 18, 6, 4, ink.wood, 'transform="rotate(70 5 18)"'),
  ),
  circle(68, 100, 5.5, skins.tan) + circle(136, 106, 5.5, skins.tan),
  at(236, 72, arm(cast.lena, reach(-1, -23, 34, false, -18)) + arm(cast.lena, reach(1, 23, 34, false, 18))),
  circle(211, 106, 17, ink.sun) + circle(261, 106, 17, ink.sun),
  fine(circle(211, 106, 11), circle(261, 106, 11)),
  circle(211, 106, 5.5, skins.light) + circle(261, 106, 5.5, skins.light),
  fine(path('M190 96l-6-4M190 116l-6 4M282 96l6-4M282 116l6 4M52 112l-8-4M82 108v-9M158 120l5-8M144 118v-8')),
  at(226, 160, rect(-14, -14, 28, 14, ink.lilacDeep, 3) + fine(path('M-6-14v14M6-14v14'))),
  prop.sparkle(30, 86, 6),
]

/** Pictures as labels all over the kitchen. */
export const labels = [
  home.room(ink.sky, ink.sand, 150),
  rect(20, 22, 76, 138, ink.paper, 8),
  path('M20 72H96M32 46v16M32 84v24', 'none'),
  at(64, 48, rect(-14, -11, 28, 22, ink.mint, 2, 'stroke-width="2"') + prop.star(0, 0, 7)),
  at(66, 106, rect(-16, -14, 32, 28, ink.peach, 2, 'stroke-width="2"') + prop.heart(0, 0, 0.9), {
    rotate: -6,
  }),
  home.shelf(
    196,
    60,
    112,
    home.labelled(214, 60, ink.mintDeep, circle(0, 0, 4, ink.leaf, 'stroke="none"')) +
      home.labelled(250, 60, ink.rose, prop.heart(0, 0, 0.5)) +
      home.labelled(286, 60, ink.lilacDeep, plain(circle(0, 0, 4, ink.sun))),
  ),
  at(148, 56, standing(cast.zahra, ink.navy, { look: [4, 1] }, [reach(-1, -32, 56, false, -6)])),
  rect(178, 126, 146, 60, ink.mint, 4),
  rect(172, 118, 152, 10, ink.wood, 2),
  line('M250 130V184', 2),
  circle(242, 150, 2, ink.navy) + circle(258, 150, 2, ink.navy),
  at(270, 118, [
    path('M22-22Q36-24 34-12T22-6', 'none'),
    path('M-20-18Q-34-22-36-34L-30-36Q-26-26-18-26Z', ink.orange),
    path('M-22-4C-26-36 26-36 22-4Q20 0 14 0H-14Q-20 0-22-4Z', ink.orange),
    circle(0, -31, 4, ink.paper),
    rect(-11, -20, 22, 15, ink.paper, 2, 'stroke-width="2"'),
    path('M-6-9h10v-6h-10ZM4-13q4 0 3 3h-3', ink.skyDeep, 'stroke-width="2"'),
  ]),
  at(
    202,
    100,
    rect(-13, -10, 26, 20, ink.paper, 2) +
      plain(ellipse(0, 2, 7, 4, ink.orange), path('M-8-2L-2 2L-8 6Z', ink.orange)),
    { rotate: -8 },
  ),
  at(148, 56, arm(cast.zahra, reach(1, 42, 46, false, 10))),
  prop.sparkle(124, 30, 6, ink.orange),
  prop.sparkle(176, 26, 5, ink.paper),
]

/** Two children hunt a bug and find an idea. */
export const bugHunt = [
  prop.sky(320, 180, ink.mint),
  plain(circle(160, 88, 84, ink.paper, 'opacity=".55"')),
  prop.gear(38, 50, 13, ink.lilacDeep),
  prop.gear(286, 58, 14, ink.paper),
  prop.gear(262, 36, 9, ink.peachDeep),
  at(72, 72, bust(cast.amir, { look: [4, 1], mouth: 'open' }, [])),
  at(250, 74, bust(cast.nika, { look: [-4, 0], glasses: true }, [])),
  prop.table(138, 320, 180, ink.wood),
  prop.laptop(
    160,
    150,
    fine(
      line('M-28-42H-12M-28-34H-4M-28-26H-16M-28-18H-8', 4, ink.lilacDeep),
      line('M4-42H20M4-18H24', 4, ink.orange),
    ) +
      at(10, -29, [
        ellipse(0, 0, 9, 7, ink.rose, 'stroke-width="2"'),
        path('M9-4q6 0 6 4t-6 4Z', ink.navy, 'stroke-width="2"'),
        fine(path('M-9 0H9M-5-7l-3-4M3-7l2-4M-5 7l-3 4M3 7l2 4')),
        plain(circle(-3, -3, 1.5, ink.navy), circle(4, 3, 1.5, ink.navy)),
      ]),
    1.4,
  ),
  at(72, 72, arm(cast.amir, reach(1, 40, 64, false, 12)) + arm(cast.amir, reach(-1, -32, 64, false, -6))),
  at(206, 100, [
    line('M6 8L18 24', 7),
    circle(0, 0, 12, ink.paper, 'opacity=".8"'),
    circle(0, 0, 12),
    fine(path('M-6-3q2-4 6-4')),
  ]),
  at(250, 74, arm(cast.nika, reach(-1, -28, 50, false, -12)) + arm(cast.nika, reach(1, 32, 62, false, 6))),
  plain(circle(112, 56, 3, ink.paper), circle(124, 46, 4, ink.paper)),
  at(160, 34, [
    path('M0-22C-18-22-20-2-10 6Q-7 10-7 14H7Q7 10 10 6C20-2 18-22 0-22Z', ink.sun),
    path('M-7 14h14v5q0 4-7 4t-7-4Z', ink.paper),
    fine(path('M-4 13l-2-12 6 4 6-4-2 12M-26-8h-7M26-8h7M-20-24l-5-5M20-24l5-5')),
  ]),
  prop.mug(36, 164, ink.lilacDeep),
  prop.sparkle(104, 26, 5),
  prop.star(218, 28, 6),
]

const card = (x: number, y: number, fill: string, turn: number) =>
  at(
    x,
    y,
    path('M-22 9L-14-9H22L14 9Z', fill) + at(0, 0, path('M-8 0H8M3-4L8 0L3 4', 'none'), { rotate: turn }),
  )

/** A program of arrow cards on the grass, the planets on a string. */
export const arrows = [
  prop.sky(320, 180, ink.sky),
  prop.mist(60, 78, 1),
  prop.mist(250, 84, 0.9),
  path('M-4 8Q160 40 324 6'),
  circle(40, 18, 13, ink.sun),
  circle(76, 20, 5, ink.peachDeep),
  circle(152, 24, 8, ink.mintDeep),
  circle(181, 24, 9, ink.skyDeep),
  circle(207, 21, 6, ink.rose),
  circle(234, 20, 12, ink.orange) + fine(path('M223 16h22M222 23h24')),
  circle(302, 14, 9, ink.lilacDeep) + path('M288 18Q302 24 316 10'),
  prop.hill('M0 118Q160 98 320 120V180H0Z', ink.mintDeep),
  card(70, 162, ink.paper, 0),
  card(118, 162, ink.sun, 0),
  card(166, 162, ink.paper, -58),
  card(176, 140, ink.rose, 0),
  card(224, 140, ink.paper, 0),
  at(118, 54, standing(cast.emil, ink.navy, { look: [4, 1], mouth: 'open' }, [arms.upLeft, arms.upRight], 4)),
  at(
    268,
    64,
    standing(cast.zahra, ink.blue, { look: [-4, 1] }, [reach(1, 30, 58, false, 4), reach(-1, -30, 40)]),
  ),
  at(230, 100, rect(-11, -14, 22, 28, ink.paper, 2) + path('M0 7V-7M-5-2L0-7L5-2'), { rotate: -8 }),
  circle(239, 104, 5.5, skins.tan),
  prop.star(206, 166, 8),
  prop.tuft(26, 150),
  prop.tuft(306, 140),
]

/** The party after forty-one games. */
export const party = [
  prop.sky(320, 180, ink.peach),
  plain(circle(160, 100, 92, ink.paper, 'opacity=".5"')),
  studio.bunting(-8, 6, 336, [
    ink.rose,
    ink.sun,
    ink.mintDeep,
    ink.lilacDeep,
    ink.skyDeep,
    ink.orange,
    ink.paper,
    ink.mintDeep,
  ]),
  studio.balloon(30, 82, ink.lilacDeep),
  studio.balloon(292, 78, ink.mintDeep, 'M0 22Q-6 36 0 54'),
  at(
    82,
    78,
    bust(cast.lena, { look: [3, 0], mouth: 'open' }, [reach(-1, -36, 6, true), reach(1, 34, 4, true)]),
  ),
  at(
    238,
    78,
    bust(wearing(cast.ada, ink.skyDeep), { look: [-3, 0], mouth: 'open' }, [
      reach(1, 38, 6, true),
      reach(-1, -34, 4, true),
    ]),
  ),
  at(
    160,
    66,
    bust(cast.amir, { mouth: 'open', eyes: 'closed' }, [reach(-1, -34, -2, true), reach(1, 34, -2, true)]),
  ),
  prop.table(140, 320, 180, ink.wood),
  at(160, 154, [
    path('M-34-14V0Q-34 6-28 6H28Q34 6 34 0V-14Z', ink.rose),
    path('M-24-30V-14H24V-30Z', ink.sun),
    path('M-34-14Q-26-4-17-13Q-8-4 0-13Q8-4 17-13Q26-4 34-14Z', ink.paper),
    path('M-24-30Q-16-20-8-29Q0-20 8-29Q16-20 24-30Z', ink.paper),
    line('M0-32V-46'),
    path('M0-60Q-6-52 0-48Q6-52 0-60Z', ink.orange, 'stroke-width="2"'),
  ]),
  at(254, 166, prop.laptop(0, 0, prop.star(0, -29, 9), 0.62)),
  at(66, 164, [
    path('M-16-34H-24Q-26-18-12-18M16-34H24Q26-18 12-18', 'none'),
    path('M-16-38H16Q16-12 4-10V-4H12V0H-12V-4H-4V-10Q-16-12-16-38Z', ink.sun),
    prop.heart(0, -26, 0.6),
  ]),
  prop.confetti([
    [56, 54, ink.rose],
    [112, 44, ink.mintDeep],
    [124, 70, ink.lilacDeep],
    [198, 48, ink.rose],
    [204, 72, ink.sun],
    [262, 46, ink.lilacDeep],
    [286, 122, ink.rose],
    [34, 122, ink.skyDeep],
    [118, 108, ink.sun],
    [202, 112, ink.mintDeep],
    [276, 60, ink.sun],
    [50, 110, ink.rose],
  ]),
]
