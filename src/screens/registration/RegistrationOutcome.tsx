import { useTranslation } from 'react-i18next'
import { formatNumber } from '@/lib/i18n/numbers'
import { useLanguage } from '@/lib/i18n/useLanguage'
import type { RegistrationKind } from '@/lib/paths'
import { BidiText } from '@/ui/BidiText'
import { causeOf } from '@/ui/failureCause'
import { OutcomeDialog } from '@/ui/OutcomeDialog'
import { AccountHint } from './AccountHint'
import { DemoMail } from './DemoMail'
import type { Outcome } from './useSending'

type Props = { kind: RegistrationKind; outcome: Outcome; onClose: () => void }

/**
 * The dialogs after a registration (docs/behaviour/forms.md#outcome-of-a-registration), with the server's
 * message if there is one.
 */
export function RegistrationOutcome({ kind, outcome: { message, error }, onClose }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isJob = kind === 'job'
  if (!error)
    return (
      <OutcomeDialog
        kind="success"
        title={t(isJob ? 'registration.job.success' : 'registration.success')}
        onClose={onClose}
      >
        <p>
          <BidiText text={isJob ? t('registration.job.text') : message || t(thanks(kind))} />
        </p>
        {kind === 'member' && <DemoMail />}
        <AccountHint kind={kind} />
      </OutcomeDialog>
    )
  const cause = causeOf(error)
  const ours = t(cause.key ?? (isJob ? 'registration.job.failedText' : 'registration.failedText'))
  const reason = error.status === 413 ? t('registration.tooLarge') : ours
  return (
    <OutcomeDialog
      kind="failure"
      title={t(isJob ? 'registration.job.failed' : 'registration.failed')}
      onClose={onClose}
    >
      <p>
        <BidiText text={cause.message ?? reason} />
      </p>
      {error.retryAfter !== undefined && (
        <p>{t('registration.wait', { seconds: formatNumber(error.retryAfter, language) })}</p>
      )}
      <p>{t('registration.kept')}</p>
    </OutcomeDialog>
  )
}

const thanks = (kind: RegistrationKind) =>
  kind === 'member' ? 'registration.memberText' : 'registration.successText'
