import { arm, bust, cast, reach, skins, standing } from '../kit/people.ts'
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
