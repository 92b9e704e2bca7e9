import { MinusOutlined, PlusOutlined } from '@ant-design/icons'
import { Collapse } from 'antd'
import { type ReactNode, useId, useRef } from 'react'
import layout from '@/ui/layout.module.css'
import styles from './Disclosure.module.css'
import { UNTIL_FOUND, useUntilFound } from './untilFound'

export type DisclosureItem = {
  key: string
  title: ReactNode
  /** Small text after the title. */
  extra?: ReactNode
  children: ReactNode
}

type Props = {
  items: DisclosureItem[]
  /** The keys of the open items. */
  open: readonly string[]
  onToggle: (key: string) => void
  /** The level of the headings around the titles. */
  level?: 2 | 3 | 4
  /** @returns the id of an item, as a target for links. */
  idOf?: (key: string) => string
  className?: string
}

/**
 * Titles that open their contents, in Ant Design's Collapse. The buttons are our own, because those of
 * Collapse ignore the space bar, hide their headings from screen readers, and lack aria-controls. Our own
 * code also hides closed contents, in a way that lets the browser's own search find and open them.
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
