import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import styles from './BottomSheet.module.css'

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
      {children}
    </Drawer>
  )
}
