import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyAlert } from './LazyAlert'

type Props = {
  /** The default is 'failure'. */
  kind?: 'success' | 'failure' | 'question'
  title: string
  children: ReactNode
  /** An action beside the close button. */
  action?: { text: string; onPress: () => void }
  /** The text of the close button, if it is not 'Close'. */
  closeText?: string
  onClose: () => void
}

/** The outcome of a request, or a question about it. */
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
