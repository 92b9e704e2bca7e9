import { at, circle, ellipse, fine, ink, limb, line, path, plain, rect } from './svg.ts'

/** Things of the workshop: what children paint, make and write with. */
export const palette = (x: number, y: number, scale = 1, rotate = 0) =>
  at(
    x,
    y,
    path('M-30 2C-32-18 28-22 31-2C32 8 20 4 16 8S20 18 4 18C-14 18-29 14-30 2Z', ink.wood) +
      circle(2, 9, 4, ink.paper, 'stroke-width="2"') +
      plain(
        circle(-20, 0, 5, ink.rose),
        circle(-9, -8, 5, ink.sun),
        circle(5, -10, 5, ink.mintDeep),
        circle(18, -6, 5, ink.blue),
      ),
    { scale, rotate },
  )

/** A jar of water on a table; brushes stand in it when `inside` holds them. */
export const jar = (x: number, y: number, water: string = ink.skyDeep, inside = '') =>
  at(x, y, [
    inside,
    path('M-12-28H12V-4Q12 0 8 0H-8Q-12 0-12-4Z', ink.paper),
    path('M-12-18Q-6-21 0-18T12-18V-4Q12 0 8 0H-8Q-12 0-12-4Z', water),
    fine(path('M-14-28H14')),
  ])

/** A sheet on an easel with two legs; x, y is the middle of the sheet. */
export const easel = (x: number, y: number, w: number, h: number, art: string, foot = 60) =>
  at(x, y, [
    line(
      `M0 ${-h / 2}V${-h / 2 - 12}M${-w / 3} ${h / 2}L${-w / 3 - 10} ${foot}M${w / 3} ${h / 2}L${w / 3 + 10} ${foot}`,
      6,
    ),
    rect(-w / 2, -h / 2, w, h, ink.paper, 3),
    art,
    rect(-w / 2 - 6, h / 2, w + 12, 7, ink.wood, 2),
  ])

export const apple = (x: number, y: number, scale = 1, fill: string = ink.rose) =>
  at(
    x,
    y,
    line('M0-9Q1-15 5-18') +
      path('M3-14Q10-22 17-17Q12-10 3-14Z', ink.mintDeep) +
      path('M0-9C14-16 20 0 12 11C8 17 4 13 0 14C-4 13-8 17-12 11C-20 0-14-16 0-9Z', fill),
    { scale },
  )

export const flower = (x: number, y: number, petal: string = ink.rose, stem = 26, scale = 1) =>
  at(
    x,
    y,
    line(`M0 0V${-stem}`) +
      path('M0-6Q-12-6-12-16Q-2-16 0-6Z', ink.mintDeep) +
      [0, 72, 144, 216, 288]
        .map((turn) => at(0, -stem, ellipse(0, -7, 5, 6, petal), { rotate: turn }))
        .join('') +
      circle(0, -stem, 4.5, ink.sun),
    { scale },
  )

/** Hills, a sun and a tree: what children paint. It fills w by h around 0,0. */
export const landscape = (w: number, h: number) => {
  const [r, b] = [w / 2 - 5, h / 2 - 5]
  return [
    plain(rect(-r, -b, 2 * r, 2 * b, ink.sky, 2)),
    circle(r * 0.5, -b * 0.35, h / 9, ink.sun, 'stroke-width="2"'),
    plain(
      path(
        `M${-r} ${b * 0.3}Q${-r * 0.4} ${-b * 0.5} ${r * 0.1} ${b * 0.3}T${r} ${b * 0.2}V${b}H${-r}Z`,
        ink.mintDeep,
      ),
      path(`M${-r} ${b * 0.7}Q0 ${b * 0.1} ${r} ${b * 0.7}V${b}H${-r}Z`, ink.leaf, 'opacity=".8"'),
    ),
  ].join('')
}

export const scissors = (x: number, y: number, rotate = 0, fill: string = ink.orange) =>
  at(
    x,
    y,
    line('M0 0L8-26M0 0L-8-26', 5) +
      line('M0 0L8-26M0 0L-8-26', 2, ink.paper) +
      circle(-7, 9, 6, ink.paper, `stroke="${ink.navy}"`) +
      circle(7, 9, 6, fill) +
      circle(0, 0, 1.6, ink.navy),
    { rotate },
  )

export const envelope = (
  x: number,
  y: number,
  w: number,
  fill: string = ink.paper,
  rotate = 0,
  seal = ink.orange as string,
) => {
  const h = Math.round(w * 0.66)
  return at(
    x,
    y,
    rect(-w / 2, -h / 2, w, h, fill, 3) +
      fine(path(`M${-w / 2 + 2} ${-h / 2 + 2}L0 ${h * 0.12}L${w / 2 - 2} ${-h / 2 + 2}`)) +
      circle(0, h * 0.1, Math.max(3, w / 11), seal, 'stroke-width="2"'),
    { rotate },
  )
}

export const balloon = (x: number, y: number, fill: string, string = 'M0 22Q6 36 0 50') =>
  at(
    x,
    y,
    fine(path(string)) +
      path('M-3 19h6l2 5h-10Z', fill) +
      ellipse(0, 0, 16, 19, fill) +
      fine(path('M-8-6q1-6 6-8')),
  )

/** A folded paper boat; x, y is the middle of its keel. */
export const boat = (x: number, y: number, fill: string = ink.paper, scale = 1) =>
  at(
    x,
    y,
    path('M0-34L16-12H-16Z', fill) + fine(path('M0-34V-12')) + path('M-30-14L-16 2H16L30-14L0-10Z', fill),
    { scale },
  )

/** A folded crane that looks to the left. */
export const crane = (x: number, y: number, fill: string, shade: string, flip = false) =>
  at(
    x,
    y,
    [
      path('M-12 0L-14-36L12 0Z', shade),
      path('M12 0L34-26L2 14Z', shade),
      path('M-12 0L-30-26L-40-18L-32-17L-2 14Z', fill),
      path('M-14 0L10-40L16 0L0 17Z', fill),
      fine(path('M-14 0H16')),
    ],
    { flip },
  )

/** A bird big enough to have a feather or two. */
export const finch = (x: number, y: number, fill: string = ink.sun, flip = false) =>
  at(
    x,
    y,
    path('M-19 3Q-16-15 2-14Q15-14 17-3L27 2 14 6Q8 18-6 14Q-16 16-31 26Q-27 12-19 3Z', fill) +
      fine(path('M-12 3Q-2 14 7 2')) +
      circle(7, -5, 2.3, ink.navy, 'stroke="none"'),
    { flip },
  )

/** Little flags on a string from x to x + w. */
export const bunting = (x: number, y: number, w: number, fills: string[]) => {
  const step = w / fills.length
  const dip = (part: number) => Math.round(y + 14 * 4 * part * (1 - part))
  return (
    fills
      .map((fill, i) => {
        const [a, b] = [Math.round(x + i * step + 3), Math.round(x + (i + 1) * step - 3)]
        const [ya, yb] = [dip((a - x) / w), dip((b - x) / w)]
        return path(`M${a} ${ya}L${b} ${yb}L${(a + b) / 2} ${(ya + yb) / 2 + 18}Z`, fill)
      })
      .join('') + path(`M${x} ${y}Q${x + w / 2} ${y + 28} ${x + w} ${y}`)
  )
}

/** A hand drum; x, y is the middle of its foot. */
export const drum = (x: number, y: number, fill: string = ink.orange, scale = 1) =>
  at(
    x,
    y,
    path('M-26-56C-24-34-12-34-10-22L-16 0H16L10-22C12-34 24-34 26-56Z', fill) +
      fine(path('M-24-46L-12-34L-6-47L4-34L13-47L20-38M-12-10H12')) +
      ellipse(0, -56, 27, 8, ink.paper),
    { scale },
  )

/** A dog that sits and listens, to the left of its tail. */
export const dog = (x: number, y: number, fill: string = ink.wood, scale = 1, flip = false) =>
  at(
    x,
    y,
    [
      limb('M22-6Q36-10 34-24', fill, 8),
      path('M-16 0C-20-26-10-40 4-40C22-38 28-16 26 0Z', fill),
      path('M-14 0Q-14-7-7-7T0 0ZM8 0Q8-7 15-7T22 0Z', ink.paper),
      path('M-24-50C-24-68 16-68 16-50C16-36 4-32-4-32S-24-36-24-50Z', fill),
      path(
        'M-20-62C-34-62-34-40-26-40C-20-42-20-54-16-60ZM12-62C26-62 26-40 18-40C12-42 12-54 8-60Z',
        ink.peachDeep,
      ),
      ellipse(-4, -43, 10, 7.5, ink.paper, 'stroke-width="2"'),
      plain(
        circle(-12, -53, 2.2, ink.navy),
        circle(4, -53, 2.2, ink.navy),
        ellipse(-4, -46, 3.6, 2.6, ink.navy),
      ),
      fine(path('M-8-41q4 4 8 0')),
    ],
    { scale, flip },
  )

export const cat = (x: number, y: number, fill: string = ink.peachDeep, scale = 1, flip = false) =>
  at(
    x,
    y,
    [
      limb('M16-5Q34-4 30-22', fill, 7),
      path('M-14 0C-18-24-8-34 2-34C16-34 22-14 20 0Z', fill),
      path('M-20-46L-16-56Q-4-60 8-56L12-46L14-62L4-57H-12L-22-62Z', fill),
      path('M-22-62L-12-57Q-4-59 4-57L14-62Q18-34-4-33Q-26-34-22-62Z', fill),
      plain(
        circle(-11, -47, 2.2, ink.navy),
        circle(3, -47, 2.2, ink.navy),
        path('M-6.500-43h5l-2.500 3Z', ink.navy),
      ),
      fine(path('M-8-38q4 3 4-1q0 4 4 1M-28-44l8 1M-27-37l8-2M20-44l-8 1M19-37l-8-2')),
    ],
    { scale, flip },
  )
