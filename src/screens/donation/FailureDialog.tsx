import { useTranslation } from 'react-i18next'
import type { DonationFailure } from '@/domain/donation/outcome'
import { BidiText } from '@/ui/BidiText'
import { causeOf } from '@/ui/failureCause'
import { OutcomeDialog } from '@/ui/OutcomeDialog'
import { RetryAfter } from '@/ui/RetryAfter'
import { CardFailureText } from './CardFailureText'

type Props = { failure: Exclude<DonationFailure, { kind: 'card' }>; onClose: () => void }

/** Explains why a request failed (docs/behaviour/donation.md#failures-of-the-request). */
export function FailureDialog({ failure, onClose }: Props) {
  const { t } = useTranslation()
  if (failure.kind === 'no-interval')
    return (
      <OutcomeDialog kind="failure" title={t('donation.failed.reload')} onClose={onClose}>
        <p>{t('donation.failed.reloadText')}</p>
      </OutcomeDialog>
    )
  return (
    <OutcomeDialog kind="failure" title={t('donation.failed.title')} onClose={onClose}>
      <p>
        {failure.kind === 'api' ? <Reason error={failure.error} /> : t(`donation.failed.${failure.kind}`)}
      </p>
      {failure.kind === 'ended' && failure.failure && <CardFailureText failure={failure.failure} />}
      {failure.kind === 'api' && <RetryAfter error={failure.error} />}
      {/* An API error shows here only if nothing can have been charged. */}
      {failure.kind === 'api' && <p>{t('donation.card.notCharged')}</p>}
      <p>{t('donation.failed.kept')}</p>
    </OutcomeDialog>
  )
}

function Reason({ error }: { error: Extract<DonationFailure, { kind: 'api' }>['error'] }) {
  const { t } = useTranslation()
  const { message, key } = causeOf(error)
  return message ? <BidiText text={message} /> : t(key ?? 'donation.failed.unknown')
}
