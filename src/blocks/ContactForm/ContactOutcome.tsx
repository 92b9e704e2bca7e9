import { useTranslation } from 'react-i18next'
import { BidiText } from '@/ui/BidiText'
import { causeOf } from '@/ui/failureCause'
import { OutcomeDialog } from '@/ui/OutcomeDialog'
import { RetryAfter } from '@/ui/RetryAfter'
import type { Outcome } from './useContactForm'

type Props = { outcome: Outcome; onClose: () => void }

/** The outcome of a message, with the server's message if it sent one. */
export function ContactOutcome({ outcome: { message, error }, onClose }: Props) {
  const { t } = useTranslation()
  if (!error)
    return (
      <OutcomeDialog kind="success" title={t('contact.form.sent')} onClose={onClose}>
        <p>
          <BidiText text={message || t('contact.form.sentText')} />
        </p>
      </OutcomeDialog>
    )
  const cause = causeOf(error)
  return (
    <OutcomeDialog kind="failure" title={t('contact.form.failed')} onClose={onClose}>
      <p>
        <BidiText text={cause.message ?? t(cause.key ?? 'contact.form.failedText')} />
      </p>
      <RetryAfter error={error} />
      <p>{t('contact.form.kept')}</p>
    </OutcomeDialog>
  )
}
