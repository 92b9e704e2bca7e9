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

/** A dialog for phones, open while it is mounted. It stands at the bottom, where the thumb reaches it. */
export function BottomSheet({ title, footer, children, onClose }: Props) {
  // A drawer that is mounted open returns the focus to itself instead of its opener.
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
      closable={{ placement: 'end' }}
      onClose={onClose}
    >
      {children}
    </Drawer>
  )
}

/** Focuses the dialog. The drawer focuses an outer element, and a screen reader then skips the title. */
function SheetTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const dialog = title.current?.closest<HTMLElement>('[role=dialog]')
    dialog?.setAttribute('tabindex', '-1')
    dialog?.focus({ preventScroll: true })
  }, [])
  return <span ref={title}>{children}</span>
}
