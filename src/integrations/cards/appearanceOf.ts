import type { CardAppearance } from './types'

/** The text style at the place of the card field, and our theme's colours for placeholder and error. */
export function appearanceOf(element: HTMLElement): CardAppearance {
  const { color, fontFamily, fontSize } = getComputedStyle(element)
  const theme = getComputedStyle(document.documentElement)
  const colorOf = (name: string) => theme.getPropertyValue(name).trim() || color
  return {
    color,
    placeholderColor: colorOf('--color-ink-soft'),
    errorColor: colorOf('--color-danger'),
    fontFamily,
    fontSize,
  }
}
