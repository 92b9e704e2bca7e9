import { ink } from '../kit/svg.ts'

/** 0 before `from`, 1 after `to` (seconds), a soft curve between. */
export function ease(t: number, from: number, to: number) {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)))
  return x * x * (3 - 2 * x)
}

/** Like `ease`, but it overshoots a little and settles. */
export function spring(t: number, from: number, to: number) {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)))
  return x === 0 || x === 1 ? x : 1 - Math.cos(x * 7) * (1 - x) ** 2
}

/** A hop: 0, up to 1, and 0 again. */
export const hop = (t: number, from: number, to: number) =>
  t < from || t > to ? 0 : Math.sin((Math.PI * (t - from)) / (to - from))

/** @returns whether second `t` lies between the two. */
export const between = (t: number, from: number, to: number) => t >= from && t < to

export const wave = (t: number, seconds: number) => Math.sin((2 * Math.PI * t) / seconds)

export const round = (value: number) => Math.round(value * 10) / 10

export const words = (
  x: number,
  y: number,
  text: string,
  size: number,
  fill: string = ink.navy,
  extra = 'text-anchor="middle"',
) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="800" fill="${fill}" stroke="none" ${extra}>${text}</text>`

const two = (value: number) => String(value).padStart(2, '0')

/** The clock and the bar below it, so that any frame shows its place in the film. */
export function clock(t: number, length: number) {
  const second = Math.floor(t)
  return [
    `<rect x="536" y="14" width="88" height="34" rx="17" fill="${ink.navy}" stroke="none"/>`,
    words(580, 39, `${two(Math.floor(second / 60))}:${two(second % 60)}`, 22, '#fff', 'text-anchor="middle"'),
    `<rect x="0" y="354" width="640" height="6" fill="${ink.sand}" stroke="none"/><rect x="0" y="354" width="${round((640 * t) / length)}" height="6" fill="${ink.orange}" stroke="none"/>`,
  ].join('')
}
