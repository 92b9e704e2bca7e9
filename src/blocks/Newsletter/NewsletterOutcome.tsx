import { useTranslation } from 'react-i18next'
import type { ApiError } from '@/api/errors'
import { BidiText } from '@/ui/BidiText'
import { causeOf } from '@/ui/failureCause'
import { OutcomeDialog } from '@/ui/OutcomeDialog'
import { RetryAfter } from '@/ui/RetryAfter'

type Props = { error?: ApiError; onClose: () => void }

/** The outcome of a subscription. A failure shows the server's message, or ours with the reason. */
export function NewsletterOutcome({ error, onClose }: Props) {
  const { t } = useTranslation()
  if (!error)
    return (
      <OutcomeDialog kind="success" title={t('newsletter.done')} onClose={onClose}>
        <p>{t('newsletter.doneText')}</p>
      </OutcomeDialog>
    )
  const { message, key } = causeOf(error)
  return (
    <OutcomeDialog kind="failure" title={t('newsletter.failed')} onClose={onClose}>
      <p>
        <BidiText text={message ?? t('newsletter.failedText')} />
      </p>
      {!message && key && <p>{t(key)}</p>}
      <RetryAfter error={error} />
    </OutcomeDialog>
  )
}
