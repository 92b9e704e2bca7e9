import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart, useLazyPart } from './lazyPart'
import styles from './OutcomeDialog.module.css'

const dialog = lazyPart(() => import('./AlertDialog'))

/** For the moment when somebody turns to a form: once it is sent, the line may be gone, and the dialog could not be fetched. */
export const prepareOutcomeDialog = () => void dialog.load()

type Props = { kind: 'success' | 'failure'; title: string; children: ReactNode; onClose: () => void }

/** What became of something that was sent, in a dialog; where that cannot be fetched, in the page. */
export function OutcomeDialog({ kind, title, children, onClose }: Props) {
  const { t } = useTranslation()
  const { loaded: AlertDialog, hasFailed } = useLazyPart(dialog)
  if (AlertDialog)
    return (
      <AlertDialog
        kind={kind}
        title={title}
        primary={{ text: t('ui.close'), onPress: onClose }}
        onClose={onClose}
      >
        {children}
      </AlertDialog>
    )
  return hasFailed ? (
    <div className={styles.inPage} data-kind={kind} role="alert">
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  ) : null
}
