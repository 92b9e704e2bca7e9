import type { KeyboardEvent } from 'react'
import { letterOf } from '@/domain/text/worksByLetter'

/**
 * In the list, a letter key focuses the next country with that letter, as in a menu. Variants of a letter (ک,
 * ك) count as one.
 */
export function goToLetter(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget } = event
  if (event.ctrlKey || event.metaKey || event.altKey || !/^\p{L}$/u.test(key)) return
  const letter = letterOf(key)
  const links = [...currentTarget.querySelectorAll<HTMLElement>('[data-letter]')].filter(
    (link) => link.dataset.letter === letter,
  )
  const now = links.indexOf(document.activeElement as HTMLElement)
  links[(now + 1) % links.length]?.focus()
}
