import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * The keyboard stays where it was: after a dialog, and after what a row offers has changed under it, the focus goes on in the same row, and
 * where that is gone at the title of the history. For a section whose rows have `data-row`.
 */
export function useRowFocus() {
  const section = useRef<HTMLElement>(null)
  const last = useRef<{ element: HTMLElement; row: string }>(undefined)

  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null
    if (!last.current || !isLost) return
    const { element, row } = last.current
    const place = section.current?.querySelector(`[data-row="${CSS.escape(row)}"]`)
    const next = element.isConnected ? element : place?.querySelector<HTMLElement>('a, button')
    ;(next ?? section.current?.querySelector<HTMLElement>('h2'))?.focus({ preventScroll: true })
  })

  return {
    ref: section,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const row = target.closest<HTMLElement>('[data-row]')?.dataset.row
      if (row !== undefined) last.current = { element: target, row }
      else if (!target.closest('dialog')) last.current = undefined
    },
    onBlur() {
      // After this: what has the focus then. Somebody may have left on purpose, to another place of the page or to none.
      queueMicrotask(() => {
        const now = document.activeElement
        const isHere = now !== null && (section.current?.contains(now) || now.closest('dialog') !== null)
        if (!isHere && last.current?.element.isConnected) last.current = undefined
      })
    },
  }
}
