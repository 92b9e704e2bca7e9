import { arms, cast, reach, standing } from '../../../kit/people.ts'
import * as prop from '../../../kit/props.ts'
import { flower } from '../../../kit/studio.ts'
import { at, circle, fine, ink, limb, path, plain, rect } from '../../../kit/svg.ts'
import { ease, hop, round, spring, wave } from '../../../video/motion.ts'
import type { Film, FilmLanguage } from '../../film.ts'
import { subtitle, subtitled } from '../../subtitle.ts'

const GROUND = 286
const WALL = 470
/** Width of a step, and its height above the one before. */
const STEP = 66
const RISE = 33

const lines = [
  { from: 0.4, to: 3.2, en: 'Learning should not be a wall.', fa: 'یادگیری نباید دیوار باشد.' },
  { from: 3.4, to: 6, en: 'We build steps.', fa: 'ما پله می‌سازیم.' },
  { from: 6.4, to: 11, en: 'One at a time, for every child.', fa: 'یکی‌یکی، برای هر کودک.' },
]

const hand = [
  limb('M-9 2V-14M-3 0V-19M3 0V-18M9 3V-13', ink.peachDeep, 8),
  limb('M-12 12L-18 3', ink.peachDeep, 8),
  plain(rect(-12, -4, 24, 20, ink.peachDeep, 8)),
  fine(path('M-12 2V10Q-12 17-5 17H6Q12 17 12 10V4')),
].join('')

/** The content of each step, and when it appears. */
const steps = [
  { fill: ink.lilacDeep, sign: at(0, 12, prop.openBook(0, 0, 0.62)), from: 3.4 },
  { fill: ink.sun, sign: prop.brush(0, 18, 24, ink.rose, 0.8), from: 4 },
  { fill: ink.mintDeep, sign: at(0, 20, prop.laptop(0, 0, '', 0.5)), from: 4.6 },
  { fill: ink.skyDeep, sign: hand, from: 5.2 },
]

const leftOf = (index: number) => WALL - STEP * (steps.length - index)
const topOf = (index: number) => GROUND - RISE * (index + 1)

const stairs = (t: number) =>
  steps.map(({ fill, sign, from }, index) => {
    const shown = spring(t, from, from + 0.7)
    if (shown === 0) return ''
    const height = RISE * (index + 1)
    return at(leftOf(index), round(GROUND - height * shown), [
      rect(0, 0, STEP, height + 40, fill, 3),
      at(STEP / 2, height > 60 ? 34 : 18, sign, { scale: height > 60 ? 1 : 0.62 }),
    ])
  })

/** The places of the child's soles, from the ground over every step to the last. */
function soles(t: number): [number, number, boolean] {
  const start = 6
  if (t < start) return [90 + 90 * ease(t, 0, 1.6), GROUND, t < 1.6]
  const pace = 0.62
  const place = Math.min(steps.length, (t - start) / pace)
  const index = Math.floor(place)
  const part = ease(place - index, 0, 1)
  const xOf = (step: number) => (step === 0 ? 180 : leftOf(step - 1) + STEP / 2)
  const yOf = (step: number) => (step === 0 ? GROUND : topOf(step - 1))
  if (index >= steps.length) return [xOf(index), yOf(index), false]
  const [x, y] = [
    xOf(index) + (xOf(index + 1) - xOf(index)) * part,
    yOf(index) + (yOf(index + 1) - yOf(index)) * part,
  ]
  return [x, y - 26 * hop(place - index, 0, 1), false]
}

function child(t: number) {
  const [x, y, walking] = soles(t)
  const isThere = t > 8.6
  const sad = t > 1.6 && t < 3.4
  const cheer = round(5 * wave(t, 0.7))
  return at(
    round(x),
    round(y - 111 - (isThere ? 5 * Math.abs(wave(t, 1)) : 0)),
    standing(
      cast.nika,
      ink.blue,
      { look: [sad ? 3 : 4, sad ? 4 : -1], mouth: sad ? 'small' : 'open' },
      isThere
        ? [reach(-1, -40 - cheer, -2, true), reach(1, 40 + cheer, -2, true)]
        : [arms.downLeft, arms.downRight],
      walking ? round(5 * wave(t, 0.5)) : 0,
    ),
  )
}

/** Every second row begins with half a brick. */
const bricks = Array.from({ length: 7 }, (_, row) => {
  const [y, fill] = [102 + row * 27, row % 3 ? ink.sand : '#d8c9b2']
  const brick = (x: number, width: number) => rect(x, y, width, 25, fill, 3, 'stroke-width="2"')
  const whole = [0, 1, 2, 3].map((column) => brick(WALL + 4 + column * 48 + (row % 2 ? 24 : 0), 46))
  return row % 2 ? [brick(WALL + 4, 22), ...whole] : whole
}).flat()

const garden = (t: number) =>
  Array.from({ length: 5 }, (_, index) => {
    const shown = spring(t, 7.4 + index * 0.2, 8.3 + index * 0.2)
    const x = WALL + 22 + index * 36
    if (shown === 0) return ''
    const sway = round(4 * wave(t + index, 2.4))
    return at(
      x,
      104,
      index % 2
        ? prop.tree(0, 14, round(0.9 * shown))
        : flower(0, 8, index ? ink.lilacDeep : ink.rose, round(52 * shown), 1.2),
      {
        rotate: sway,
      },
    )
  })

export default {
  ...subtitled,
  poster: 6.2,
  frame(t: number, language: FilmLanguage) {
    const sun = ease(t, 6.4, 9)
    return [
      prop.sky(640, 360, ink.sky),
      circle(560, round(150 - 96 * sun), 30, ink.sun),
      prop.mist(round(90 + t * 3), 74, 1.4),
      prop.mist(round(300 + t * 2), 52, 1),
      prop.hill('M0 262Q160 226 330 258T640 246V360H0Z', ink.mint),
      ...garden(t),
      rect(WALL, 100, 190, 190, '#cdbb9f', 0),
      ...bricks,
      path(`M${WALL - 6} 102V90H650V102Z`, ink.wood),
      prop.hill('M0 284Q320 276 640 286V360H0Z', ink.mintDeep),
      prop.bush(40, 296, 1.1),
      prop.tuft(140, 302),
      ...stairs(t),
      prop.hill(`M180 ${GROUND + 4}Q420 ${GROUND - 2} 640 ${GROUND + 4}V360H180Z`, ink.mintDeep),
      child(t),
      ...subtitle(t, language, lines),
    ].join('')
  },
} satisfies Film
