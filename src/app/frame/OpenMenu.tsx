import { CheckOutlined } from '@ant-design/icons'
import { Dropdown } from 'antd'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useRef,
} from 'react'
import { Link } from 'react-router'
import { directionOf } from '@/lib/i18n/language'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import styles from './MenuButton.module.css'
import type { MenuEntry, MenuProps } from './menuEntries'

type Click = { key: string; domEvent: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement> }

type Props = MenuProps & {
  /** The entry that gets the focus when the menu opens. */
  start: 'first' | 'last'
  area: RefObject<HTMLDivElement | null>
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** The menu below its button, open while it is mounted. It closes on Escape, Tab and a click outside. */
export default function OpenMenu({ id, labelledBy, entries, start, area, button, onChoose, onClose }: Props) {
  const direction = directionOf(useAppSelector(selectLanguage))
  const known = entries.filter((entry) => entry !== 'divider')
  const menu = {
    id,
    'aria-labelledby': labelledBy,
    items: entries.map(itemOf),
    selectedKeys: known.filter(({ isChecked, current }) => isChecked || current).map(({ key }) => key),
    onClick: ({ key, domEvent: { target, currentTarget } }: Click) => {
      const link = currentTarget.querySelector('a')
      // A press beside the text of a link follows the link, too.
      if (link && target instanceof Node && !link.contains(target)) return link.click()
      const chosen = known.find((entry) => entry.key === key)
      if (chosen) onChoose(chosen)
    },
  }
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement={direction === 'rtl' ? 'bottomLeft' : 'bottomRight'}
      transitionName=""
      menu={menu}
      classNames={{ root: styles.menu, item: styles.item }}
      // The menu follows its button in the DOM, where Tab and screen readers find it, in the same landmark.
      getPopupContainer={(anchor) => area.current ?? anchor}
      popupRender={(list) => <Keys start={start}>{list}</Keys>}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Anchor button={button} />
    </Dropdown>
  )
}

/** Dropdown positions its menu by its child. A new button in its place would lose a press and the focus. */
function Anchor({ button, ref }: { button: Props['button']; ref?: Ref<HTMLButtonElement | null> }) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current)
  return null
}

type KeysProps = { start: Props['start']; children: ReactNode; ref?: Ref<{ focus: () => void }> }

/** Adds what Dropdown lacks: focus on the last entry, the space bar, and links that follow a key. */
function Keys({ start, children, ref }: KeysProps) {
  const list = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => ({
    focus() {
      const all = [...(list.current?.querySelectorAll('[role^=menuitem]') ?? [])]
      pressableIn(all.at(start === 'last' ? -1 : 0))?.focus()
    },
  }))
  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    const item = event.target instanceof Element ? event.target.closest('[role^=menuitem]') : undefined
    pressableIn(item)?.click()
  }
  return (
    <div ref={list} onKeyDownCapture={press}>
      {children}
    </div>
  )
}

const pressableIn = (item: Element | null | undefined) =>
  item?.querySelector<HTMLElement>('a') ?? (item instanceof HTMLElement ? item : undefined)

function itemOf(entry: MenuEntry | 'divider') {
  if (entry === 'divider') return { type: 'divider' } as const
  const { key, icon, isChecked, current } = entry
  const item = {
    key,
    icon,
    label: labelOf(entry),
    className: isChecked || current ? styles.chosen : undefined,
  }
  return isChecked === undefined ? item : { ...item, role: 'menuitemradio', 'aria-checked': isChecked }
}

function labelOf({ label, to, current, className, isChecked }: MenuEntry) {
  if (to !== undefined)
    return (
      <Link to={to} tabIndex={-1} className={className} aria-current={current}>
        {label}
      </Link>
    )
  return (
    <span className={styles.label}>
      {label}
      {isChecked && <CheckOutlined aria-hidden />}
    </span>
  )
}
