import { type RefObject, useLayoutEffect } from 'react'
import { cellAt, GROUP } from './useGroups'

/**
 * Gives the list's style sheet the height of a row (`--row`) and of a full group (`--group`). The browser
 * does not lay out cards out of sight; with these heights they keep their exact space, and the scroll
 * position stays.
 */
export function useRowHeight(list: RefObject<HTMLElement | null>, hasItems: boolean) {
  useLayoutEffect(() => {
    const first = cellAt(list.current, 0)
    if (!(first instanceof HTMLElement) || !hasItems) return
    const report = () => {
      // Its own height: beside cards out of sight it would be stretched to the room that is kept for these.
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
