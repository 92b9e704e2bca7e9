import { Drawer } from 'antd'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import styles from './BottomSheet.module.css'
import { unlessDoublePress } from './unlessDoublePress'
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
  const words = useRef<HTMLSpanElement>(null)
  // The drawer focuses an element around the dialog; a screen reader then does not say the dialog's title.
  const focusDialog = useCallback(() => {
    const dialog = words.current?.closest<HTMLElement>('[role=dialog]')
    dialog?.setAttribute('tabindex', '-1')
    dialog?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    const frame = requestAnimationFrame(focusDialog)
    return () => cancelAnimationFrame(frame)
  }, [focusDialog])
  return (
    <Drawer
      open
      title={<span ref={words}>{title}</span>}
      footer={footer}
      placement="bottom"
      size="auto"
      classNames={parts}
      onClose={unlessDoublePress(onClose, focusDialog)}
    >
      {children}
    </Drawer>
  )
}
