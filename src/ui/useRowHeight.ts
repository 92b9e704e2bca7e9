import { type RefObject, useLayoutEffect } from 'react'
import { cellAt, GROUP } from './useGroups'

/**
 * Sets the height of a row (`--row`) and of a full group (`--group`) on the list. The browser does not lay
 * out cards out of view; with these heights they keep their exact space, and the scroll position stays.
 */
export function useRowHeight(list: RefObject<HTMLElement | null>, hasItems: boolean) {
  useLayoutEffect(() => {
    const first = cellAt(list.current, 0)
    if (!(first instanceof HTMLElement) || !hasItems) return
    const report = () => {
      // Measures the card's own height: cards out of view would stretch it to the height reserved for them.
      first.style.alignSelf = 'start'
      const { height } = first.getBoundingClientRect()
      first.style.alignSelf = ''
      if (height === 0 || !first.parentElement) return
      const { gridTemplateColumns, rowGap } = getComputedStyle(first.parentElement)
      const rows = GROUP / gridTemplateColumns.split(' ').length
      list.current?.style.setProperty('--row', `${height}px`)
      list.current?.style.setProperty('--group', `calc(${rows} * ${height}px + ${rows - 1} * ${rowGap})`)
    }
    report()
    const observer = new ResizeObserver(report)
    observer.observe(first)
    return () => observer.disconnect()
  }, [list, hasItems])
}
