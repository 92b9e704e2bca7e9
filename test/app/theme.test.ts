import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { palette } from '@/app/theme'

const css = readFileSync('src/app/theme.css', 'utf8')
const colourOf = (name: string) => new RegExp(`--color-${name}:\\s*([^;]+);`).exec(css)?.[1]

function luminance(hex: string) {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((c) =>
    c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe('theme', () => {
  it.each(Object.entries(palette))('the css variable and the token of %s are one colour', (name, value) => {
    expect(colourOf(name)).toBe(value)
  })

  it.each([
    ['ink', 'page'],
    ['ink-soft', 'page'],
    ['ink-soft', 'peach'],
    ['orange-text', 'page'],
    ['orange-text', 'peach'],
    ['success', 'mint'],
    ['warning', 'peach'],
    ['danger', 'paper'],
    ['navy', 'orange'],
    ['navy-soft', 'sky'],
    ['ink', 'lilac'],
  ])('%s can be read on %s (4.5:1)', (text, ground) => {
    expect(contrast(colourOf(text) ?? '', colourOf(ground) ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  it('borders of fields stand out from the page (3:1)', () => {
    expect(contrast(palette['line-strong'], palette.paper)).toBeGreaterThanOrEqual(3)
  })
})
