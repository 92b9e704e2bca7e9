import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the keyboard focus in the history after a dialog, or after the focused element disappears: on the
 * same control of the same row, else on the row's first control, else on the title. The rows of the section
 * need `data-row`.
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
      // The new focus is known only after the event. If the user has moved it on purpose, it stays there.
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
