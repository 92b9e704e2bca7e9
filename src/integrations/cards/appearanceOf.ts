import type { CardAppearance } from './types'

/** How text looks where the card field will stand, and our theme's colours for what is empty or wrong. */
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
