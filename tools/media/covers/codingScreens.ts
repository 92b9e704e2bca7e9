import { arm, arms, bust, reach, skins, standing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import { at, circle, ellipse, fine, ink, limb, line, path, plain, rect } from '../kit/svg.ts'
import type { Scene } from './scene.ts'

/** A code block with a notch above and a bump below. */
const block = (x: number, y: number, w: number, fill: string, slots = '') =>
  at(
    x,
    y,
    path(`M4 0H12l3 4h8l3-4H${w - 4}q4 0 4 4v14q0 4-4 4H26l-3 4h-8l-3-4H4q-4 0-4-4V4q0-4 4-4Z`, fill) +
      fine(slots),
  )

const pill = (x: number, w: number) => rect(x, 7, w, 8, ink.paper, 4, 'stroke="none"')

/** Programming with blocks: a child stacks them, a little fox watches. */
export const scratch: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  prop.mist(270, 36, 1.1),
  prop.mist(52, 30, 0.8),
  prop.hill('M0 142Q160 122 320 144V180H0Z', ink.mintDeep),
  block(150, 124, 92, ink.sun, pill(34, 24)),
  block(150, 102, 78, ink.skyDeep, pill(34, 30)),
  block(150, 80, 100, ink.lilacDeep, pill(34, 18) + pill(58, 18)),
  at(158, 34, block(0, 0, 84, ink.orange, pill(34, 34)), { rotate: -7 }),
  fine(path('M196 72v5M180 72l-3 4M214 70l4 4')),
  at(98, 58, standing(who, ink.blue, { look: [3, -2], mouth: 'open' }, [reach(1, 62, -8), arms.downLeft])),
  at(280, 150, [
    path('M12 2C34 2 34-24 22-28C24-16 14-14 8-12Z', ink.peachDeep),
    path('M-12 6C-16-18 14-18 14 6Z', ink.peachDeep),
    path('M-20-38L-14-26Q0-32 10-26L16-38Q22-10-2-6Q-26-10-20-38Z', ink.peachDeep),
    path('M-2-6Q-14-8-16-18Q-6-20-2-14Q4-20 12-18Q10-8-2-6Z', ink.paper, 'stroke-width="2"'),
    plain(circle(-9, -21, 2, ink.navy), circle(5, -21, 2, ink.navy), ellipse(-2, -11, 3, 2.2, ink.navy)),
  ]),
  prop.tuft(30, 160),
  prop.tuft(226, 168),
  prop.sparkle(136, 40, 7),
  prop.sparkle(262, 92, 5),
]

/** Python: a friendly snake curls around a laptop. */
export const python: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  plain(circle(160, 96, 84, ink.paper, 'opacity=".55"')),
  prop.hill('M0 150H320V180H0Z', ink.sand),
  line('M0 150H320'),
  limb('M232 140Q284 148 286 118T248 92Q214 84 222 60', ink.mintDeep, 20),
  prop.laptop(
    166,
    148,
    fine(line('M-24-40H-6M-16-31H10M-16-22H2', 4, ink.orange) + line('M14-31H24M8-22H18', 4, ink.lilacDeep)),
    1.5,
  ),
  limb('M96 142Q136 164 214 143', ink.mintDeep, 20),
  limb('M96 142Q66 126 84 108', ink.mintDeep, 14),
  path('M206 58C204 34 248 34 246 56C244 70 210 72 206 58Z', ink.mintDeep),
  plain(
    circle(217, 50, 2.6, ink.navy),
    circle(235, 50, 2.6, ink.navy),
    ellipse(212, 58, 3.5, 2.5, ink.rose),
    ellipse(240, 58, 3.5, 2.5, ink.rose),
  ),
  fine(path('M220 57q6 5 12 0'), line('M226 66v7l-4 4m4-4 4 4', 2, ink.orange)),
  path('M214 40Q226 20 238 40Z', who.shirt),
  circle(226, 28, 4, ink.sun),
  fine(path('M112 144q4 6 2 12M140 150q4 5 1 12M170 151q4 5 1 11M196 147q4 5 2 11')),
  prop.mug(40, 150, ink.lilacDeep),
  prop.star(52, 52, 8),
  prop.sparkle(92, 34, 6, ink.orange),
  prop.sparkle(276, 40, 6),
  prop.star(288, 70, 6, ink.peachDeep),
]

/** A web page is built like a house, with a ladder and bricks. */
export const web: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  prop.mist(40, 40, 0.9),
  prop.mist(292, 60, 0.9),
  prop.hill('M0 154Q150 140 320 154V180H0Z', ink.mintDeep),
  rect(96, 28, 176, 126, ink.paper, 6),
  path('M96 48V34q0-6 6-6H266q6 0 6 6V48Z', ink.lilacDeep),
  plain(circle(108, 38, 3.5, ink.rose), circle(120, 38, 3.5, ink.sun), circle(132, 38, 3.5, ink.mintDeep)),
  rect(146, 34, 112, 8, ink.paper, 4, 'stroke="none"'),
  rect(108, 60, 82, 40, ink.sky, 3),
  path('M112 98L132 74 146 90 158 80 182 98Z', ink.mintDeep, 'stroke-width="2"'),
  circle(172, 72, 5, ink.sun, 'stroke-width="2"'),
  line('M202 66H258M202 78H250M202 90H242', 4, ink.sand),
  rect(108, 112, 46, 30, ink.peach, 3),
  rect(164, 112, 46, 30, ink.mint, 3),
  at(238, 128, rect(-23, -15, 46, 30, ink.sun, 3), { rotate: 12 }),
  limb('M48 142l20 5M58 114l19 5M68 86l20 5', ink.wood, 6),
  limb('M36 170L82 40M60 174L104 50', ink.wood, 7),
  at(48, 58, [
    arm(who, reach(1, 50, 30)),
    bust(who, { look: [3, 0] }, []),
    at(50, 20, rect(-8, -6, 34, 18, ink.orange, 3), { rotate: -6 }),
    arm(who, reach(1, 56, 34)),
  ]),
  limb('M40 122L54 146', ink.blue, 13),
  limb('M56 122L66 140', ink.blue, 13),
  path('M44 148h20v7h-20Z', ink.orange),
  prop.bush(296, 158, 0.9),
  prop.tuft(20, 170),
  prop.bird(262, 20, ink.sun, true),
]

/** Games: a child looks over a giant hand-held console, in which somebody jumps and runs. */
export const games: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  prop.mist(56, 40, 1),
  prop.mist(268, 34, 0.9),
  prop.star(32, 90, 6),
  prop.star(292, 84, 7),
  prop.sparkle(104, 28, 6),
  prop.sparkle(222, 24, 5, ink.orange),
  at(160, 34, bust(who, { look: [0, 4], mouth: 'open' }, [])),
  at(0, 16, [
    rect(54, 44, 212, 112, ink.lilacDeep, 22),
    rect(96, 56, 128, 88, ink.sky, 6),
    prop.mist(124, 74, 0.5),
    prop.hill('M98 126Q130 112 160 124T222 118V142H98Z', ink.mint),
    path('M98 130h42v12H98ZM158 118h28v24h-28ZM204 106h18v36h-18Z', ink.mintDeep, 'stroke-width="2"'),
    path('M146 98h22v8h-22Z', ink.wood, 'stroke-width="2"'),
    fine(
      circle(157, 86, 5, ink.sun),
      circle(172, 100, 5, ink.sun),
      circle(213, 92, 5, ink.sun),
      path('M128 84q8-12 20-8'),
    ),
    at(
      124,
      106,
      [
        circle(0, -8, 9, '#fbd9bd'),
        path('M-9-9Q0-26 9-9Z', who.shirt),
        plain(circle(-2, -6, 1.6, ink.navy), circle(5, -6, 1.6, ink.navy)),
        path('M-8 2Q0-3 8 2L7 14H-7Z', who.shirt),
        line('M-4 14l-6 6M4 14l7 2'),
      ],
      { scale: 0.9 },
    ),
    path('M70 92h8v-8h8v8h8v8h-8v8h-8v-8h-8Z', ink.paper),
    circle(244, 84, 8, ink.orange),
    circle(244, 110, 8, ink.mintDeep),
    fine(path('M68 130h16M68 137h16')),
    circle(244, 136, 4, ink.paper),
  ]),
  path('M108 66q-2-12 7-12t7 12ZM198 66q-2-12 7-12t7 12Z', skins[who.skin]),
]

/** Apps: a child arranges tiles on a giant phone. */
export const apps: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  plain(circle(250, 60, 50, ink.paper, 'opacity=".6"')),
  prop.hill('M0 158Q160 144 320 160V180H0Z', ink.peachDeep),
  at(196, 88, [
    rect(-44, -78, 88, 152, ink.navy, 14),
    rect(-37, -66, 74, 124, ink.paper, 5, 'stroke="none"'),
    line('M-8-72H8', 3, ink.paper),
    fine(
      rect(-30, -58, 26, 26, ink.rose, 6),
      rect(4, -58, 26, 26, ink.sun, 6),
      rect(4, -24, 26, 26, ink.mintDeep, 6),
      rect(-30, 10, 60, 20, ink.sky, 6),
    ),
    prop.heart(-17, -45, 0.8, ink.paper),
    prop.star(17, -45, 8, ink.paper),
    fine(path('M11-11h12M17-17v12')),
    line('M-22 20h30', 4, ink.skyDeep),
    circle(20, 20, 4, ink.orange, 'stroke-width="2"'),
    rect(-30, -24, 26, 26, 'none', 6, 'stroke="#c3b3ee" stroke-width="2" stroke-dasharray="4 4"'),
    plain(circle(0, 66, 4, ink.paper)),
  ]),
  at(98, 50, standing(who, ink.blue, { look: [3, -1] }, [arms.downLeft, reach(1, 46, 22)])),
  at(156, 74, rect(-14, -14, 28, 28, ink.lilacDeep, 6) + circle(0, 0, 6, ink.paper, 'stroke-width="2"'), {
    rotate: -10,
  }),
  at(146, 72, circle(0, 0, 5.5, '#eab88e')),
  at(276, 128, rect(-14, -14, 28, 28, ink.skyDeep, 6) + fine(path('M-6 0l4 5 8-9')), { rotate: 12 }),
  at(272, 46, rect(-12, -12, 24, 24, ink.mintDeep, 6) + prop.note(0, -1, 0.7, ink.paper), { rotate: -8 }),
  prop.sparkle(40, 44, 6),
  prop.sparkle(66, 124, 4, ink.orange),
  prop.tuft(36, 170),
  prop.tuft(300, 172),
]
