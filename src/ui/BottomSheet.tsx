import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import styles from './BottomSheet.module.css'
import { useReturnFocus } from './useReturnFocus'

type Props = {
  title: ReactNode
  footer?: ReactNode
  children: ReactNode
  onClose: () => void
}

const parts = { section: styles.sheet, wrapper: styles.place, footer: styles.foot }

/** A dialog of a phone, open while it is mounted: it comes from below, where the thumb is. */
export function BottomSheet({ title, footer, children, onClose }: Props) {
  // A drawer that is mounted open takes itself for what had the focus before.
  useReturnFocus()
  return (
    <Drawer
      open
      title={title}
      footer={footer}
      placement="bottom"
      size="auto"
      classNames={parts}
      onClose={onClose}
    >
      {children}
    </Drawer>
  )
}
