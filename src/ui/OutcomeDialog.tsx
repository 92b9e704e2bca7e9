import type { ReactNode } from 'react'
import { lazyPart, useLazyPart } from './lazyPart'
import styles from './OutcomeDialog.module.css'

const dialog = lazyPart(async () => ({ default: (await import('./MessageDialog')).MessageDialog }))

/** For the moment when somebody turns to a form: once it is sent, the line may be gone, and the dialog could not be fetched. */
export const prepareOutcomeDialog = () => void dialog.load()

type Props = { kind: 'success' | 'failure'; title: string; children: ReactNode; onClose: () => void }

/** What became of something that was sent, in a dialog; where that cannot be fetched, in the page. */
export function OutcomeDialog({ kind, title, children, onClose }: Props) {
  const { loaded: MessageDialog, hasFailed } = useLazyPart(dialog)
  if (MessageDialog)
    return (
      <MessageDialog kind={kind} title={title} onClose={onClose}>
        {children}
      </MessageDialog>
    )
  return hasFailed ? (
    <div className={styles.inPage} data-kind={kind} role="alert">
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  ) : null
}
