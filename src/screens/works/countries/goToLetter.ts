import type { KeyboardEvent } from 'react'
import { letterOf } from '@/domain/text/worksByLetter'

/** Within the list a letter leads to the next country under it, as it does in a menu; two keys for one letter (ک, ك) are one. */
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
