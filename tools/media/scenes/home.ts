import { shade, spot } from '../kit/garden.ts'
import { arms, bust, cast, reach, standing, wearing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import { robot } from '../kit/robot.ts'
import { floorLamp, globe, rug, sitting, sofa, tablet } from '../kit/room.ts'
import { balloon, bunting, crane, drum, palette } from '../kit/studio.ts'
import { at, circle, ellipse, fine, ink, line, path, plain, rect } from '../kit/svg.ts'
import { school } from '../kit/village.ts'

const { ada, amir, emil, father, lena, nika, omid, sara } = cast
const teacher = wearing(cast.zahra, ink.lilacDeep)

/** A teacher between two children, a globe and a book on the table. 400 by 300. */
export const homeAbout = [
  spot(200, 146, 1.86, ink.sky),
  shade(200, 284, 330),
  prop.mist(96, 60, 1.1),
  prop.star(322, 70, 10),
  prop.sparkle(122, 96, 6, ink.orange),
  prop.sparkle(286, 46, 6),
  at(
    200,
    104,
    bust(teacher, { look: [0, 2], mouth: 'open', glasses: true }, [reach(-1, -44, 56), reach(1, 44, 56)]),
    {
      scale: 1.3,
    },
  ),
  at(104, 140, bust(omid, { look: [4, 0], mouth: 'smile' }, [arms.upLeft]), { scale: 1.2 }),
  at(298, 140, bust(ada, { look: [-4, 2], mouth: 'open' }, [arms.downRight]), { scale: 1.2 }),
  rect(52, 212, 296, 16, ink.wood, 5),
  rect(70, 228, 260, 54, ink.wood),
  fine(
    rect(92, 240, 70, 28, ink.peach, 3),
    rect(238, 240, 70, 28, ink.peach, 3),
    path('M120 254h14M266 254h14'),
  ),
  at(200, 210, prop.openBook(0, 0, 1, ink.orange)),
  prop.plant(322, 212, 0.8, ink.rose),
  prop.mug(116, 212, ink.sun),
]

/** The first day: flags, balloons, and children on their way into the school. 480 by 320. */
export const homeEvent = [
  spot(240, 166, 2.06, ink.sky),
  shade(240, 298, 420),
  bunting(40, 34, 400, [ink.orange, ink.skyDeep, ink.sun, ink.mintDeep, ink.rose, ink.lilacDeep, ink.orange]),
  at(240, 296, school(0, 0, ink.rose, ink.paper, 1.7)),
  balloon(66, 108, ink.orange, 'M0 22Q10 60 18 92'),
  balloon(424, 120, ink.sun, 'M0 22Q-8 56 -16 84'),
  at(96, 186, standing(lena, ink.blue, { look: [3, 0], mouth: 'open' }, [arms.upLeft, arms.downRight])),
  at(166, 192, standing(amir, ink.leaf, { look: [2, 0], mouth: 'smile' }, [arms.downLeft, arms.upRight])),
  at(330, 190, standing(nika, ink.rose, { look: [-2, 0], mouth: 'smile' }, [arms.downLeft, arms.upRight])),
  at(
    396,
    186,
    standing(emil, ink.lilacDeep, { look: [-3, 0], mouth: 'open' }, [arms.downLeft, arms.upRight]),
  ),
  prop.sparkle(130, 84, 7),
  prop.sparkle(352, 88, 7, ink.orange),
]

/** A father and his daughter look at a lesson together. 400 by 300. */
export const homeParents = [
  spot(200, 150, 1.86, ink.mint),
  shade(200, 276, 330),
  rug(200, 274, 150, 14, ink.lilac, ink.paper),
  floorLamp(334, 272, 142, ink.sun),
  sofa(190, 258, 250, ink.skyDeep, ink.sky),
  at(
    142,
    138,
    sitting(father, ink.navy, { look: [4, 4], mouth: 'smile' }, [reach(1, 50, 54), arms.frontLeft]),
    {
      scale: 1.16,
    },
  ),
  at(
    238,
    160,
    sitting(wearing(sara, ink.orange), ink.blue, { look: [-3, 4], mouth: 'open' }, [
      reach(-1, -22, 46),
      arms.frontRight,
    ]),
    { scale: 1 },
  ),
  tablet(
    198,
    212,
    66,
    46,
    at(198, 212, prop.star(0, 0, 11)).replace('translate(198 212)', 'translate(0 0)'),
    -4,
  ),
  at(
    66,
    274,
    path('M-16-30H16L12 0H-12Z', ink.peachDeep) +
      path(
        'M0-30C-6-56-22-58-24-54C-24-42-14-32 0-30ZM0-30C6-60 22-64 26-58C24-44 14-34 0-30Z',
        ink.mintDeep,
      ),
  ),
  prop.heart(196, 92, 1.4),
]

const letters =
  prop.bubble(48, 42, 76, 60, 1, ink.paper) + path('M35 58l13-32 13 32M40 46h16', 'none', 'stroke-width="4"')

/** The subjects of the courses, one picture each. 96 by 96. */
export const subjects = {
  coding: [at(48, 40, robot({ step: 1 }), { scale: 0.58 })],
  painting: [palette(48, 50, 1.25), prop.brush(64, 46, 32, ink.rose, 0.75)],
  english: [letters],
  stories: [at(48, 74, prop.openBook(0, 0, 1, ink.orange)), prop.star(48, 26, 10)],
  music: [
    ellipse(36, 68, 13, 10, ink.orange) + path('M49 68V22Q68 24 70 42'),
    prop.sparkle(76, 62, 7),
    prop.sparkle(28, 34, 6, ink.orange),
  ],
  theatre: [drum(48, 82, ink.orange, 1.1)],
  paper: [at(52, 54, crane(0, 0, ink.paper, ink.lilacDeep))],
  world: [at(46, 82, globe(0, 0), { scale: 1.3 })],
} as const

/** The friendly sun in the middle of all subjects. 160 by 160. */
export const homeSun = [
  ...Array.from({ length: 12 }, (_, ray) => at(80, 80, line('M0-60V-72'), { rotate: ray * 30 })),
  circle(80, 80, 50, ink.sun),
  plain(
    circle(64, 76, 4.5, ink.navy),
    circle(96, 76, 4.5, ink.navy),
    circle(54, 90, 7, ink.rose),
    circle(106, 90, 7, ink.rose),
  ),
  path('M68 90q12 13 24 0', 'none'),
]
