import { at, circle, ellipse, ink, path, plain } from './svg.ts'

export const SMILE = 'M-8 8q8 9 16 0'

/** Two eyes, rosy cheeks and a mouth, for things that are friends. */
export const face = (x: number, y: number, wide = 18, mouth = SMILE, scale = 1) =>
  at(
    x,
    y,
    plain(
      circle(-wide, 0, 3.4, ink.navy),
      circle(wide, 0, 3.4, ink.navy),
      ellipse(-wide - 8, 9, 6, 4, ink.rose, 'opacity=".8"'),
      ellipse(wide + 8, 9, 6, 4, ink.rose, 'opacity=".8"'),
    ) + path(mouth),
    { scale },
  )
