import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import actions from './action.module.css'
import { InPageOutcome } from './InPageOutcome'
import { lazyPart } from './lazyPart'
import { useDialogPart } from './useDialogPart'

const dialog = lazyPart(async () => ({ default: (await import('./MessageDialog')).MessageDialog }))

/** For the moment when somebody turns to a form: once it is sent, the line may be gone, and the dialog could not be fetched. */
export const prepareOutcomeDialog = () => void dialog.load()

type Props = {
  kind: 'success' | 'failure' | 'question'
  title: string
  children: ReactNode
  /** What one can do about it; without a dialog only where it is a question. */
  action?: { text: string; onPress: () => void }
  /** Where closing leads, if it leads anywhere. */
  closeText?: string
  onClose: () => void
}

/** What became of something that was sent, in a dialog; where that cannot be fetched, in the page. */
export function OutcomeDialog({ kind, title, children, action, closeText, onClose }: Props) {
  const { t } = useTranslation()
  const { Dialog, isInPage } = useDialogPart(dialog)
  if (Dialog)
    return (
      <Dialog kind={kind} title={title} action={action} closeText={closeText} onClose={onClose}>
        {children}
      </Dialog>
    )
  if (!isInPage) return null
  const question = kind === 'question' && action && (
    <>
      <button type="button" className={actions.quiet} onClick={onClose}>
        {closeText ?? t('ui.close')}
      </button>
      <button type="button" className={actions.primary} onClick={action.onPress}>
        {action.text}
      </button>
    </>
  )
  return (
    <InPageOutcome kind={kind === 'success' ? kind : 'failure'} title={title} actions={question}>
      {children}
    </InPageOutcome>
  )
}
