import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

type Shown = { currentId: string | undefined; words: string }

/** Scrolls the list, not the page: to the current lesson after a change, and to the top of new results. */
export function useListScroll(list: RefObject<HTMLElement | null>, { currentId, words }: Shown) {
  const isSearched = words !== ''
  // The sheet's portal joins the page after the layout effects of its contents, so the list scrolls again.
  const [isInPage, setInPage] = useState(false)
  useEffect(() => setInPage(true), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect finds the current row in the list
  useLayoutEffect(() => {
    const row = list.current?.querySelector('[aria-current="page"]')
    if (list.current && row) scrollRowIntoView(list.current, row)
  }, [list, currentId, isInPage, isSearched])

  useLayoutEffect(() => {
    if (list.current && words !== '') list.current.scrollTop = 0
  }, [list, words])
}

function scrollRowIntoView(list: HTMLElement, row: Element) {
  const [frame, { top, bottom, height }] = [list.getBoundingClientRect(), row.getBoundingClientRect()]
  // The sticky chapter title covers the first rows.
  const covered = Number.parseFloat(getComputedStyle(list).scrollPaddingTop) || 0
  if (top >= frame.top + covered && bottom <= frame.bottom) return
  list.scrollTop += top - frame.top - (frame.height - height) / 2
}
