import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyAlert } from './LazyAlert'

type Props = {
  /** A failure, if nothing else is said. */
  kind?: 'success' | 'failure' | 'question'
  title: string
  children: ReactNode
  /** The actions that one can take. */
  action?: { text: string; onPress: () => void }
  /** The page to go to after closing, if any. */
  closeText?: string
  onClose: () => void
}

/** The outcome of something that was sent, or a question about it. */
export function OutcomeDialog({ kind = 'failure', title, children, action, closeText, onClose }: Props) {
  const { t } = useTranslation()
  const close = { text: closeText ?? t('ui.close'), onPress: onClose }
  return (
    <LazyAlert
      kind={kind}
      title={title}
      primary={action ?? close}
      secondary={action && close}
      onClose={onClose}
    >
      {children}
    </LazyAlert>
  )
}
