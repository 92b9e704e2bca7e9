import { type RefObject, useLayoutEffect } from 'react'
import { cellAt, GROUP } from './useGroups'

/**
 * Tells the list's style sheet how high a row is (`--row`), and a full group of rows (`--group`). Cards out of sight are not laid out;
 * the room that is kept for them is then what they take, and a place in the list stays where it is.
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
