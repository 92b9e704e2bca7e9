import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

type Options = {
  /** 'menu': one stop for Tab, arrows inside, Tab leaves. 'panel': links that Tab walks through, arrows too. */
  kind: 'menu' | 'panel'
}

const ITEMS = 'a[href], button:not(:disabled)'

/** Opens below its button; closes on Escape, on Tab, on a click outside and when the focus goes elsewhere. */
export function useDropdown<Root extends HTMLElement = HTMLDivElement>({ kind }: Options) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<Root>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const entry = useRef<'first' | 'last' | null>(null)
  const id = useId()

  const items = () => [...(panel.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])]
  const open = (at: 'first' | 'last' | null) => {
    entry.current = at
    setOpen(true)
  }
  /** The focus goes back to the button unless it has somewhere better to go. */
  const close = ({ returnsFocus = true } = {}) => {
    setOpen(false)
    if (returnsFocus) button.current?.focus()
  }

  useEffect(() => {
    if (!isOpen) return
    const all = [...(panel.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])]
    if (entry.current) all.at(entry.current === 'last' ? -1 : 0)?.focus()
    const onPointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    // On the document: some browsers leave the focus nowhere when a button is clicked.
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onEscape)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onEscape)
    }
  }, [isOpen])

  /** @returns the item that an arrow, Home or End leads to from the focused one. */
  const itemAt = (key: string) => {
    const all = items()
    const now = all.indexOf(document.activeElement as HTMLElement)
    const places = new Map([
      ['ArrowDown', (now + 1) % all.length],
      ['ArrowUp', now <= 0 ? -1 : now - 1],
      ['Home', 0],
      ['End', -1],
    ])
    return all.at(places.get(key) ?? all.length)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // From the button the browser goes on to its neighbour.
    if (isOpen && event.key === 'Tab' && kind === 'menu') return close()
    const item = isOpen ? itemAt(event.key) : undefined
    const opens = !isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')
    if (!item && !opens) return
    event.preventDefault()
    if (opens) open(event.key === 'ArrowDown' ? 'first' : 'last')
    else item?.focus()
  }

  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false)
  }

  return {
    isOpen,
    close,
    rootProps: { ref: root, onKeyDown, onBlur },
    buttonProps: {
      ref: button,
      id: `${id}button`,
      type: 'button',
      'aria-expanded': isOpen,
      'aria-haspopup': kind === 'menu' ? 'menu' : undefined,
      'aria-controls': isOpen ? `${id}panel` : undefined,
      onClick: () => (isOpen ? close() : open(kind === 'menu' ? 'first' : null)),
    },
    panelProps: {
      ref: panel,
      id: `${id}panel`,
      ...(kind === 'menu' && { role: 'menu', 'aria-labelledby': `${id}button` }),
    },
    itemProps: kind === 'menu' ? { role: 'menuitem', tabIndex: -1 } : {},
  } as const
}
