import { MinusOutlined, PlusOutlined } from '@ant-design/icons'
import { Collapse } from 'antd'
import { type ReactNode, useId, useRef } from 'react'
import layout from '@/ui/layout.module.css'
import styles from './Disclosure.module.css'
import { UNTIL_FOUND, useUntilFound } from './untilFound'

export type DisclosureItem = {
  key: string
  title: ReactNode
  /** Stands after the title, as small print. */
  extra?: ReactNode
  children: ReactNode
}

type Props = {
  items: DisclosureItem[]
  /** Keys of the open items. */
  open: readonly string[]
  onToggle: (key: string) => void
  /** The level of the headings that hold the titles. */
  level?: 2 | 3 | 4
  /** The id of one item, for links that lead to it. */
  idOf?: (key: string) => string
  className?: string
}

/**
 * Titles that open what they stand for, in Ant Design's Collapse. The buttons are ours: those of Collapse ignore the space bar, hide the
 * headings in them from screen readers, and do not say what they control. Closed contents are hidden by ourselves: the browser's own
 * search finds their words and opens them.
 */
export function Disclosure({ items, open, onToggle, level = 3, idOf, className }: Props) {
  const id = useId()
  const Heading = `h${level}` as const
  const list = useRef<HTMLDivElement>(null)
  useUntilFound(list, (key) => {
    if (!open.includes(key)) onToggle(key)
  })
  return (
    <Collapse
      ref={list}
      ghost
      className={className ? `${styles.items} ${className}` : styles.items}
      activeKey={[...open]}
      collapsible="icon"
      items={items.map(({ key, title, extra, children }) => {
        const isOpen = open.includes(key)
        const Sign = isOpen ? MinusOutlined : PlusOutlined
        return {
          key,
          id: idOf?.(key),
          className: styles.item,
          classNames: { header: styles.header, body: styles.body },
          showArrow: false,
          forceRender: true,
          label: (
            <Heading className={`${layout.large} ${layout.flush}`}>
              <button
                type="button"
                className={styles.toggle}
                aria-expanded={isOpen}
                aria-controls={`${id}-${key}`}
                onClick={() => onToggle(key)}
              >
                <span className={`${layout.grow} ${layout.narrow}`}>{title}</span>
                {extra && <span className={styles.extra}>{extra}</span>}
                <Sign className={styles.sign} aria-hidden />
              </button>
            </Heading>
          ),
          children: (
            <div id={`${id}-${key}`} hidden={!isOpen} {...{ [UNTIL_FOUND]: key }}>
              <div className={styles.content}>{children}</div>
            </div>
          ),
        }
      })}
    />
  )
}
