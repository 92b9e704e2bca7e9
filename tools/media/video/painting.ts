import { bust, cast, reach } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import { at, ellipse, ink, path, rect } from '../kit/svg.ts'
import { clock, ease, round, wave, words } from './motion.ts'

export const LENGTH = 26

/** One wash of colour: a path that the brush follows from second `from` to `to`. */
const washes = [
  {
    from: 2,
    to: 6,
    d: 'M0 22H300V66H0V108H300',
    width: 48,
    fill: ink.sky,
    at: [
      [0, 22],
      [300, 22],
      [300, 66],
      [0, 66],
      [0, 108],
      [300, 108],
    ],
  },
  {
    from: 7,
    to: 9,
    d: 'M222 50a6 6 0 1 1-1 0',
    width: 36,
    fill: ink.sun,
    at: [
      [222, 50],
      [230, 58],
      [216, 58],
      [222, 50],
    ],
  },
  {
    from: 10,
    to: 14,
    d: 'M-10 126Q70 70 140 122T310 110V150H-10',
    width: 62,
    fill: ink.lilacDeep,
    at: [
      [0, 140],
      [70, 102],
      [140, 128],
      [220, 136],
      [300, 112],
      [300, 160],
      [150, 160],
      [0, 160],
    ],
  },
  {
    from: 15,
    to: 18,
    d: 'M-10 178H310V206H-10',
    width: 38,
    fill: ink.mintDeep,
    at: [
      [0, 178],
      [300, 178],
      [300, 200],
      [0, 200],
    ],
  },
  {
    from: 19,
    to: 21.8,
    d: 'M50 116L38 134H62L32 152H68L28 170H72M92 128L82 144H102L76 160H108L72 178H112M250 118L238 136H262L232 154H268L228 172H272',
    width: 9,
    fill: ink.leaf,
    at: [
      [50, 116],
      [38, 134],
      [62, 134],
      [32, 152],
      [68, 152],
      [28, 170],
      [72, 170],
      [92, 128],
      [76, 160],
      [108, 160],
      [72, 178],
      [112, 178],
      [250, 118],
      [232, 154],
      [268, 154],
      [228, 172],
      [272, 172],
    ],
  },
] as const

const between = (points: readonly (readonly [number, number])[], share: number): [number, number] => {
  const place = share * (points.length - 1)
  const index = Math.min(points.length - 2, Math.floor(place))
  const [a, b] = [points[index]!, points[index + 1]!]
  const rest = place - index
  return [a[0] + (b[0] - a[0]) * rest, a[1] + (b[1] - a[1]) * rest]
}

function paintAt(t: number) {
  return washes
    .map(({ from, to, d, width, fill }) => {
      const share = ease(t, from, to)
      return share === 0
        ? ''
        : `<path d="${d}" stroke="${fill}" stroke-width="${width}" stroke-opacity=".85" pathLength="100" stroke-dasharray="${round(share * 100)} 200"/>`
    })
    .join('')
}

function brushAt(t: number) {
  const wash = washes.find(({ to }) => t < to + 0.5) ?? washes[4]
  const rest: [number, number] = [330, 150]
  const start = between(wash.at, 0)
  const end = between(wash.at, 1)
  const coming = ease(t, wash.from - 0.5, wash.from)
  const going = ease(t, wash.to, wash.to + 0.5)
  const along = between(wash.at, ease(t, wash.from, wash.to))
  const [x, y] =
    going > 0
      ? [end[0] + (rest[0] - end[0]) * going, end[1] + (rest[1] - end[1]) * going]
      : coming < 1
        ? [rest[0] + (start[0] - rest[0]) * coming, rest[1] + (start[1] - rest[1]) * coming]
        : along
  return at(round(186 + x), round(76 + y), prop.brush(0, 0, 38, wash.fill, 1.7))
}

const pans = [ink.skyDeep, ink.sun, ink.lilacDeep, ink.mintDeep, ink.leaf, ink.rose]

function lena(t: number) {
  const done = t > 22
  const pose = {
    look: [4, round(1 + wave(t, 5))] as [number, number],
    mouth: done ? ('open' as const) : ('smile' as const),
    eyes: t % 5 < 0.2 ? ('closed' as const) : ('open' as const),
  }
  const right = done ? reach(1, 34, round(2 * wave(t, 1)), true, -4) : reach(1, 42, 44)
  return at(84, 190, bust(cast.lena, pose, [right, reach(-1, -26, 56)]), { scale: 1.6 })
}

/** The little film 'A landscape in five washes' at second `t`, drawn on 640 by 360. */
export function paintingFrame(t: number) {
  const done = ease(t, 22, 23)
  return [
    prop.sky(640, 360, ink.peach),
    `<rect x="0" y="318" width="640" height="42" fill="${ink.wood}" stroke="none"/><path d="M0 318H640"/>`,
    path('M214 60L168 344M458 60l46 284', 'none', `stroke="${ink.navy}" stroke-width="12"`),
    path('M214 60L168 344M458 60l46 284', 'none', `stroke="${ink.wood}" stroke-width="6"`),
    rect(176, 66, 320, 226, ink.paper, 4),
    `<clipPath id="sheet"><rect x="186" y="76" width="300" height="206"/></clipPath><g clip-path="url(#sheet)"><g transform="translate(186 76)">${paintAt(t)}</g></g>`,
    rect(162, 292, 348, 12, ink.wood, 3),
    lena(t),
    rect(30, 268, 110, 50, ink.paper, 6),
    ...pans.map((fill, index) =>
      rect(40 + (index % 3) * 32, 275 + Math.floor(index / 3) * 21, 26, 16, fill, 3),
    ),
    rect(538, 268, 46, 50, ink.sky, 5),
    ellipse(561, 270, 23, 6, ink.skyDeep),
    brushAt(t),
    words(320, 46, 'A landscape in five washes', 30),
    ...(done
      ? [
          [120, 120],
          [530, 120],
          [590, 190],
          [60, 84],
        ].map(([x, y], i) => prop.star(x!, y!, round(done * (9 + 3 * wave(t + i, 1.5)))))
      : []),
    clock(t, LENGTH),
  ].join('')
}
