import { useTranslation } from 'react-i18next'
import { isOutcomeUnknown } from '@/api/errors'
import type { ApiError } from '@/api/types'
import type { HistoryRow } from '@/domain/donation/history'
import { paymentUrl } from '@/domain/site/url'
import { BidiText } from '@/ui/BidiText'
import { causeOf } from '@/ui/failureCause'
import { OutcomeDialog } from '@/ui/OutcomeDialog'
import { RetryAfter } from '@/ui/RetryAfter'
import { useRowTexts } from './useRowTexts'

type QuestionProps = { row: HistoryRow; onConfirm: () => void; onKeep: () => void }

/** Asks the user to confirm and names what ends. The safe button comes first. */
export function UnsubscribeQuestion({ row, onConfirm, onKeep }: QuestionProps) {
  const { t } = useTranslation()
  const { amount, interval } = useRowTexts(row)
  const invoice = paymentUrl(row.subscription?.latest_invoice?.invoice_pdf)
  return (
    <OutcomeDialog
      kind="question"
      title={t('profile.history.sure')}
      closeText={t('profile.history.keep')}
      action={{ text: t('profile.history.actions.unsubscribe'), onPress: onConfirm }}
      onClose={onKeep}
    >
      <p>{t('profile.history.sureText')}</p>
      <p>
        {row.dollars === undefined
          ? t('profile.history.sureEndsIt')
          : t('profile.history.sureEnds', { amount, interval: interval ?? '' })}
      </p>
      {invoice && (
        <p>
          {t('profile.history.lastChance')}{' '}
          <a href={invoice} target="_blank" rel="noopener" download>
            {t('profile.history.actions.invoice')}
          </a>
        </p>
      )}
    </OutcomeDialog>
  )
}

/** Shows the server's message. If the outcome is unknown, the dialog says so. */
export function UnsubscribeFailed({ error, onClose }: { error: ApiError; onClose: () => void }) {
  const { t } = useTranslation()
  const { message, key } = causeOf(error)
  return (
    <OutcomeDialog title={t('profile.history.error')} onClose={onClose}>
      <p>{message ? <BidiText text={message} /> : t(key ?? 'profile.history.endFailed')}</p>
      <RetryAfter error={error} />
      {isOutcomeUnknown(error) && <p>{t('profile.history.unsure')}</p>}
    </OutcomeDialog>
  )
}
