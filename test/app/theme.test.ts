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

/** Which text colour is used on which background. */
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
  it.each(readable)('has a contrast of at least 4.5:1 for %s on %s', (...pair) => {
    expect(reached(palettes[theme], pair)).toBeGreaterThanOrEqual(4.5)
  })

  it('has a contrast of field borders and focus of 3:1, and of buttons of 2.5:1, to their background', () => {
    for (const ground of ['paper', 'page'] as const) {
      expect(reached(palettes[theme], ['line-strong', ground])).toBeGreaterThanOrEqual(3)
      expect(reached(palettes[theme], ['focus', ground])).toBeGreaterThanOrEqual(3)
      // The texts on buttons identify them.
      expect(reached(palettes[theme], ['primary', ground])).toBeGreaterThanOrEqual(2.5)
    }
  })

  it.each(readable)(
    'has a contrast of at least 7:1 for %s on %s if more contrast is preferred',
    (...pair) => {
      expect(reached(palettesWithContrast[theme], pair)).toBeGreaterThanOrEqual(7)
    },
  )

  it('has a contrast of lines to page and paper of 4.5:1 if more contrast is preferred', () => {
    for (const line of ['line', 'line-strong', 'danger-line'] as const)
      for (const ground of ['page', 'paper'] as const)
        expect(reached(palettesWithContrast[theme], [line, ground])).toBeGreaterThanOrEqual(4.5)
  })
})
