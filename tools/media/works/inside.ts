import { arm, bust, cast, reach, standing, wearing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import * as home from '../kit/room.ts'
import * as studio from '../kit/studio.ts'
import { at, circle, fine, ink, line, path, plain, rect } from '../kit/svg.ts'
import * as place from '../kit/village.ts'

/** Two girls share a laptop: one types, one thinks aloud. */
export const girlsCode = [
  home.room(ink.lilac, ink.sand, 138),
  prop.windowPane(22, 22, 60, 54, ink.sky, prop.sun(40, 40, 8) + prop.mist(64, 60, 0.5)),
  home.shelf(
    236,
    52,
    70,
    home.bookRow(242, 52, [ink.sun, ink.rose, ink.mintDeep, ink.skyDeep]) + prop.star(292, 40, 7),
  ),
  prop.bubble(196, 30, 60, 34, -1),
  at(
    196,
    30,
    path('M-16 8V-4H-6V-12L8 0L-6 12V4Z', ink.mintDeep, 'stroke-width="2"') +
      circle(16, 0, 4, ink.orange, 'stroke-width="2"'),
  ),
  at(110, 72, bust(cast.zahra, { look: [3, 2] }, [])),
  at(190, 72, bust(cast.ada, { look: [-3, 1], mouth: 'open' }, [])),
  prop.table(138, 320, 180, ink.wood),
  prop.laptopBack(144, 158, ink.skyDeep, 1.2),
  at(110, 72, arm(cast.zahra, reach(-1, -24, 72, false, -8))),
  at(190, 72, arm(cast.ada, reach(1, 26, 68, false, 8))),
  at(250, 162, prop.laptop(0, 0, fine(line('M-22-38H-4M-22-30H8M-22-22H-8', 3, ink.orange)), 0.7)),
  prop.mug(48, 164, ink.rose),
  path('M282 166l26-4M284 172l20-3', 'none', 'stroke-width="2"'),
  prop.sparkle(112, 28, 6),
  prop.sparkle(286, 92, 5, ink.orange),
]

/** Lessons on the radio. */
export const radioLessons = [
  home.room(ink.peach, ink.sand, 138),
  prop.windowPane(
    128,
    14,
    64,
    56,
    ink.sky,
    place.peak(150, 69, 40, 34, ink.lilacDeep) + place.peak(174, 69, 34, 24, ink.lilacDeep),
  ),
  at(62, 74, bust(cast.nika, { look: [4, 1] }, [])),
  at(258, 74, bust(cast.omid, { look: [-4, 1], mouth: 'open' }, [])),
  fine(
    path(
      'M116 84q-10 10 0 24M104 78q-14 18 0 36M204 84q10 10 0 24M216 78q14 18 0 36',
      'none',
      `stroke="${ink.orange}"`,
    ),
  ),
  prop.table(138, 320, 180, ink.wood),
  place.radio(160, 140, ink.lilacDeep),
  path('M40 166L54 144H98L92 166ZM228 166L222 144H266L280 166Z', ink.paper),
  fine(path('M60 150h28M56 157h28M232 150h26M234 157h26')),
  at(62, 74, arm(cast.nika, reach(1, 24, 66, false, 12)) + arm(cast.nika, reach(-1, -30, 64, false, -6))),
  at(258, 74, arm(cast.omid, reach(-1, -24, 66, false, -12)) + arm(cast.omid, reach(1, 30, 64, false, 6))),
  prop.pencil(90, 154, 24, ink.orange, 0.7),
  prop.pencil(230, 156, -24, ink.mintDeep, 0.7),
  prop.note(108, 48, 1, ink.rose),
  prop.note(216, 44, 1.1),
  prop.sparkle(40, 30, 6),
  prop.star(284, 32, 6),
]

const keeper = wearing(cast.father, ink.mintDeep)
/** A lamp on the table, the night outside. */
export const solarLamps = [
  home.room(ink.lilacDeep, ink.wood, 140),
  prop.windowPane(
    204,
    16,
    94,
    78,
    ink.blue,
    home.moon(274, 34) +
      prop.star(228, 34, 5) +
      prop.sparkle(246, 52, 4) +
      plain(path('M206 78Q240 58 296 76V92H206Z', ink.mintDeep)) +
      place.house(238, 82, ink.lilac, ink.rose, 0.34),
  ),
  at(250, 98, path('M-22-4H22L26-14H-18Z', ink.blue) + fine(path('M-10-4l4-10M3-4l4-10M-20-9h44'))),
  plain(circle(112, 112, 84, ink.peach, 'opacity=".55"')),
  at(62, 70, bust(cast.lena, { look: [4, 3] }, [])),
  at(164, 74, bust(keeper, { look: [-4, 3] }, [])),
  prop.table(138, 320, 180, ink.wood),
  place.glow(114, 130, 40),
  place.solarLamp(114, 144),
  prop.openBook(66, 166, 0.8, ink.rose),
  prop.openBook(168, 168, 0.8, ink.skyDeep),
  at(62, 70, arm(cast.lena, reach(-1, -26, 84, false, -8)) + arm(cast.lena, reach(1, 34, 82, false, 10))),
  at(164, 74, arm(keeper, reach(1, 32, 82, false, 8)) + arm(keeper, reach(-1, -26, 82, false, -10))),
  studio.cat(272, 162, ink.peachDeep, 0.9),
  prop.sparkle(32, 36, 6, ink.sun),
  prop.sparkle(168, 26, 5, ink.sun),
]

const teacher = wearing(cast.mina, ink.orange)

/** Five days in which teachers are taught. */
export const teacherDays = [
  home.room(ink.mint, ink.sand, 150),
  prop.windowPane(20, 24, 58, 54, ink.sky, prop.sun(36, 40, 7) + prop.mist(60, 62, 0.5)),
  studio.easel(
    206,
    70,
    100,
    84,
    plain(
      circle(-22, -14, 15, ink.rose),
      circle(0, -14, 15, ink.sun, 'opacity=".85"'),
      circle(22, -14, 15, ink.skyDeep, 'opacity=".85"'),
    ) + line('M-36 16H36M-36 27H12', 4, ink.sand),
    96,
  ),
  at(
    126,
    44,
    standing(teacher, ink.navy, { look: [3, 1], mouth: 'open' }, [reach(-1, -30, 56), reach(1, 42, 22)]),
  ),
  line('M168 66L190 58', 4, ink.wood),
  at(
    286,
    46,
    standing(wearing(cast.father, ink.lilacDeep), ink.navy, { look: [-4, 0] }, [
      reach(1, 24, 62),
      reach(-1, -30, 54),
    ]),
  ),
  at(252, 100, rect(-12, -8, 24, 16, ink.peachDeep, 2)),
  at(46, 118, bust(wearing(cast.granny, ink.rose), { look: [4, -2], glasses: true }, [])),
  at(
    212,
    124,
    bust(wearing(cast.ada, ink.skyDeep), { look: [-4, -2], mouth: 'open' }, [reach(-1, -30, 4, true)]),
  ),
  at(132, 176, [
    rect(-28, -24, 56, 26, ink.wood, 2),
    at(-8, -24, home.bookRow(-14, 0, [ink.rose, ink.sun, ink.mintDeep, ink.skyDeep])),
    rect(-32, -28, 64, 8, ink.peachDeep, 2),
  ]),
  prop.sparkle(100, 30, 6),
]
