import { describe, expect, it } from 'vitest'
import {
  type ColourName,
  dark,
  darkWithContrast,
  light,
  lightWithContrast,
  type Palette,
} from '@/ui/theme/tokens'
import { contrast } from '../helpers/contrast'

/** Which text stands on which ground. */
const readable: [text: ColourName, ground: ColourName][] = [
  ['ink', 'page'],
  ['ink', 'paper'],
  ['ink', 'sky'],
  ['ink', 'lilac'],
  ['ink-soft', 'page'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'peach'],
  ['ink-soft', 'cream'],
  ['ink-soft', 'cream-soft'],
  ['ink-soft', 'lilac-soft'],
  ['heading', 'page'],
  ['heading', 'sky'],
  ['heading', 'mint'],
  ['heading', 'peach'],
  ['heading', 'lilac'],
  ['link', 'page'],
  ['link', 'paper'],
  ['link', 'sky'],
  ['orange-text', 'page'],
  ['orange-text', 'peach'],
  ['on-orange', 'orange'],
  ['on-orange', 'orange-soft'],
  ['success', 'mint'],
  ['success-strong', 'mint'],
  ['warning', 'peach'],
  ['warning-strong', 'peach'],
  ['danger', 'paper'],
  ['danger', 'danger-soft'],
  ['danger-strong', 'danger-soft'],
  ['paper', 'orange-text'],
  ['on-fill', 'primary'],
  ['on-fill', 'primary-hover'],
  ['on-fill', 'band'],
  ['on-fill', 'success-fill'],
  ['on-fill', 'danger-fill'],
  ['on-fill-soft', 'band'],
  ['on-fill-faint', 'band'],
  ['on-fill-success', 'band'],
  ['on-fill-danger', 'band'],
  ['orange-soft', 'band'],
  ['on-fill', 'night'],
]

const palettes = { light, dark }
const palettesWithContrast = { light: lightWithContrast, dark: darkWithContrast }

const reached = (palette: Palette, [one, other]: [ColourName, ColourName]) =>
  contrast(palette[one], palette[other])

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(readable)('%s can be read on %s (4.5:1)', (...pair) => {
    expect(reached(palettes[theme], pair)).toBeGreaterThanOrEqual(4.5)
  })

  it('borders of fields stand out from the page, and buttons from what they stand on (3:1 and 2.5:1)', () => {
    for (const ground of ['paper', 'page'] as const) {
      expect(reached(palettes[theme], ['line-strong', ground])).toBeGreaterThanOrEqual(3)
      expect(reached(palettes[theme], ['focus', ground])).toBeGreaterThanOrEqual(3)
      // The words on them say what they are.
      expect(reached(palettes[theme], ['primary', ground])).toBeGreaterThanOrEqual(2.5)
    }
  })

  it.each(readable)('%s can be read on %s with more contrast, where it is asked for (7:1)', (...pair) => {
    expect(reached(palettesWithContrast[theme], pair)).toBeGreaterThanOrEqual(7)
  })

  it('lines stand out from page and paper (4.5:1), where more contrast is asked for', () => {
    for (const line of ['line', 'line-strong', 'danger-line'] as const)
      for (const ground of ['page', 'paper'] as const)
        expect(reached(palettesWithContrast[theme], [line, ground])).toBeGreaterThanOrEqual(4.5)
  })
})
