import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './Tabs.module.css'

type Tab<Name extends string> = { name: Name; text: string; panel: ReactNode }

type Props<Name extends string> = {
  label: string
  tabs: Tab<Name>[]
  open: Name
  onShow: (name: Name) => void
}

/**
 * Tabs that are opened by press, arrow keys, Home and End. All panels are in the page with all their words;
 * what costs something waits until its tab is open. Without scripts all panels are shown, each with the text
 * of its tab above it.
 */
export function Tabs<Name extends string>({ label, tabs, open, onShow }: Props<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const place = placeAfter(
      event,
      tabs.findIndex(({ name }) => name === open),
    )
    const target = place === undefined ? undefined : tabs.at(place % tabs.length)
    if (!target) return
    event.preventDefault()
    onShow(target.name)
    list.current?.querySelector<HTMLElement>(`[data-tab="${target.name}"]`)?.focus()
  }

  return (
    <>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ name, text }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            className={styles.tab}
            aria-selected={name === open}
            aria-controls={`${id}-${name}-panel`}
            tabIndex={name === open ? 0 : -1}
            onClick={() => onShow(name)}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ name, text, panel }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          className={styles.panel}
          data-label={text}
          hidden={name !== open}
        >
          {panel}
        </div>
      ))}
    </>
  )
}

/** Arrow keys follow the direction of reading and go round; Home and End go to the ends. @returns a place for `at`. */
function placeAfter({ key, currentTarget }: KeyboardEvent, place: number): number | undefined {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return place + 1
  if (key === backward) return place - 1
  if (key === 'Home') return 0
  return key === 'End' ? -1 : undefined
}
