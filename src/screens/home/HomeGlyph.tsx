import type { ReactNode } from 'react'

export const orange = 'var(--color-orange)'
export const paper = 'var(--color-paper)'

/** A drawing of 64 by 64 pixels in the line style of the illustrations. */
export function HomeGlyph({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 64 64"
      width="64"
      height="64"
      aria-hidden="true"
      fill="none"
      stroke="var(--color-heading)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
