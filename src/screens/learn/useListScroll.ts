import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

type Shown = { currentId: string | undefined; words: string }

/** Scrolls the list, never the page: to the current lesson when it comes or another one is current, to the top of what is found. */
export function useListScroll(list: RefObject<HTMLElement | null>, { currentId, words }: Shown) {
  const isSearched = words !== ''
  // The sheet's portal joins the page after the layout effects of its contents: the list is placed again then.
  const [isInPage, setInPage] = useState(false)
  useEffect(() => setInPage(true), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: which row is current can be seen in the list
  useLayoutEffect(() => {
    const row = list.current?.querySelector('[aria-current="page"]')
    if (list.current && row) bringInto(list.current, row)
  }, [list, currentId, isInPage, isSearched])

  useLayoutEffect(() => {
    if (list.current && words !== '') list.current.scrollTop = 0
  }, [list, words])
}

function bringInto(list: HTMLElement, row: Element) {
  const [frame, { top, bottom, height }] = [list.getBoundingClientRect(), row.getBoundingClientRect()]
  // The sticky head of the chapter covers the first rows.
  const covered = Number.parseFloat(getComputedStyle(list).scrollPaddingTop) || 0
  if (top >= frame.top + covered && bottom <= frame.bottom) return
  list.scrollTop += top - frame.top - (frame.height - height) / 2
}
