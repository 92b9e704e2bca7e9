/** The few drawing functions of every picture. Each returns a piece of SVG text. */
export const ink = {
  navy: '#14264b',
  orange: '#ff8c00',
  cream: '#fffaf2',
  paper: '#fff',
  sand: '#eadfce',
  sky: '#dcecf7',
  skyDeep: '#a8d0ec',
  mint: '#dff3e4',
  mintDeep: '#9fd8b0',
  leaf: '#5fb07f',
  peach: '#ffe6cc',
  peachDeep: '#ffc38a',
  lilac: '#ece6fa',
  lilacDeep: '#c3b3ee',
  sun: '#ffd668',
  rose: '#f7a9a0',
  blue: '#5b9bd5',
  wood: '#e0b080',
} as const

type Turn = { scale?: number; rotate?: number; flip?: boolean }

const extraOf = (extra: string) => (extra ? ` ${extra}` : '')

export const path = (d: string, fill = 'none', extra = '') =>
  `<path d="${d}"${fill === 'none' ? '' : ` fill="${fill}"`}${extraOf(extra)}/>`

export const line = (d: string, width = 3, stroke: string = ink.navy) =>
  `<path d="${d}"${stroke === ink.navy ? '' : ` stroke="${stroke}"`}${width === 3 ? '' : ` stroke-width="${width}"`}/>`

export const circle = (x: number, y: number, r: number, fill = 'none', extra = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}"${fill === 'none' ? '' : ` fill="${fill}"`}${extraOf(extra)}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill = 'none', extra = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${fill === 'none' ? '' : ` fill="${fill}"`}${extraOf(extra)}/>`

export const rect = (x: number, y: number, w: number, h: number, fill = 'none', rx = 4, extra = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${rx ? ` rx="${rx}"` : ''}${fill === 'none' ? '' : ` fill="${fill}"`}${extraOf(extra)}/>`

/** Moves a group to a place, and optionally scales, turns (degrees) or mirrors it there. */
export function at(
  x: number,
  y: number,
  content: string | string[],
  { scale = 1, rotate = 0, flip }: Turn = {},
) {
  const move = x || y ? `translate(${x} ${y})` : ''
  const turn = rotate ? `rotate(${rotate})` : ''
  const size = flip ? `scale(${-scale} ${scale})` : scale === 1 ? '' : `scale(${scale})`
  return `<g transform="${move}${turn}${size}">${join(content)}</g>`
}

/** The same shapes without the navy outline. */
export const plain = (...content: string[]) => `<g stroke="none">${content.join('')}</g>`

/** Fine lines: details inside a shape. */
export const fine = (...content: string[]) => `<g stroke-width="2">${content.join('')}</g>`

/** A thick rounded stroke with an outline: arms, legs, trunks, cables. */
export const limb = (d: string, fill: string, width: number) =>
  `<path d="${d}" stroke-width="${width + 3}"/><path d="${d}" stroke="${fill}" stroke-width="${width - 3}"/>`

const join = (content: string | string[]) => (typeof content === 'string' ? content : content.join(''))

/** A whole picture. It is decorative, without text, so it has no title. */
export const picture = (width: number, height: number, content: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke="${ink.navy}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${content.join('')}</svg>\n`
