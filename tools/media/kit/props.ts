import { at, circle, ellipse, fine, ink, limb, line, path, plain, rect } from './svg.ts'

export const sky = (w: number, h: number, fill: string) => rect(0, 0, w, h, fill, 0, 'stroke="none"')

/** Rolling ground from y downwards. */
export const hill = (d: string, fill: string) => path(d, fill, 'stroke="none"')

export const sun = (x: number, y: number, r = 14) => circle(x, y, r, ink.sun)

export const cloud = (x: number, y: number, scale = 1, fill: string = ink.paper) =>
  at(x, y, path('M-22 8C-32 8-31-5-21-5C-19-17-3-17 1-9C8-15 20-9 18-1C27 0 26 8 20 8Z', fill), { scale })

/** A cloud without outline, for far away. */
export const mist = (x: number, y: number, scale = 1, fill: string = ink.paper) =>
  plain(cloud(x, y, scale, fill))

export const star = (x: number, y: number, r = 7, fill: string = ink.sun) =>
  at(x, y, path('M0-8L2.4-2.6 8-2 3.8 2 5 8 0 5-5 8-3.8 2-8-2-2.4-2.6Z', fill), { scale: r / 8 })

export const sparkle = (x: number, y: number, r = 5, fill: string = ink.sun) =>
  path(
    `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
    fill,
    'stroke="none"',
  )

export const heart = (x: number, y: number, scale = 1, fill: string = ink.rose) =>
  at(x, y, path('M0 8C-14-2-8-12 0-5C8-12 14-2 0 8Z', fill), { scale })

export const note = (x: number, y: number, scale = 1, fill: string = ink.orange) =>
  at(x, y, ellipse(-4, 8, 5, 4, fill) + line('M1 8V-9Q8-8 9-2'), { scale })

export const bird = (x: number, y: number, fill: string = ink.sun, flip = false) =>
  at(
    x,
    y,
    path('M-12 2Q-10-9 1-8Q9-8 10-1L16 1 9 4Q5 11-4 9Q-10 8-18 10Z', fill) +
      fine(path('M-7 2Q-1 8 5 1')) +
      circle(4, -3, 1.3, ink.navy),
    { flip },
  )

export const tree = (x: number, y: number, scale = 1, fill: string = ink.mintDeep) =>
  at(
    x,
    y,
    limb('M0 0V-34', ink.wood, 9) +
      path('M-26-34C-36-50-22-62-16-62C-12-78 12-78 16-63C28-62 34-46 24-34C14-24-16-24-26-34Z', fill) +
      fine(path('M-10-44q4 4 8 0M8-54q4 4 8 0')),
    { scale },
  )

export const bush = (x: number, y: number, scale = 1, fill: string = ink.mintDeep) =>
  at(x, y, path('M-26 0C-32-14-18-20-14-18C-10-30 10-30 13-19C22-22 32-10 26 0Z', fill), { scale })

export const tuft = (x: number, y: number) =>
  fine(path(`M${x - 5} ${y - 6}q2 3 3 6M${x} ${y - 9}v9M${x + 5} ${y - 6}q-2 3-3 6`))

export const plant = (x: number, y: number, scale = 1, pot: string = ink.peachDeep) =>
  at(
    x,
    y,
    [
      path('M0-18C-4-34-16-36-20-34C-20-24-10-18 0-18Z', ink.mintDeep),
      path('M0-18C4-34 16-36 20-34C20-24 10-18 0-18Z', ink.mintDeep),
      path('M0-16C-8-30-4-42 0-46C4-42 8-30 0-16Z', ink.leaf),
      path('M-12-18H12L9 0H-9Z', pot),
    ],
    { scale },
  )

export const lamp = (x: number, y: number, shade: string = ink.orange) =>
  at(
    x,
    y,
    path('M-12 0H12') +
      path('M0 0L-10-26 10-46') +
      at(14, -50, path('M-13 8Q-12-10 3-10T15 10Z', shade), { rotate: 20 }) +
      circle(-10, -26, 2, ink.navy),
  )

/** A closed book lying flat; x, y is the middle of its base. */
export const flatBook = (x: number, y: number, w: number, fill: string) =>
  path(`M${x - w / 2} ${y - 9}H${x + w / 2 - 2}V${y - 2}H${x - w / 2}`, ink.paper) +
  path(
    `M${x + w / 2} ${y - 10}H${x - w / 2}Q${x - w / 2 - 5} ${y - 5} ${x - w / 2} ${y}H${x + w / 2}V${y - 2}H${x - w / 2 + 2}V${y - 8}H${x + w / 2}Z`,
    fill,
  )

export const bookPile = (x: number, y: number, fills: string[] = [ink.lilacDeep, ink.orange, ink.skyDeep]) =>
  fills
    .map((fill, index) => flatBook(x + (index % 2 ? 3 : -2), y - index * 10, 44 - index * 4, fill))
    .join('')

/** An open book seen from the front; x, y is the bottom of the spine. */
export const openBook = (x: number, y: number, scale = 1, cover: string = ink.orange) =>
  at(
    x,
    y,
    [
      path('M0 3Q-16-4-38 0V-27Q-16-31 0-24Q16-31 38-27V0Q16-4 0 3Z', cover),
      path('M0-1Q-14-8-33-5V-30Q-14-33 0-25Q14-33 33-30V-5Q14-8 0-1Z', ink.paper),
      fine(path('M0-25V-1M-26-23q10-1 18 2M-26-16q10-1 18 2M26-23q-10-1-18 2M26-16q-10-1-18 2')),
    ],
    { scale },
  )

/** A laptop from the front; the screen's inside is 68 by 42, its top left at -34, -50. */
export const laptop = (x: number, y: number, screen: string, scale = 1, fill: string = ink.paper) =>
  at(
    x,
    y,
    rect(-38, -54, 76, 50, fill, 5) +
      rect(-34, -50, 68, 42, ink.sky, 2, 'stroke-width="2"') +
      screen +
      path('M-46-4H46L42 3H-42Z', fill),
    { scale },
  )

/** A laptop from behind, so that somebody can sit behind it. */
export const laptopBack = (x: number, y: number, fill: string = ink.skyDeep, scale = 1) =>
  at(x, y, path('M-30-40H30Q34-40 34-36L37 0H-37L-34-36Q-34-40-30-40Z', fill) + star(0, -20, 7, ink.paper), {
    scale,
  })

export const pencil = (x: number, y: number, rotate: number, fill: string = ink.orange, scale = 1) =>
  at(
    x,
    y,
    path('M-5-40H5V-8L0 2-5-8Z', fill) +
      path('M-5-8H5L0 2Z', ink.peach) +
      path('M-5-34H5V-40Q0-43-5-40Z', ink.rose),
    { rotate, scale },
  )

export const brush = (x: number, y: number, rotate: number, tip: string = ink.rose, scale = 1) =>
  at(
    x,
    y,
    path('M-3-46H3L4-14H-4Z', ink.wood) +
      path('M-5-16H5V-8H-5Z', ink.skyDeep) +
      path('M-5-8H5Q5 0 0 5Q-5 0-5-8Z', tip),
    { rotate, scale },
  )

export const table = (y: number, w: number, h: number, fill: string = ink.wood) =>
  rect(-4, y, w + 8, h - y + 8, fill, 0) + fine(path(`M22 ${y + 12}h40M${w - 90} ${y + 18}h54`))

export const windowPane = (x: number, y: number, w = 60, h = 56, view: string = ink.sky, inside = '') =>
  rect(x, y, w, h, view, 3) +
  inside +
  path(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`) +
  rect(x - 5, y + h, w + 10, 6, ink.paper, 2)

/** A round speech bubble with its tail to the left or right below. */
export const bubble = (
  x: number,
  y: number,
  w: number,
  h: number,
  tail: 1 | -1,
  fill: string = ink.paper,
) => {
  const t = (n: number) => x + n * tail
  return (
    rect(x - w / 2, y - h / 2, w, h, fill, 12) +
    path(
      `M${t(w / 2 - 26)} ${y + h / 2 - 2}L${t(w / 2 - 8)} ${y + h / 2 + 12}L${t(w / 2 - 12)} ${y + h / 2 - 2}`,
      fill,
    ) +
    path(`M${t(w / 2 - 25)} ${y + h / 2 - 3.5}H${t(w / 2 - 12)}`, 'none', `stroke="${fill}" stroke-width="4"`)
  )
}

export const mug = (x: number, y: number, fill: string = ink.skyDeep) =>
  path(`M${x + 8} ${y - 13}q9-1 8 5t-9 4`) + path(`M${x - 9} ${y - 17}h18v13q0 4-4 4h-10q-4 0-4-4Z`, fill)

export const gear = (x: number, y: number, r: number, fill: string) => {
  const teeth = Array.from({ length: 8 }, (_, i) =>
    at(0, 0, rect(-3, -r - 5, 6, 8, fill, 1), { rotate: i * 45 }),
  ).join('')
  return at(x, y, teeth + circle(0, 0, r, fill) + circle(0, 0, r / 2.6, ink.paper))
}

/** Paper aeroplane, nose to the right. */
export const paperPlane = (x: number, y: number, rotate = 0, scale = 1) =>
  at(
    x,
    y,
    path('M-22-14L26 0-22 14-14 0Z', ink.paper) +
      path('M-14 0L26 0-10 22Z', ink.sky) +
      path('M-22-14L26 0-14 0Z', ink.paper),
    { rotate, scale },
  )

/** Fireworks of little dots, for joy. */
export const confetti = (points: [number, number, string][]) =>
  plain(
    ...points.map(([x, y, fill], i) =>
      i % 3 === 0
        ? circle(x, y, 2.6, fill)
        : rect(x, y, 5, 5, fill, 1, `transform="rotate(${i * 40} ${x} ${y})"`),
    ),
  )
