import { arm, bust, cast, reach, seated, skins, standing, wearing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import * as home from '../kit/room.ts'
import * as studio from '../kit/studio.ts'
import { at, circle, ellipse, fine, ink, limb, line, path, plain, rect } from '../kit/svg.ts'
import * as place from '../kit/village.ts'

/** The reading tent with its cushions. */
export const readingTent = [
  prop.sky(320, 180, ink.peach),
  prop.mist(52, 36, 1),
  prop.mist(286, 58, 0.8),
  prop.hill('M0 140Q160 124 320 142V180H0Z', ink.mintDeep),
  prop.tree(296, 144, 0.9, ink.leaf),
  place.tent(160, 156, 230, 138, ink.blue, ink.skyDeep),
  path('M116 70Q138 88 160 74Q182 88 204 70', 'none', 'stroke-width="2"'),
  ...(
    [
      [122, 79, ink.sun],
      [144, 82, ink.rose],
      [176, 82, ink.sun],
      [198, 79, ink.rose],
    ] as const
  ).map(([x, y, fill]) => circle(x, y, 4, fill, 'stroke-width="2"')),
  home.rug(160, 164, 124, 14, ink.lilacDeep, ink.lilac),
  place.cushion(70, 168, ink.rose),
  place.cushion(256, 170, ink.sun),
  at(126, 78, seated(cast.granny, ink.blue, { look: [3, 2], mouth: 'open', glasses: true }, [])),
  at(196, 90, seated(cast.emil, ink.lilacDeep, { look: [-4, 2] }, []), { scale: 0.88 }),
  prop.openBook(128, 148, 0.95, ink.rose),
  circle(97, 136, 5.5, skins.light) + circle(159, 136, 5.5, skins.light),
  studio.dog(258, 164, ink.peachDeep, 0.8),
  prop.bookPile(54, 152, [ink.mintDeep, ink.orange, ink.lilacDeep]),
  prop.star(96, 36, 6),
  prop.sparkle(222, 40, 6),
]

/** Old laptops are opened; behind stands the van with the laboratory. */
export const repairWorkshop = [
  prop.sky(320, 180, ink.sky),
  prop.mist(46, 30, 0.9),
  prop.mist(300, 24, 0.7),
  prop.hill('M0 126Q160 114 320 126V180H0Z', ink.mintDeep),
  place.van(
    176,
    114,
    ink.lilacDeep,
    path('M-5-12V-4L-13 10Q-15 14-10 14H10Q15 14 13 10L5-4V-12M-8-12H8M-10 6H10', 'none') +
      circle(0, 10, 2, ink.orange, 'stroke="none"'),
  ),
  at(64, 76, bust(cast.ada, { look: [3, 3] }, [])),
  at(270, 78, bust(wearing(cast.amir, ink.rose), { look: [-3, 2], glasses: true }, [])),
  prop.table(140, 320, 180, ink.wood),
  at(120, 164, [
    path('M-36-36L-30-2H34L40-36Q4-30-36-36Z', ink.paper),
    path('M-34-2H38L44 10H-40Z', ink.skyDeep),
    fine(
      rect(-22, 1, 12, 6, ink.mintDeep, 1),
      rect(-4, 1, 16, 6, ink.sun, 1),
      rect(18, 1, 10, 6, ink.rose, 1),
    ),
    plain(path('M-26-28L-20-8H26L30-28Q4-24-26-28Z', ink.sky)),
    fine(path('M-8-18l6 6 10-10')),
  ]),
  at(64, 76, arm(cast.ada, reach(-1, -28, 70, false, -8)) + arm(cast.ada, reach(1, 46, 74, false, 12))),
  at(112, 154, path('M-3-34H3V-18H-3Z', ink.orange) + line('M0-18V8', 4) + line('M0-18V8', 1.5, ink.paper), {
    rotate: 28,
  }),
  at(204, 162, [
    path('M-16 0H20V-6H-16Z', ink.navy),
    path('M12-6Q26-22 8-40', 'none', 'stroke-width="6"'),
    at(
      -4,
      -24,
      rect(-6, -26, 12, 30, ink.lilacDeep, 3) +
        rect(-4, 4, 8, 8, ink.paper, 1) +
        rect(-8, -32, 16, 7, ink.navy, 2),
      { rotate: 16 },
    ),
    path('M-18-12H8', 'none', 'stroke-width="4"'),
  ]),
  at(
    270,
    78,
    arm(wearing(cast.amir, ink.rose), reach(-1, -16, 68, false, -10)) +
      arm(wearing(cast.amir, ink.rose), reach(1, 30, 72, false, 8)),
  ),
  plain(circle(40, 168, 3, ink.navy), circle(56, 172, 2.5, ink.navy), circle(286, 170, 3, ink.navy)),
  prop.sparkle(112, 60, 6),
]

/** One problem for a whole afternoon. */
export const puzzleCircle = [
  home.room(ink.lilac, ink.sand, 128),
  rect(74, 12, 150, 82, ink.navy, 3),
  rect(68, 94, 162, 7, ink.wood, 2),
  `<g stroke="${ink.paper}">${path('M88 70L110 30 132 70Z')}${circle(110, 56, 13)}${path('M162 32h38v38h-38ZM162 32l38 38')}</g>`,
  `<g stroke="${ink.sun}">${path('M136 82q12-8 24 0', 'none', 'stroke-dasharray="1 6"')}</g>`,
  prop.sparkle(146, 28, 5),
  home.frame(34, 44, 40, 36, path('M-10 8L0-10 10 8Z', ink.sun, 'stroke-width="2"')),
  home.frame(
    280,
    44,
    40,
    36,
    circle(0, 0, 9, ink.rose, 'stroke-width="2"') + path('M-9 0H9', 'none', 'stroke-width="2"'),
  ),
  home.rug(150, 162, 148, 20, ink.skyDeep, ink.sky),
  at(
    262,
    58,
    standing(cast.nika, ink.navy, { look: [-4, 0], mouth: 'open' }, [reach(-1, -38, 14), reach(1, 26, 60)]),
  ),
  at(46, 78, seated(cast.omid, ink.blue, { look: [4, -2] }, [reach(1, 14, 26, false, 14)]), { scale: 0.9 }),
  at(120, 86, seated(cast.zahra, ink.lilacDeep, { look: [3, -2] }, []), { scale: 0.88 }),
  at(
    190,
    84,
    seated(wearing(cast.amir, ink.peachDeep), ink.mintDeep, { look: [1, -2], mouth: 'open' }, [
      reach(-1, -30, 2, true),
    ]),
    { scale: 0.88 },
  ),
]

/** A wall full of stories, most of all a long dragon. */
export const wallPainting = [
  prop.sky(320, 180, ink.sky),
  prop.mist(150, 10, 0.7),
  place.cypress(16, 60, 70),
  place.cypress(304, 60, 62),
  rect(-6, 24, 332, 116, ink.cream, 2),
  path('M-6 24H326V36H-6Z', ink.sand),
  plain(circle(20, 52, 10, ink.sun), path('M-4 140Q40 104 96 124T210 116T326 128V140Z', ink.mint)),
  at(0, -14, [
    limb('M36 120Q64 60 100 92T170 96T226 92', ink.mintDeep, 26),
    path(
      'M44 96l-2-14 12 6M66 76l4-13 9 10M94 76l8-10 4 13M120 90l10-6 0 12M142 96l8-11 5 12M166 84l7-11 6 11M190 77l7-11 6 11',
      ink.orange,
    ),
    path(
      'M212 88C206 66 226 56 240 62L246 48 254 62 266 58 262 72C278 74 282 88 272 94C258 100 240 104 226 104C216 102 213 96 212 88Z',
      ink.mintDeep,
    ),
    plain(circle(242, 76, 3, ink.navy), circle(270, 84, 2, ink.navy), ellipse(236, 86, 4, 2.6, ink.rose)),
    fine(path('M250 93q10 2 18-4')),
    path('M36 120l-16 4 10-18Z', ink.orange),
    path('M284 84q10-6 16 2q8-4 10 4', 'none', `stroke="${ink.rose}" stroke-width="4"`),
  ]),
  prop.hill('M-4 140H324V184H-4Z', ink.mintDeep),
  line('M-4 140H324'),
  at(
    150,
    84,
    [
      standing(wearing(cast.sara, ink.rose), ink.blue, { look: [4, -3], mouth: 'open' }, [
        reach(-1, -30, 56),
        reach(1, 46, 8),
      ]),
      prop.brush(62, -8, -135, ink.mintDeep),
      circle(45, 9, 5.5, skins.light),
    ],
    { scale: 0.82 },
  ),
  at(
    48,
    84,
    [
      standing(cast.amir, ink.navy, { look: [4, -2] }, [reach(-1, -32, 50), reach(1, 42, 22)]),
      prop.brush(57, 6, -135, ink.orange),
      circle(41, 22, 5.5, skins.brown),
    ],
    { scale: 0.82 },
  ),
  ...(
    [
      [102, ink.rose],
      [246, ink.sun],
      [276, ink.skyDeep],
    ] as const
  ).map(([x, fill]) =>
    at(
      x,
      172,
      path('M-12-18H12L9 0H-9Z', ink.paper) +
        ellipse(0, -18, 12, 4, fill) +
        path('M-6-16v7q2 3 4 0v-4', fill, 'stroke-width="2"'),
    ),
  ),
]
