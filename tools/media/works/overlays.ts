import { shade, spot, starPlant } from '../kit/garden.ts'
import { arm, arms, cast, reach, skins, standing, wearing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import * as home from '../kit/room.ts'
import { at, circle, fine, ink, path } from '../kit/svg.ts'
import * as place from '../kit/village.ts'

/** Overlays are 320 by 240 without a background: they lie on a banner's edge. */
export const friends = [
  spot(160, 122, 1.3, ink.peach),
  shade(160, 226, 220),
  at(
    104,
    98,
    standing(cast.zahra, ink.navy, { look: [4, 0], mouth: 'open' }, [arms.downLeft, reach(1, 54, 2, true)]),
    { scale: 1.15 },
  ),
  at(
    222,
    98,
    standing(cast.emil, ink.navy, { look: [-4, 0], mouth: 'open' }, [
      arms.downRight,
      reach(-1, -48, 2, true),
    ]),
    { scale: 1.15 },
  ),
  prop.heart(164, 56, 1.6, ink.orange),
  fine(path('M146 84l-6-5M184 84l6-5M165 78v-4')),
  prop.sparkle(44, 80, 7),
  prop.star(284, 64, 9),
]

const traveller = wearing(cast.ada, ink.rose)
export const world = [
  spot(160, 120, 1.3, ink.mint),
  shade(160, 226, 180),
  at(160, 64, standing(traveller, ink.navy, { look: [0, 2], mouth: 'open' }, []), { scale: 1.42 }),
  at(160, 152, [
    circle(0, 0, 38, ink.skyDeep),
    path(
      'M-34-16Q-20-10-16-20T2-30Q-4-38-14-35T-34-16ZM6-10Q24-22 36-8Q36 10 22 24Q10 20 14 8Q0 4 6-10ZM-26 8Q-12 2-6 12T-16 32Q-28 24-26 8Z',
      ink.leaf,
      'stroke-width="2"',
    ),
    prop.heart(6, -16, 0.9, ink.orange),
  ]),
  at(160, 64, arm(traveller, reach(-1, -26, 62, false, -14)) + arm(traveller, reach(1, 26, 62, false, 14)), {
    scale: 1.42,
  }),
  prop.paperPlane(270, 72, -22, 0.9),
  `<g stroke-width="2" stroke-dasharray="3 5">${path('M226 112Q236 92 252 82')}</g>`,
  prop.sparkle(58, 82, 7),
  prop.star(74, 150, 8),
]

const reader = wearing(cast.nika, ink.lilacDeep)
export const light = [
  spot(160, 122, 1.3, ink.lilac),
  shade(156, 226, 210),
  place.glow(216, 106, 62),
  at(124, 84, standing(reader, ink.navy, { look: [4, 0] }, [reach(-1, -8, 54, false, -14)]), { scale: 1.28 }),
  at(
    116,
    150,
    path('M-17-22H15V22H-17Q-21 0-17-22Z', ink.orange) +
      fine(path('M-9-22V22')) +
      prop.star(4, 0, 7, ink.paper),
    { rotate: -6 },
  ),
  circle(112, 160, 7, skins.tan),
  at(124, 84, arm(reader, reach(1, 70, -2)), { scale: 1.28 }),
  place.solarLamp(216, 122),
  circle(214, 82, 7, skins.tan),
  home.moon(276, 56),
  prop.star(50, 78, 9),
  prop.sparkle(262, 140, 7),
]

export const growing = [
  spot(160, 122, 1.3, ink.sky),
  shade(160, 226, 240),
  at(226, 224, starPlant(0, 0), { scale: 0.62 }),
  at(
    92,
    92,
    standing(wearing(cast.granny, ink.rose), ink.blue, { look: [4, 0], glasses: true }, [
      arms.downLeft,
      reach(1, 34, 54),
    ]),
    { scale: 1.2 },
  ),
  at(
    158,
    128,
    standing(cast.omid, ink.navy, { look: [3, -2], mouth: 'open' }, [arms.downLeft, reach(1, 38, 36)]),
    { scale: 0.88 },
  ),
  at(206, 168, [
    path('M-14-8L-34-20L-38-14L-16 4Z', ink.skyDeep),
    path('M14-14q14 4 4 20', 'none'),
    path('M-16-18H14L17 10H-19Z', ink.skyDeep),
  ]),
  prop.sparkle(270, 70, 7),
  prop.sparkle(46, 60, 6, ink.orange),
]
