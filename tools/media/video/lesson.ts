import { arms, cast, reach, standing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import { robot } from '../kit/robot.ts'
import { at, circle, ink, line, path, rect } from '../kit/svg.ts'
import { captions } from './captions.ts'
import { clock, ease, hop, round, spring, wave, words } from './motion.ts'

export const LENGTH = 40

/** The program of the robot: when each block is placed, and when it runs (seconds). */
const program = [
  { word: 'start', fill: ink.sun, placed: 8, runs: [20, 21] },
  { word: 'walk', fill: ink.skyDeep, placed: 11, runs: [21, 24.5] },
  { word: 'jump', fill: ink.lilacDeep, placed: 14, runs: [25, 27] },
  { word: 'sing', fill: ink.peachDeep, placed: 17, runs: [27.5, 31.5] },
] as const

function blocks(t: number) {
  return program.map(({ word, fill, placed, runs }, index) => {
    const fall = spring(t, placed, placed + 0.9)
    if (fall === 0) return ''
    const active = t >= runs[0] && t < runs[1]
    const x = 452 + (active ? 6 : 0)
    const y = round(98 + index * 38 - (1 - fall) * 120)
    return at(x, y, [
      path(
        'M6 0H18l4 5h12l4-5H126q6 0 6 6V30q0 6-6 6H38l-4 5H22l-4-5H6q-6 0-6-6V6Q0 0 6 0Z',
        active ? ink.orange : fill,
      ),
      words(66, 25, word, 19),
    ])
  })
}

function robi(t: number) {
  const enter = ease(t, 1.5, 4)
  const walk = ease(t, 21, 24.5)
  const back = ease(t, 32, 34.5)
  const x = round(700 - enter * 470 + walk * 130 - back * 90)
  const walking = (t > 1.5 && t < 4) || (t > 21 && t < 24.5) || (t > 32 && t < 34.5)
  const up = 46 * hop(t, 25.2, 25.9) + 46 * hop(t, 26.1, 26.8) + 12 * Math.abs(t > 35 ? wave(t, 1.4) : 0)
  const singing = t > 27.5 && t < 31.5
  const cheer = t > 35 || (t > 4.2 && t < 7)
  const hand = cheer ? round(6 * wave(t, 0.8)) : 0
  return at(
    x,
    round(222 - up),
    robot({
      step: walking ? round(5 * wave(t, 0.7)) : 0,
      look: [t > 8 && t < 20 ? 4 : 0, 0],
      mouth: singing && Math.floor(t * 3) % 2 ? 'M-4-9q4-4 8 0q0 6-4 6t-4-6Z' : 'M-5-9q5 5 10 0',
      left: cheer ? `M-24 24Q-44 20 ${-46 - hand} -4` : 'M-24 24Q-40 36-38 50',
      right: cheer ? `M24 24Q44 20 ${46 + hand} -4` : 'M24 24Q40 36 38 50',
    }),
  )
}

const notes = (t: number) =>
  [0, 0.8, 1.6, 2.4].map((delay, index) => {
    const age = t - 27.6 - delay
    if (age < 0 || age > 2.2) return ''
    return prop.note(
      round(392 + 10 * wave(age, 1.2) + index * 9),
      round(178 - age * 42),
      1.1,
      index % 2 ? ink.orange : ink.sun,
    )
  })

const cheers = (t: number) =>
  Array.from({ length: 22 }, (_, index) => {
    const age = t - 33 - (index % 7) * 0.35
    if (age < 0) return ''
    const fill = [ink.orange, ink.sun, ink.rose, ink.mintDeep, ink.lilacDeep][index % 5]!
    const y = round(((age * (34 + (index % 4) * 9)) % 330) - 14)
    return rect(round(24 + ((index * 97) % 590) + 6 * wave(age, 2)), y, 8, 8, fill, 2, 'stroke="none"')
  })

function sara(t: number) {
  const waving = t < 7 || t > 33
  const pointing = t > 8 && t < 20
  const speaking =
    captions.some(({ from, to }) => t > from && t < Math.min(to, from + 3)) && Math.floor(t * 4) % 2 === 0
  const right = pointing
    ? reach(1, 50, round(26 + 2 * wave(t, 2)))
    : waving
      ? reach(1, round(34 + 6 * wave(t, 1)), -2, true, -4)
      : arms.downRight
  return at(
    92,
    166,
    standing(
      cast.sara,
      ink.blue,
      {
        look: [waving ? 1 : 4, 0],
        mouth: speaking ? 'open' : 'smile',
        eyes: t % 4 < 0.2 ? 'closed' : 'open',
      },
      [arms.downLeft, right],
    ),
    { scale: 1.2 },
  )
}

const board = (t: number) => {
  const shown = ease(t, 6.6, 7.8)
  return shown === 0
    ? ''
    : at(0, round((1 - shown) * -300), [
        line('M480 60V0M564 60V0'),
        rect(436, 60, 172, 214, ink.paper, 10),
        rect(436, 60, 172, 22, ink.lilac, 8),
        circle(450, 71, 3, ink.rose, 'stroke-width="2"'),
        circle(462, 71, 3, ink.sun, 'stroke-width="2"'),
        ...blocks(t),
      ])
}

/** The lesson 'Hello, blocks!' at second `t`, drawn on 640 by 360. */
export function lessonFrame(t: number) {
  const title = 1 - ease(t, 6, 6.8) + ease(t, 32.2, 33)
  return [
    prop.sky(640, 360, ink.sky),
    at(46, 94, [
      circle(0, 0, 26, ink.sun),
      ...Array.from({ length: 8 }, (_, i) => at(0, 0, line('M0-34V-42'), { rotate: i * 45 + round(t * 6) })),
    ]),
    prop.mist(round(170 + t * 3), 108, 1.4),
    prop.mist(round(330 + t * 2), 136, 1.1),
    prop.hill('M0 272Q140 228 330 262T640 248V360H0Z', ink.mint),
    prop.hill('M0 296Q320 268 640 298V360H0Z', ink.mintDeep),
    prop.tree(392, 280, 1),
    prop.bush(20, 300, 1),
    prop.bush(620, 304, 1.1),
    board(t),
    ...notes(t),
    sara(t),
    robi(t),
    ...cheers(t),
    title > 0
      ? `<g opacity="${round(title)}">${t < 20 ? words(326, 66, 'Hello, blocks!', 46) : words(278, 84, 'Well done!', 46)}</g>`
      : '',
    clock(t, LENGTH),
  ].join('')
}
