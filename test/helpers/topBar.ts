import { screen, within } from '@testing-library/react'

/**
 * The frame's own header: a page may have one too, which in a browser is no banner, but is one for Testing
 * Library.
 */
export function topBar() {
  const [first] = screen.getAllByRole('banner')
  return within(first as HTMLElement)
}
