import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { antdModule } from '@/ui/antdModule'
import { useLazyModuleState } from '@/ui/lazyModule'
import { ChevronGlyph } from './glyphs'
import styles from './MenuButton.module.css'
import type { MenuEntry } from './menuEntries'
import { PlainMenu } from './PlainMenu'

const openMenu = antdModule(() => import('./OpenMenu'))

/** Code that has not come after this time may never come: a weak connection often breaks unnoticed. */
const PATIENCE_MS = 3000

type Props = {
  entries: (MenuEntry | 'divider')[]
  /** The content of the button, which is also its name. A function receives whether the menu is open. */
  children: ReactNode | ((isOpen: boolean) => ReactNode)
  label?: string
  className?: string
}

/**
 * A button with a menu. The button is part of the prerendered document; the code of the menu loads when the
 * user turns to it. A press before that opens the menu as soon as it has loaded.
 */
export function MenuButton({ entries, children, label, className = '' }: Props) {
  const { loaded: OpenMenu, hasFailed } = useLazyModuleState(openMenu)
  const [start, setStart] = useState<'first' | 'last'>()
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const prepare = () => void openMenu.load()
  const close = () => setStart(undefined)

  function open(at: 'first' | 'last') {
    prepare()
    setStart(at)
  }

  function openByArrow(event: KeyboardEvent) {
    if (start || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    open(event.key === 'ArrowDown' ? 'first' : 'last')
  }

  function closeWhenLeft({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !area.current?.contains(relatedTarget)) close()
  }

  function closeMenu() {
    close()
    if (area.current?.contains(document.activeElement)) button.current?.focus()
  }

  function choose(entry: MenuEntry) {
    close()
    // A link moves the focus to its page.
    if (entry.to === undefined) button.current?.focus()
    entry.onChoose?.()
  }

  const isMenuThere = OpenMenu !== undefined
  const isLate = useIsLate(start !== undefined && !isMenuThere)
  // Ant Design's menu closes itself.
  useClosedElsewhere(start !== undefined && !isMenuThere, area, close)

  const isPlain = !isMenuThere && (hasFailed || isLate)
  const isShown = start !== undefined && (isMenuThere || isPlain)
  const menu = { id: `${id}menu`, labelledBy: `${id}button`, entries, onChoose: choose }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it observes that the focus leaves the button and the menu
    <div ref={area} className={`${styles.root} ${className}`} onBlur={closeWhenLeft}>
      <button
        ref={button}
        id={`${id}button`}
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isShown}
        aria-controls={isShown ? menu.id : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => (start ? close() : open('first'))}
        onKeyDown={openByArrow}
      >
        {typeof children === 'function' ? (
          children(isShown)
        ) : (
          <>
            {children}
            <ChevronGlyph />
          </>
        )}
      </button>
      {start && OpenMenu && (
        <OpenMenu {...menu} start={start} area={area} button={button} onClose={closeMenu} />
      )}
      {start && isPlain && <PlainMenu {...menu} />}
    </div>
  )
}

/** @returns whether the visitor has waited for the menu too long, now or before */
function useIsLate(isWaiting: boolean) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isLate
}

/** Closes a menu that Ant Design does not draw when the visitor turns away from it. */
function useClosedElsewhere(isOpen: boolean, area: RefObject<HTMLElement | null>, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const ending = new AbortController()
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) close()
    }
    const closeByEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    document.addEventListener('pointerdown', closeOutside, { signal: ending.signal })
    document.addEventListener('focusin', closeOutside, { signal: ending.signal })
    document.addEventListener('keydown', closeByEscape, { signal: ending.signal })
    return () => ending.abort()
  }, [isOpen, area])
}
