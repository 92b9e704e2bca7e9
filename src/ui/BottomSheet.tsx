import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import styles from './BottomSheet.module.css'
import { useReturnFocus } from './useReturnFocus'

type Props = {
  isOpen: boolean
  title: ReactNode
  footer?: ReactNode
  children: ReactNode
  onClose: () => void
}

const parts = { section: styles.sheet, wrapper: styles.place, footer: styles.foot }

/** A dialog of a phone: it comes from below, where the thumb is. */
export function BottomSheet({ isOpen, title, footer, children, onClose }: Props) {
  return (
    <Drawer
      open={isOpen}
      title={title}
      footer={footer}
      placement="bottom"
      size="auto"
      classNames={parts}
      destroyOnHidden
      onClose={onClose}
    >
      <Contents>{children}</Contents>
    </Drawer>
  )
}

/** Gives the focus back: a drawer that is mounted open takes itself for what had the focus before. */
function Contents({ children }: { children: ReactNode }) {
  useReturnFocus()
  return children
}
