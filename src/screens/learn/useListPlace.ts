import { type RefObject, useLayoutEffect } from 'react'

type Shown = { currentId: string | undefined; isOpen: boolean; words: string }

/** Scrolls the list, never the page: to the current lesson when it is opened or another one is current, to the top of what is found. */
export function useListPlace(list: RefObject<HTMLElement | null>, { currentId, isOpen, words }: Shown) {
  const isSearched = words !== ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: which row is current can be seen in the list
  useLayoutEffect(() => {
    const row = list.current?.querySelector('[aria-current="page"]')
    if (list.current && row) bringInto(list.current, row)
  }, [list, currentId, isOpen, isSearched])

  useLayoutEffect(() => {
    if (list.current && words !== '') list.current.scrollTop = 0
  }, [list, words])
}

function bringInto(list: HTMLElement, row: Element) {
  const [frame, { top, bottom, height }] = [list.getBoundingClientRect(), row.getBoundingClientRect()]
  // What stays at the top of the list covers its rows.
  const covered = Number.parseFloat(getComputedStyle(list).scrollPaddingTop) || 0
  if (top >= frame.top + covered && bottom <= frame.bottom) return
  list.scrollTop += top - frame.top - (frame.height - height) / 2
}
