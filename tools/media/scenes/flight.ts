import { paperPlane } from '../kit/props.ts'
import { path } from '../kit/svg.ts'
import { round } from '../video/motion.ts'

type Point = [x: number, y: number]

/** The plane comes from the left, makes a loop, and leaves over the children's heads. */
const turns: Point[] = [
  ...[
    [-60, 118],
    [-20, 108],
    [34, 96],
    [66, 114],
    [93, 102],
    [88, 82],
    [70, 86],
    [78, 104],
  ],
  ...[
    [108, 92],
    [136, 72],
    [180, 38],
    [250, 24],
    [340, 26],
    [430, 40],
    [520, 18],
    [580, 8],
  ],
] as Point[]
const START = 9
const STEPS = 24
const TRAIL = 150
const FALLS_BACK = 26
const [OUT, BACK, LENGTH] = [3.6, 4.8, 8]

/** The curve through all the turns (Catmull-Rom). */
const course = turns.slice(1, -2).flatMap((_, index) =>
  Array.from({ length: STEPS }, (_, step): Point => {
    const [a, b, c, d] = turns.slice(index, index + 4) as [Point, Point, Point, Point]
    const u = step / STEPS
    return [curve(a[0], b[0], c[0], d[0], u), curve(a[1], b[1], c[1], d[1], u)]
  }),
)

function curve(a: number, b: number, c: number, d: number, u: number) {
  return 0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u ** 2 + (3 * b - a - 3 * c + d) * u ** 3)
}

const place = (index: number) => course[Math.min(index, course.length - 1)] ?? [0, 0]

/** The distance of each point from the beginning of the curve. */
const ways = [0]
for (let i = 1; i < course.length; i++) {
  const [[x, y], [fromX, fromY]] = [place(i), place(i - 1)]
  ways.push((ways[i - 1] ?? 0) + Math.hypot(x - fromX, y - fromY))
}
const wayAtStart = ways[(START - 1) * STEPS] ?? 0
const wholeWay = ways.at(-1) ?? 0

function indexAt(way: number) {
  const found = ways.findIndex((each) => each >= way)
  return found < 0 ? course.length - 1 : found
}

/**
 * The plane's distance at second `t`. It exceeds the whole curve while the plane is out of the picture and
 * its trail fades.
 */
function wayAt(t: number) {
  if (t < OUT) return wayAtStart + (t / OUT) * (wholeWay - wayAtStart)
  if (t < BACK) return wholeWay + ((t - OUT) / (BACK - OUT)) * TRAIL
  return ((t - BACK) / (LENGTH - BACK)) * wayAtStart
}

/**
 * The paper plane of the hero with its dotted trail, at second `t` of eight: it leaves the picture and
 * returns.
 */
export function paperPlaneFlight(t: number) {
  const way = wayAt(t)
  const trail = course
    .slice(indexAt(way - TRAIL), indexAt(Math.max(0, way - FALLS_BACK)))
    .filter((_, index) => index % 3 === 0)
    .map(([x, y]) => `${round(x)} ${round(y)}`)
  const dots =
    trail.length > 1 ? path(`M${trail.join('L')}`, 'none', 'stroke-width="2" stroke-dasharray="1 7"') : ''
  if (way > wholeWay) return dots
  const index = Math.min(indexAt(way), course.length - 2)
  const [[x, y], [nextX, nextY]] = [place(index), place(index + 1)]
  const heading = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI
  return dots + paperPlane(round(x), round(y), round(heading), 1.1)
}
