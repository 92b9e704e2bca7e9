import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { palette } from '@/ui/antdTheme'
import { contrast } from '../helpers/contrast'

const css = readFileSync('src/app/theme.css', 'utf8')
const colourOf = (name: string) => new RegExp(`--color-${name}:\\s*([^;]+);`).exec(css)?.[1]

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
    ['ink-soft', 'cream'],
    ['ink-soft', 'cream-soft'],
    ['ink-soft', 'lilac-soft'],
    ['danger', 'danger-soft'],
    ['danger-strong', 'danger-soft'],
    ['success-strong', 'mint'],
    ['warning-strong', 'peach'],
    ['on-fill', 'navy'],
    ['on-fill', 'success'],
    ['on-fill', 'danger'],
    ['on-fill-soft', 'navy'],
    ['on-fill-faint', 'navy'],
    ['on-fill-success', 'navy'],
    ['on-fill-danger', 'navy'],
    ['on-fill', 'night'],
  ])('%s can be read on %s (4.5:1)', (text, ground) => {
    expect(contrast(colourOf(text) ?? '', colourOf(ground) ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  it('borders of fields stand out from the page (3:1)', () => {
    expect(contrast(palette['line-strong'], palette.paper)).toBeGreaterThanOrEqual(3)
  })
})
