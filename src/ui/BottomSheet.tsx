import { Drawer } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './BottomSheet.module.css'
import { useIgnoredDoublePress } from './useIgnoredDoublePress'
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
  useIgnoredDoublePress(true)
  return (
    <Drawer
      open
      title={<SheetTitle>{title}</SheetTitle>}
      autoFocus={false}
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

/** The drawer would focus an element around the dialog, and a screen reader then does not read out the title. */
function SheetTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const dialog = title.current?.closest<HTMLElement>('[role=dialog]')
    dialog?.setAttribute('tabindex', '-1')
    dialog?.focus({ preventScroll: true })
  }, [])
  return <span ref={title}>{children}</span>
}
