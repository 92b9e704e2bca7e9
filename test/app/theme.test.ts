import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { palette } from '@/ui/antdTheme'
import { contrast } from '../helpers/contrast'

const css = readFileSync('src/app/theme.css', 'utf8')
const [, ofContrast = ''] = css.split('@media (prefers-contrast: more)')
const colourOf = (name: string, source = css) =>
  new RegExp(`--color-${name}:\\s*([^;]+);`).exec(source)?.[1] ?? ''
const strongerColourOf = (name: string) => colourOf(name, ofContrast) || colourOf(name)

/** Which text stands on which ground. */
const readable = [
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
] as const

describe('theme', () => {
  it.each(Object.entries(palette))('the css variable and the token of %s are one colour', (name, value) => {
    expect(colourOf(name)).toBe(value)
  })

  it.each(readable)('%s can be read on %s (4.5:1)', (text, ground) => {
    expect(contrast(colourOf(text), colourOf(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it('borders of fields stand out from the page (3:1)', () => {
    expect(contrast(palette['line-strong'], palette.paper)).toBeGreaterThanOrEqual(3)
  })

  it.each(readable)(
    '%s can be read on %s with more contrast, where it is asked for (7:1)',
    (text, ground) => {
      const reached = contrast(strongerColourOf(text), strongerColourOf(ground))
      expect(reached).toBeGreaterThanOrEqual(7)
    },
  )

  it('lines stand out from page and paper (4.5:1), where more contrast is asked for', () => {
    for (const line of ['line', 'line-strong', 'danger-line'])
      for (const ground of ['page', 'paper'])
        expect(contrast(strongerColourOf(line), colourOf(ground))).toBeGreaterThanOrEqual(4.5)
  })
})
