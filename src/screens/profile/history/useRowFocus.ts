import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * The keyboard stays where it was: after a dialog, and after what had the focus is gone, it goes on in its place of the same row, or else
 * first in it, and where that is gone, too, at the title of the history. For a section whose rows have `data-row`.
 */
export function useRowFocus() {
  const section = useRef<HTMLElement>(null)
  const last = useRef<{ element: HTMLElement; row?: string; place: number }>(undefined)

  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null
    if (!last.current || !isLost) return
    const { element, row, place } = last.current
    const now = row === undefined ? null : section.current?.querySelector(`[data-row="${CSS.escape(row)}"]`)
    const next = element.isConnected ? element : (controlsIn(now)[place] ?? controlsIn(now)[0])
    ;(next ?? section.current?.querySelector<HTMLElement>('h2'))?.focus({ preventScroll: true })
  })

  return {
    ref: section,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      if (target.closest('[role=dialog]')) return
      const row = target.closest<HTMLElement>('[data-row]')
      last.current = { element: target, row: row?.dataset.row, place: controlsIn(row).indexOf(target) }
    },
    onBlur() {
      // After this: what has the focus then. Somebody may have left on purpose, to another place of the page or to none.
      queueMicrotask(() => {
        const now = document.activeElement
        const isHere =
          now !== null && (section.current?.contains(now) || now.closest('[role=dialog]') !== null)
        if (!isHere && last.current?.element.isConnected) last.current = undefined
      })
    },
  }
}

const controlsIn = (row: Element | null | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('a, button') ?? []),
]
