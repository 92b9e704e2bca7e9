import { cast, head } from '../../../kit/people.ts'
import * as prop from '../../../kit/props.ts'
import { at, circle, ink, path, plain, rect } from '../../../kit/svg.ts'
import { ease, round, spring, wave } from '../../../video/motion.ts'
import type { Film, FilmLanguage } from '../../film.ts'
import { subtitle, subtitled } from '../../subtitle.ts'

const lines = [
  { from: 0.4, to: 3, en: 'One child learns something.', fa: 'یک کودک چیزی یاد می‌گیرد.' },
  { from: 3.2, to: 6, en: 'And passes it on.', fa: 'به دیگری یاد می‌دهد.' },
  { from: 6.4, to: 11, en: 'This is how it grows light.', fa: 'و این‌طور دنیا روشن می‌شود.' },
]

const walls = [ink.lilacDeep, ink.peachDeep, ink.skyDeep, ink.rose, ink.mintDeep]

/** Each house: when its light goes on, and which corner of the kite its star becomes. */
const houses = [
  { x: 118, y: 272, size: 1.9, from: 1, corner: [320, 30] },
  { x: 228, y: 262, size: 1, from: 3, corner: [362, 80] },
  { x: 308, y: 270, size: 1.2, from: 3.5, corner: [320, 138] },
  { x: 384, y: 258, size: 0.9, from: 3.9, corner: [278, 80] },
  { x: 454, y: 270, size: 1.15, from: 4.3, corner: [336, 154] },
  { x: 524, y: 258, size: 0.9, from: 4.6, corner: [320, 168] },
  { x: 592, y: 272, size: 1.2, from: 4.9, corner: [336, 182] },
] as const

const house = (t: number, { x, y, size, from }: (typeof houses)[number], index: number) => {
  const light = ease(t, from, from + 0.4)
  const day = ease(t, 7, 9)
  const window = `<g opacity="${round(Math.max(light, 0.04))}">${plain(rect(-15, -34, 30, 24, ink.sun, 3))}</g>`
  const child =
    index === 0 && light > 0
      ? at(0, -18, head(cast.lena, { look: [2, -2], mouth: t > 2 ? 'open' : 'smile' }), { scale: 0.42 })
      : ''
  return at(
    x,
    y,
    [
      rect(-26, -44, 52, 44, walls[index % walls.length], 2),
      path('M-32-42L0-70L32-42Z', ink.wood),
      `<g opacity="${round(0.66 * (1 - day))}">${plain(path('M-34-40L0-72L34-40H28V2H-28V-40Z', ink.navy))}</g>`,
      rect(-15, -34, 30, 24, light > 0 ? ink.sun : '#22355f', 3),
      window,
      child,
      path('M0-34V-10', 'none', child ? 'opacity="0"' : 'stroke-width="2"'),
    ],
    { scale: size },
  )
}

const starOf = (t: number, { x, y, size, from, corner }: (typeof houses)[number], index: number) => {
  const shown = spring(t, from + 0.4, from + 1.2)
  if (shown === 0) return ''
  const way = ease(t, 5.6 + index * 0.06, 7 + index * 0.06)
  const [home, top] = [x, y - 70 * size - 58]
  return prop.star(
    round(home + (corner[0] - home) * way),
    round(top + (corner[1] - top) * way + 3 * wave(t + index, 2)),
    round(9 * shown),
  )
}

const kite = (t: number) => {
  const shown = ease(t, 7, 8)
  if (shown === 0) return ''
  return `<g opacity="${round(shown)}">${at(0, round(3 * wave(t, 2)), [
    path('M320 138Q346 150 328 160T336 182', 'none', `stroke="${ink.paper}"`),
    path('M320 30L362 80L320 138L278 80Z', ink.orange),
    path('M320 30L362 80H278Z', ink.peachDeep),
    path('M320 30V138'),
  ])}</g>`
}

export default {
  ...subtitled,
  poster: 6.2,
  frame(t: number, language: FilmLanguage) {
    const day = ease(t, 6.8, 9)
    const dark = `<g opacity="${round(0.6 * (1 - day))}">${plain(path('M0 250Q170 214 350 246T640 236V360H0Z', ink.navy))}</g>`
    return [
      prop.sky(640, 360, '#1d3160'),
      day > 0 ? `<g opacity="${round(day)}">${prop.sky(640, 360, ink.sky)}</g>` : '',
      day > 0 ? circle(500, round(300 - 190 * day), 38, ink.sun) : '',
      day > 0 ? `<g opacity="${round(day)}">${prop.mist(120, 80, 1.5)}${prop.mist(560, 60, 1.1)}</g>` : '',
      prop.hill('M0 250Q170 214 350 246T640 236V360H0Z', ink.mintDeep),
      dark,
      ...houses.map((each, index) => house(t, each, index)),
      prop.hill('M0 276Q320 262 640 278V360H0Z', ink.leaf),
      `<g opacity="${round(0.55 * (1 - day))}">${prop.hill('M0 276Q320 262 640 278V360H0Z', ink.navy)}</g>`,
      kite(t),
      ...houses.map((each, index) => starOf(t, each, index)),
      ...subtitle(t, language, lines),
    ].join('')
  },
} satisfies Film
