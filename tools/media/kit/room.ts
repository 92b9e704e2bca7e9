import { bust, type Someone } from './people.ts'
import { at, circle, ellipse, fine, ink, limb, line, path, plain, rect } from './svg.ts'

/** A wall, a skirting line and a floor that begins at y. */
export const room = (wall: string, floor: string, y: number, w = 320, h = 180) =>
  plain(rect(-4, -4, w + 8, h + 8, wall, 0), rect(-4, y, w + 8, h - y + 8, floor, 0)) +
  line(`M-4 ${y}H${w + 4}`)

export const rug = (x: number, y: number, rx: number, ry: number, fill: string, inner: string) =>
  ellipse(x, y, rx, ry, fill) + plain(ellipse(x, y, rx - 12, ry - 5, inner))

/** A sofa seen from the front; x is its middle, y the floor. */
export const sofa = (x: number, y: number, w: number, fill: string, seat: string) =>
  at(x, y, [
    path(`M${-w / 2 + 14} 0v8M${w / 2 - 14} 0v8`, 'none', 'stroke-width="6"'),
    rect(-w / 2 + 8, -78, w - 16, 60, fill, 14),
    fine(path('M0-76V-32')),
    rect(-w / 2 + 8, -34, w - 16, 34, seat, 6),
    path(`M${-w / 2} 0v-40q0-12 12-12t12 12V0ZM${w / 2} 0v-40q0-12-12-12t-12 12V0Z`, fill),
  ])

/** Somebody on a chair or a sofa, seen from the front: head at 0,0, the seat at y = 70, soles at y = 104. */
export const sitting = (
  who: Someone,
  trousers: string,
  pose: Parameters<typeof bust>[1] = {},
  arms: Parameters<typeof bust>[2] = [],
) =>
  [
    bust(who, pose),
    path('M-20 102h14v7h-19q0-6 5-7ZM20 102h-14v7h19q0-6-5-7Z', ink.orange),
    limb('M-10 66Q-13 74-13 80V99M10 66Q13 74 13 80V99', trousers, 14),
    bust(who, pose, arms).replace(bust(who, pose), ''),
  ].join('')

export const clock = (x: number, y: number, r = 14, hands = 'M0 0V-8M0 0L5 3') =>
  at(x, y, circle(0, 0, r, ink.paper) + fine(path(hands)) + circle(0, 0, 1.5, ink.navy))

export const frame = (x: number, y: number, w: number, h: number, art: string, rotate = 0) =>
  at(x, y, rect(-w / 2, -h / 2, w, h, ink.paper, 2) + art, { rotate })

/** Upright books on a shelf, their left foot at x, y. */
export const bookRow = (x: number, y: number, fills: string[]) => {
  let left = x
  return fills
    .map((fill, i) => {
      const [w, h] = [8 + ((i * 5) % 4), 22 + ((i * 7) % 9)]
      left += w
      return rect(left - w, y - h, w, h, fill, 1, 'stroke-width="2"')
    })
    .join('')
}

export const shelf = (x: number, y: number, w: number, things: string) =>
  things + rect(x, y, w, 6, ink.wood, 2)

export const globe = (x: number, y: number) =>
  at(x, y, [
    path('M-14 0H14L8-6H-8Z', ink.wood),
    path('M0-6V-12M-14-46A24 24 0 0 0 8-12', 'none'),
    circle(2, -32, 18, ink.skyDeep),
    fine(path('M-9-40Q-2-36 0-40T6-48Q-4-52-9-40ZM6-30Q16-36 18-26Q12-16 4-20Q-4-24 6-30Z', ink.mintDeep)),
  ])

export const teddy = (x: number, y: number, fill: string = ink.wood, scale = 1) =>
  at(
    x,
    y,
    [
      circle(-11, -44, 6, fill) + circle(11, -44, 6, fill),
      ellipse(-13, -4, 9, 7, fill) + ellipse(13, -4, 9, 7, fill),
      ellipse(0, -13, 15, 15, fill),
      plain(ellipse(0, -11, 8, 9, ink.peach)),
      ellipse(-15, -18, 5, 8, fill) + ellipse(15, -18, 5, 8, fill),
      ellipse(0, -35, 16, 14, fill),
      ellipse(0, -31, 7, 5, ink.peach, 'stroke-width="2"'),
      plain(circle(-6, -38, 2, ink.navy), circle(6, -38, 2, ink.navy), ellipse(0, -33, 2.6, 2, ink.navy)),
    ],
    { scale },
  )

/** A tablet lying or standing; its middle is at x, y. */
export const tablet = (x: number, y: number, w: number, h: number, screen = '', rotate = 0) =>
  at(
    x,
    y,
    rect(-w / 2, -h / 2, w, h, ink.navy, 5) +
      rect(-w / 2 + 4, -h / 2 + 4, w - 8, h - 8, ink.sky, 2, 'stroke="none"') +
      screen,
    { rotate },
  )

/** A lidded jar with a picture instead of a word on its label. */
export const labelled = (x: number, y: number, fill: string, sign: string) =>
  at(
    x,
    y,
    rect(-13, -34, 26, 34, fill, 5) +
      rect(-11, -41, 22, 8, ink.wood, 2) +
      rect(-9, -24, 18, 16, ink.paper, 2, 'stroke-width="2"') +
      at(0, -16, sign),
  )

export const floorLamp = (x: number, y: number, h: number, shade: string = ink.sun) =>
  at(x, y, [line(`M0 0V${-h}M-12 0H12`), path(`M-13 ${-h - 22}H13L20 ${-h + 4}H-20Z`, shade)])

export const moon = (x: number, y: number, fill: string = ink.sun) =>
  at(x, y, path('M4-10A11 11 0 1 0 10 6A9 9 0 0 1 4-10Z', fill, 'stroke-width="2"'))

export const rain = (points: [number, number][]) =>
  `<g stroke="${ink.blue}" stroke-width="2">${path(points.map(([x, y]) => `M${x} ${y}l-2 7`).join(''))}</g>`
