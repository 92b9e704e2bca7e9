import { arm, arms, bust, cast, reach, skins, standing, wearing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import * as studio from '../kit/studio.ts'
import { at, circle, ellipse, fine, ink, line, path, plain, rect } from '../kit/svg.ts'

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
