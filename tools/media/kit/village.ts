import { at, circle, ellipse, fine, ink, limb, line, path, plain, rect } from './svg.ts'

/** Places where something was built: houses, mountains, wheels. */
export const house = (x: number, y: number, wall: string, roof: string, scale = 1) =>
  at(
    x,
    y,
    [
      rect(-24, -38, 48, 38, wall, 2),
      path('M-30-36L0-62L30-36Z', roof),
      path('M-7 0V-18q7-8 14 0V0Z', ink.wood),
      rect(-19, -30, 9, 10, ink.sky, 1, 'stroke-width="2"'),
      rect(10, -30, 9, 10, ink.sky, 1, 'stroke-width="2"'),
    ],
    { scale },
  )

/** The school: a bell over the door and windows on both sides. */
export const school = (x: number, y: number, roof: string = ink.rose, wall: string = ink.paper, scale = 1) =>
  at(
    x,
    y,
    [
      rect(-70, -46, 140, 46, wall, 2),
      path('M-80-44L-66-70H66L80-44Z', roof),
      path('M-20-44V-78L0-96L20-78V-44Z', wall),
      path('M-26-76L0-100L26-76', 'none'),
      path('M-6-60q0-12 6-12t6 12l3 4h-18Z', ink.sun, 'stroke-width="2"'),
      path('M-12 0V-28q12-12 24 0V0Z', ink.wood),
      ...[-58, -36, 22, 44].map((left) => rect(left, -34, 14, 18, ink.sky, 1, 'stroke-width="2"')),
      fine(path('M-51-34v18M-29-34v18M29-34v18M51-34v18')),
    ],
    { scale },
  )

export const peak = (x: number, y: number, w: number, h: number, fill: string, snow: string = ink.paper) =>
  plain(
    path(`M${x - w / 2} ${y}L${x} ${y - h}L${x + w / 2} ${y}Z`, fill),
    path(
      `M${x - w * 0.15} ${y - h * 0.7}L${x} ${y - h}L${x + w * 0.15} ${y - h * 0.7}L${x + w * 0.06} ${y - h * 0.64}L${x} ${y - h * 0.72}L${x - w * 0.07} ${y - h * 0.63}Z`,
      snow,
    ),
  )

const wheel = (x: number) =>
  circle(x, 0, 21, ink.paper) +
  circle(x, 0, 21) +
  fine(path(`M${x - 21} 0h42M${x} -21v42M${x - 15} -15l30 30M${x - 15} 15l30-30`)) +
  circle(x, 0, 3, ink.orange)

/** A bicycle to the right; the wheels' middle is at y, the saddle at -28, -46, the handle at 32, -50. */
export const bicycle = (x: number, y: number, fill: string = ink.orange) =>
  at(x, y, [
    wheel(-44),
    wheel(46),
    line('M-44 0L-28-34H26L4 0ZM-28-40L4 0M46 0L28-50', 7),
    line('M-44 0L-28-34H26L4 0ZM-28-40L4 0M46 0L28-50', 3, fill),
    path('M-40-45h22q-4 6-11 6t-11-6Z', ink.navy),
    path('M20-52q10-4 16 2', 'none', 'stroke-width="4"'),
    circle(4, 0, 6, ink.paper),
  ])

/** A van that looks to the left. */
export const van = (x: number, y: number, fill: string = ink.skyDeep, sign = '') =>
  at(x, y, [
    path('M-74 0V-34L-58-66Q-56-70-50-70H70Q76-70 76-64V0Z', fill),
    path('M-66-36L-53-62H-30V-36Z', ink.paper),
    path('M-22-70V0', 'none', 'stroke-width="2"'),
    rect(-12, -58, 78, 36, ink.paper, 3),
    at(27, -40, sign),
    path('M-74-14h8M76-14h-8', 'none', `stroke="${ink.orange}"`),
    circle(-44, 2, 14, ink.navy) + circle(-44, 2, 6, ink.paper),
    circle(46, 2, 14, ink.navy) + circle(46, 2, 6, ink.paper),
  ])

/** An open tent; x, y is the middle of its floor, w its width. */
export const tent = (x: number, y: number, w: number, h: number, fill: string, inside: string) =>
  at(x, y, [
    path(`M${-w / 2 - 16} 0Q${-w / 6} ${-h * 0.4} 0 ${-h}Q${w / 6} ${-h * 0.4} ${w / 2 + 16} 0Z`, fill),
    path(
      `M${-w * 0.36} 0Q${-w * 0.08} ${-h * 0.3} 0 ${-h * 0.86}Q${w * 0.08} ${-h * 0.3} ${w * 0.36} 0Z`,
      inside,
    ),
    line(`M0 ${-h}V${-h - 12}`),
    path(`M0 ${-h - 12}l14 5-14 5Z`, ink.orange),
  ])

export const radio = (x: number, y: number, fill: string = ink.orange) =>
  at(x, y, [
    line('M22-40L38-66'),
    circle(38, -67, 3, ink.rose),
    path('M-20-40Q-20-52 0-52T20-40', 'none'),
    rect(-38, -40, 76, 40, fill, 7),
    circle(-16, -20, 13, ink.paper),
    fine(path('M-24-24h16M-26-20h20M-24-16h16')),
    rect(6, -32, 26, 10, ink.sky, 2, 'stroke-width="2"'),
    circle(12, -11, 4, ink.paper, 'stroke-width="2"'),
    circle(26, -11, 4, ink.paper, 'stroke-width="2"'),
  ])

export const kite = (x: number, y: number, fill: string, other: string, tail: string, rotate = 0) =>
  path(tail, 'none', 'stroke-width="2"') +
  at(x, y, path('M0-24L16-2L0 24L-16-2Z', fill) + path('M0-24L16-2H-16Z', other) + path('M0-24V24'), {
    rotate,
  })

/** The light around a lamp. */
export const glow = (x: number, y: number, r = 34) =>
  plain(circle(x, y, r, ink.sun, 'opacity=".3"'), circle(x, y, r * 0.66, ink.sun, 'opacity=".45"'))

/** A lamp that the sun has charged; x, y is the middle of its foot. */
export const solarLamp = (x: number, y: number) =>
  at(x, y, [
    path('M-8-30Q0-42 8-30', 'none'),
    rect(-10, -6, 20, 6, ink.orange, 2),
    rect(-8, -26, 16, 20, ink.sun, 3),
    rect(-11, -31, 22, 6, ink.orange, 2),
  ])

export const cushion = (x: number, y: number, fill: string, w = 44) =>
  at(
    x,
    y,
    path(
      `M${-w / 2} 0Q${-w / 2 - 6} -9 ${-w / 2} -17Q0-22 ${w / 2} -17Q${w / 2 + 6} -9 ${w / 2} 0Q0 5 ${-w / 2} 0Z`,
      fill,
    ),
  )

export const pumpkin = (x: number, y: number, scale = 1) =>
  at(
    x,
    y,
    line('M0-20q0-6 5-8', 5) +
      ellipse(-9, -9, 10, 10, ink.orange) +
      ellipse(9, -9, 10, 10, ink.orange) +
      ellipse(0, -9, 9, 12, ink.peachDeep),
    { scale },
  )

/** A bean that climbs its stick. */
export const bean = (x: number, y: number, h = 44) =>
  at(x, y, [
    line(`M0 0V${-h}`, 4, ink.wood),
    path(`M0 0Q9 ${-h * 0.17} 0 ${-h * 0.33}T0 ${-h * 0.66}T0 ${-h * 0.95}`, 'none', `stroke="${ink.leaf}"`),
    path(
      `M4 ${-h * 0.3}q10-8 14 0q-6 8-14 0ZM-4 ${-h * 0.55}q-10-8-14 0q6 8 14 0ZM3 ${-h * 0.85}q8-8 13-1q-6 8-13 1Z`,
      ink.mintDeep,
      'stroke-width="2"',
    ),
  ])

export const cypress = (x: number, y: number, h = 60, fill: string = ink.leaf) =>
  limb(`M${x} ${y}v-10`, ink.wood, 7) +
  path(
    `M${x} ${y - 8}C${x - 18} ${y - 10} ${x - 10} ${y - h * 0.7} ${x} ${y - h}C${x + 10} ${y - h * 0.7} ${x + 18} ${y - 10} ${x} ${y - 8}Z`,
    fill,
  )

export const palm = (x: number, y: number, h = 70) =>
  limb(`M${x} ${y}Q${x + 8} ${y - h / 2} ${x + 2} ${y - h}`, ink.wood, 9) +
  at(
    x + 2,
    y - h,
    path(
      'M0 0Q-18-20-36-4Q-20-6 0 0ZM0 0Q18-22 38-6Q20-8 0 0ZM0 0Q-26-4-32 18Q-18 4 0 0ZM0 0Q26-4 34 16Q18 4 0 0ZM0 0Q-6-24 8-30Q10-14 0 0Z',
      ink.mintDeep,
    ),
  )
