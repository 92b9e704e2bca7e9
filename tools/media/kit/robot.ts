import { heart } from './props.ts'
import { at, circle, fine, ink, limb, line, path, plain, rect } from './svg.ts'

type Mood = { left?: string; right?: string; look?: [number, number]; mouth?: string; step?: number }

const LEFT_ARM = 'M-24 24Q-40 40-54 30'
const RIGHT_ARM = 'M24 24Q44 20 46 2'

/** The robot of the house, feet at y = 88, antenna at y = -53. */
export const robot = ({
  left = LEFT_ARM,
  right = RIGHT_ARM,
  look = [0, 0],
  mouth = 'M-5-9q5 5 10 0',
  step = 0,
}: Mood = {}) =>
  [
    limb(`${left}${right}`, ink.paper, 9),
    limb(`M-10 54L${-10 - step} 80M10 54L${10 + step} 80`, ink.paper, 10),
    path(`M${-22 - step} 88v-4q0-8 10-8t10 8v4ZM${2 + step} 88v-4q0-8 10-8t10 8v4Z`, ink.skyDeep),
    line('M0-44V-34'),
    circle(0, -48, 5, ink.orange),
    path('M-28-23h-5v16h5M28-23h5v16h-5', ink.lilacDeep),
    rect(-28, -34, 56, 42, ink.skyDeep, 12),
    rect(-20, -25, 40, 24, ink.paper, 10),
    at(look[0], look[1], [
      plain(circle(-9, -15, 3, ink.navy), circle(9, -15, 3, ink.navy)),
      fine(path(mouth)),
    ]),
    rect(-24, 12, 48, 46, ink.skyDeep, 8),
    rect(-14, 20, 28, 16, ink.paper, 4),
    heart(0, 28, 0.7),
    plain(circle(-8, 46, 3, ink.sun), circle(0, 46, 3, ink.rose), circle(8, 46, 3, ink.mintDeep)),
  ].join('')
