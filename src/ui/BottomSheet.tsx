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
  const words = useRef<HTMLSpanElement>(null)
  useIgnoredDoublePress(true)
  useEffect(() => {
    // The drawer focuses an element around the dialog; a screen reader then does not say the dialog's title.
    const frame = requestAnimationFrame(() => {
      const dialog = words.current?.closest<HTMLElement>('[role=dialog]')
      dialog?.setAttribute('tabindex', '-1')
      dialog?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Drawer
      open
      title={<span ref={words}>{title}</span>}
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
