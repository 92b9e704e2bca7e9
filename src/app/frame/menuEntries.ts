import type { ReactNode } from 'react'

export type MenuEntry = {
  key: string
  label: ReactNode
  icon?: ReactNode
  /** It is a link to this path. */
  to?: string
  /** The value of a link's aria-current. */
  current?: 'page' | 'true'
  /** It is one of several of which one holds. */
  isChecked?: boolean
  /** How its link looks, where it looks like more than an entry. */
  className?: string
  onChoose?: () => void
}

export type MenuProps = {
  id: string
  /** The button's id. */
  labelledBy: string
  entries: (MenuEntry | 'divider')[]
  onChoose: (entry: MenuEntry) => void
}
