import type { ReactNode } from 'react'

export type MenuEntry = {
  key: string
  label: ReactNode
  icon?: ReactNode
  /** The path of a link; undefined for other entries. */
  to?: string
  /** The value of a link's aria-current. */
  current?: 'page' | 'true'
  /** Given for a radio entry: whether it is the chosen one. */
  isChecked?: boolean
  /** The class of a link with a style of its own. */
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
