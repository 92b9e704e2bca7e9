import { arm, arms, bust, cast, reach, seated, skins, standing, wearing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import * as home from '../kit/room.ts'
import { at, circle, ellipse, fine, ink, limb, line, path, plain, rect } from '../kit/svg.ts'
import * as place from '../kit/village.ts'

const keeper = wearing(cast.father, ink.mintDeep)
const roofer = wearing(cast.emil, ink.sun)

/** The library on two wheels. */
export const bicycleLibrary = [
  prop.sky(320, 180, ink.sky),
  prop.mist(60, 34, 1),
  prop.mist(270, 44, 0.9),
  plain(path('M-10 130L60 76L120 124L190 82L260 126L330 96V180H-10Z', ink.lilacDeep)),
  prop.hill('M0 124Q160 108 320 126V180H0Z', ink.mint),
  prop.hill('M0 150Q160 138 320 150V180H0Z', ink.mintDeep),
  place.house(282, 132, ink.peach, ink.rose, 0.9),
  limb('M108 98L122 122L120 140', ink.navy, 12),
  place.bicycle(136, 146),
  limb('M110 98L136 116L142 142', ink.navy, 12),
  path('M136 146q10-2 13 3l-2 5h-12Z', ink.orange),
  at(110, 38, bust(keeper, { look: [4, 0] }, [reach(1, 52, 58)])),
  path('M156 112h52l-5 28h-42Z', ink.wood),
  home.bookRow(160, 112, [ink.rose, ink.sun, ink.lilacDeep, ink.skyDeep, ink.orange]),
  path('M156 112h52v8h-51Z', ink.wood),
  at(
    252,
    62,
    standing(
      cast.lena,
      ink.blue,
      { look: [-4, 0], mouth: 'open' },
      [reach(-1, -34, 14, true), reach(1, 30, 56)],
      3,
    ),
  ),
  at(290, 116, rect(-9, -15, 18, 26, ink.skyDeep, 2) + prop.star(0, -3, 5), { rotate: 10 }),
  circle(284, 120, 5.5, skins.light),
  prop.tuft(36, 160),
  prop.tuft(226, 172),
  prop.sparkle(196, 60, 6),
]

/** A roof that keeps the rain out. */
export const newRoof = [
  prop.sky(320, 180, ink.skyDeep),
  prop.cloud(70, 34, 1.2),
  prop.cloud(290, 30, 0.9),
  prop.cloud(140, 26, 0.8),
  home.rain([
    [50, 52],
    [72, 56],
    [94, 50],
    [40, 72],
    [62, 80],
    [240, 48],
    [262, 54],
    [284, 48],
    [292, 72],
    [274, 78],
    [300, 96],
    [28, 100],
    [46, 110],
    [306, 56],
    [24, 60],
    [286, 112],
  ]),
  prop.hill('M0 144Q160 130 320 146V180H0Z', ink.mintDeep),
  at(238, 28, bust(roofer, { look: [-4, 2] }), { scale: 0.86 }),
  place.school(166, 152, ink.orange, ink.paper, 1.25),
  line('M76 98L70 152', 3),
  path('M34 118h38v34H34Z', ink.blue),
  ellipse(53, 118, 19, 6, ink.sky),
  fine(path('M34 130h38M34 141h38')),
  line('M292 170L266 66M310 170L282 66M290 158h17M286 140h17M281 122h17M277 104h17M272 86h16', 4, ink.wood),
  at(238, 28, arm(roofer, reach(-1, -26, 30, false, -10)) + arm(roofer, reach(1, 26, 56, false, 8)), {
    scale: 0.86,
  }),
  at(217, 54, line('M2-2L-12 8', 5, ink.wood) + rect(-22, 2, 10, 17, ink.navy, 2), { rotate: -14 }),
  prop.tuft(22, 168),
  prop.sparkle(112, 66, 5, ink.paper),
]

/** The garden: beds, beans, pumpkins and a measuring tape. */
export const schoolGarden = [
  prop.sky(320, 180, ink.sky),
  prop.sun(230, 34, 14),
  prop.mist(50, 32, 0.9),
  place.school(176, 108, ink.rose, ink.paper, 0.72),
  prop.hill('M0 106Q160 94 320 108V180H0Z', ink.mintDeep),
  path('M112 112H216L232 136H92Z', ink.wood),
  path('M86 144H236L252 174H66Z', ink.wood),
  ...[124, 148, 172, 196].map((x) => place.bean(x, 130, 34)),
  place.pumpkin(100, 168, 1),
  place.pumpkin(140, 166, 1.2),
  place.pumpkin(180, 168, 0.9),
  at(
    214,
    168,
    path('M0 0Q-14-4-12-20Q-2-18 0 0Q2-18 12-22Q14-4 0 0Z', ink.leaf) +
      path('M0 0Q-6-16 0-26Q6-16 0 0Z', ink.mint),
  ),
  at(48, 60, standing(cast.amir, ink.navy, { look: [4, 2] }, [arms.downLeft, reach(1, 34, 62)])),
  at(
    280,
    58,
    standing(wearing(cast.sara, ink.peachDeep), ink.blue, { look: [-4, 2], mouth: 'open' }, [
      reach(-1, -34, 62),
      reach(1, 30, 58, false, 6),
    ]),
  ),
  path('M84 122Q164 146 244 120', 'none', `stroke="${ink.sun}" stroke-width="5"`),
  fine(path('M84 122Q164 146 244 120', 'none', 'stroke-dasharray="1 9"')),
  circle(82, 122, 5.5, skins.brown) + circle(246, 120, 5.5, skins.light),
  prop.bird(108, 36, ink.orange),
]

/** The suitcase theatre, and a grandmother who sings along. */
export const puppetTheatre = [
  prop.sky(320, 180, ink.peach),
  prop.mist(270, 36, 0.9),
  prop.hill('M0 140Q160 124 320 142V180H0Z', ink.mintDeep),
  limb('M146 150Q150 90 140 52', ink.wood, 20),
  path(
    'M62 46C52 16 92 2 112 14C124-8 178-6 186 14C212 4 240 26 224 48C214 66 188 60 180 54C164 70 120 70 108 54C96 66 70 64 62 46Z',
    ink.leaf,
  ),
  at(206, 160, [
    path('M-44-34L-36-84H36L44-34Z', ink.skyDeep),
    path('M-36-84Q-18-70 0-82Q18-70 36-84L40-62Q26-72 20-84Q0-66-20-84Q-26-72-40-62Z', ink.rose),
    at(
      -14,
      -42,
      path('M-9 10L-10-6Q0-14 10-6L9 10Z', ink.orange) +
        circle(0, -13, 9, skins.tan) +
        path('M-9-15Q0-30 9-15Z', ink.lilacDeep) +
        plain(circle(-3, -12, 1.4, ink.navy), circle(3, -12, 1.4, ink.navy)),
    ),
    at(
      16,
      -42,
      path('M-9 10L-10-6Q0-14 10-6L9 10Z', ink.mint) +
        path('M-12-30L-7-22Q0-25 7-22L12-30Q14-8 0-6Q-14-8-12-30Z', ink.peachDeep) +
        plain(circle(-4, -17, 1.4, ink.navy), circle(4, -17, 1.4, ink.navy), circle(0, -11, 1.8, ink.navy)),
    ),
    rect(-48, -36, 96, 34, ink.wood, 4),
    path('M-10-16h20v8h-20Z', ink.sun, 'stroke-width="2"'),
    path('M-48-24H48', 'none', 'stroke-width="2"'),
  ]),
  at(
    64,
    66,
    standing(cast.granny, ink.blue, { look: [4, 0], mouth: 'open', glasses: true }, [
      arms.downLeft,
      reach(1, 26, 58),
    ]),
  ),
  at(120, 96, seated(cast.zahra, ink.lilacDeep, { look: [4, -1], mouth: 'open' }, []), { scale: 0.86 }),
  at(286, 98, seated(cast.omid, ink.blue, { look: [-4, -1] }, []), { scale: 0.82 }),
  prop.note(28, 34, 1.2),
  prop.note(254, 62, 1, ink.rose),
  prop.star(284, 62, 6),
]
