import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import actions from './action.module.css'
import styles from './MessageDialog.module.css'
import { useReturnFocus } from './useReturnFocus'

type Props = {
  title: string
  /** A question waits at the way out of it; everything else at what one can do about it. */
  kind?: 'success' | 'failure' | 'question'
  children: ReactNode
  /** What one can do about it, before it is closed. */
  action?: { text: string; onPress: () => void }
  closeText?: string
  onClose: () => void
}

/**
 * A dialog that says what went wrong, or well, for pages that do without antd (`ui/AlertDialog` is the one for those with it): the browser's own,
 * which keeps the focus inside and closes on Escape. Open while it is mounted.
 */
export function MessageDialog({ title, kind = 'failure', children, action, closeText, onClose }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const main = useRef<HTMLButtonElement>(null)
  const isCloseFirst = !action || kind === 'question'
  useReturnFocus()
  useLayoutEffect(() => {
    dialog.current?.showModal()
    main.current?.focus()
  }, [])

  function closeOutside({ target }: MouseEvent) {
    if (target === dialog.current) onClose()
  }

  /** The browser tells that it has closed a moment after it has: whoever presses on at once would be closed again. */
  function closeAtOnce(event: SyntheticEvent) {
    if (event.target !== dialog.current) return
    event.preventDefault()
    onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, which is the key for that
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-kind={kind}
      aria-labelledby={titleId}
      onCancel={closeAtOnce}
      onClose={onClose}
      onClick={closeOutside}
    >
      <div className={styles.box}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.text}>{children}</div>
        <div className={styles.actions}>
          <button
            ref={isCloseFirst ? main : undefined}
            type="button"
            className={actions.quiet}
            onClick={onClose}
          >
            {closeText ?? t('ui.close')}
          </button>
          {action && (
            <button
              ref={isCloseFirst ? undefined : main}
              type="button"
              className={actions.primary}
              onClick={action.onPress}
            >
              {action.text}
            </button>
          )}
        </div>
      </div>
    </dialog>
  )
}
