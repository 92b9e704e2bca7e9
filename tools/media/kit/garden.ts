import { at, ellipse, fine, ink, limb, path, plain, rect } from './svg.ts'

/** The soft spot of colour that a picture without a background stands on; about 200 by 150 around x, y. */
export const spot = (x: number, y: number, scale: number, fill: string) =>
  at(
    x,
    y,
    plain(
      path('M-70-58C-30-84 36-80 68-56C108-28 112 30 80 56C44 82-48 82-82 54C-112 28-106-34-70-58Z', fill),
    ),
    { scale },
  )

/** The shade on the ground below things. */
export const shade = (x: number, y: number, w: number, fill: string = ink.sand) =>
  plain(ellipse(x, y, w / 2, Math.min(10, w / 16), fill))

/** One leaf, its stalk at x, y; upright unless turned. */
export const leaf = (x: number, y: number, rotate: number, scale = 1, fill: string = ink.mintDeep) =>
  at(x, y, path('M0 0C-16-8-16-28 0-40C16-28 16-8 0 0Z', fill) + fine(path('M0 0V-26')), { rotate, scale })

/** A pot; x, y is the middle of its base. */
export const pot = (x: number, y: number, scale = 1, fill: string = ink.peachDeep) =>
  at(x, y, path('M-22-36H22L17 0H-17Z', fill) + path('M-27-46H27V-36H-27Z', fill), { scale })

/** A star of any size under the same outline. */
export function bigStar(x: number, y: number, r: number, fill: string = ink.sun) {
  const corner = (i: number) => {
    const [angle, far] = [(i * Math.PI) / 5, i % 2 ? r * 0.52 : r]
    return `${Math.round(x + far * Math.sin(angle))} ${Math.round(y - far * Math.cos(angle))}`
  }
  return path(`M${Array.from({ length: 10 }, (_, i) => corner(i)).join('L')}Z`, fill)
}

/** A tall plant that blossoms in stars; x, y is the middle of the pot's base, its top 290 above. */
export const starPlant = (x: number, y: number, fill: string = ink.lilacDeep) =>
  at(x, y, [
    limb('M0-50C-10-120 12-150 0-262M3-122Q20-136 26-158M3-180Q-14-192-22-204', ink.leaf, 9),
    leaf(-3, -78, -60, 1.1),
    leaf(-1, -92, 58, 1.1),
    leaf(4, -140, -58, 0.9),
    leaf(4, -212, 58, 0.8),
    bigStar(0, -272, 20),
    bigStar(28, -170, 16),
    pot(0, 0, 1.2, fill),
  ])

/** Thick books lying on each other, drawn to carry somebody; x, y is the middle of the lowest one's base. */
export const thickBooks = (x: number, y: number, fills: string[]) =>
  fills
    .map((fill, i) => {
      const left = x - 33 + (i % 2) * 8
      const top = y - 15 * (i + 1)
      return (
        rect(left, top, 60, 15, fill, 3) + rect(left + 12, top + 4, 48, 7, ink.paper, 1, 'stroke-width="2"')
      )
    })
    .join('')
