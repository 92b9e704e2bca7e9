import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { SEEN_SHARE } from '@/lib/config/constants'
import { cellAt } from './useGroups'

/** Cards above the viewport count as seen, because a jump to the end of the page may skip the last card. */
const ABOVE = '1000000px'
const ROUNDING = 0.001

type Paging = {
  items: readonly unknown[]
  hasMore: boolean
  isLoading: boolean
  hasFailed: boolean
  onMore: () => void
}

/** Requests the next page of a list on scrolling or on a press. */
export function useMorePages(list: RefObject<HTMLElement | null>, paging: Paging) {
  const { items, hasMore, isLoading, hasFailed, onMore } = paging
  const count = items.length
  const [isByKeyboard, setByKeyboard] = useState(false)
  const isAutomatic = hasMore && !hasFailed && !isByKeyboard && count > 0
  const requestedAt = useRef<number>(undefined)
  const isMovingFocus = useRef(false)

  const next = useEffectEvent(onMore)

  useEffect(() => {
    const last = count > 0 && cellAt(list.current, count - 1)
    if (!isAutomatic || isLoading || !last) return
    const observer = new IntersectionObserver(
      (entries) => {
        if ((entries.at(-1)?.intersectionRatio ?? 0) < SEEN_SHARE - ROUNDING) return
        observer.disconnect()
        next()
      },
      { threshold: SEEN_SHARE, rootMargin: `${ABOVE} 0px 0px` },
    )
    observer.observe(last)
    return () => observer.disconnect()
  }, [list, count, isAutomatic, isLoading])

  // A visitor who pressed the button continues at the first new card.
  useLayoutEffect(() => {
    const from = requestedAt.current
    if (from === undefined || count <= from) return
    requestedAt.current = undefined
    const card = cellAt(list.current, from)
    isMovingFocus.current = true
    card?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: !isByKeyboard })
    isMovingFocus.current = false
  }, [list, count, isByKeyboard])

  return {
    isAutomatic,
    ask() {
      requestedAt.current = count
      onMore()
    },
    rootProps: {
      // A focus that a script moves matches :focus-visible even after a press, so it is ignored.
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        if (!isMovingFocus.current) setByKeyboard(target.matches(':focus-visible'))
      },
      onBlur: () => setByKeyboard(false),
      onWheel: () => setByKeyboard(false),
      onTouchMove: () => setByKeyboard(false),
    },
  }
}
