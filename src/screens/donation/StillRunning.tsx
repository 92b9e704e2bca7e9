import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { RunningSubscription } from '@/domain/donation/history'
import type { DonationOutcome } from '@/domain/donation/outcome'
import { formatDay } from '@/lib/i18n/dates'
import type { LanguageCode } from '@/lib/i18n/language'
import { formatDollars } from '@/lib/i18n/numbers'
import { beginBeside } from '@/state/donation/actions'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { OutcomeDialog } from '@/ui/OutcomeDialog'
import { NoWrapDay } from './NoWrapDay'
import styles from './Outcome.module.css'

type Props = {
  outcome: Extract<DonationOutcome, { kind: 'still-running' }>
  onClose: () => void
}

/** The account has no subscription, but the history shows one that runs. The donor sees both and decides. */
export function StillRunning({ outcome, onClose }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const language = useAppSelector(selectLanguage)
  return (
    <OutcomeDialog
      kind="question"
      title={t('donation.stillRunning.title')}
      closeText={t('donation.stillRunning.notNow')}
      action={{
        text: t('donation.stillRunning.goOn'),
        onPress: () => void dispatch(beginBeside(outcome)),
      }}
      onClose={onClose}
    >
      <p>{t('donation.stillRunning.account')}</p>
      <p>{t('donation.stillRunning.history')}</p>
      <ul className={styles.running}>
        {outcome.running.map((subscription) => (
          <li key={subscription.id}>
            <NoWrapDay {...planText(t, subscription, language)} />
          </li>
        ))}
      </ul>
      <p>{t('donation.stillRunning.beside')}</p>
      {!outcome.order && <p>{t('donation.stillRunning.payAgain')}</p>}
    </OutcomeDialog>
  )
}

const intervals = ['week', 'month', 'year'] as const

/** '$20 every month, until 01-12-2026', without the parts that the server has not sent. */
function planText(t: TFunction, { dollars, interval, until }: RunningSubscription, language: LanguageCode) {
  const known = intervals.find((one) => one === interval)
  const plan = t('donation.stillRunning.plan', {
    amount: dollars === undefined ? t('profile.history.subscription') : formatDollars(dollars, language),
    interval: known ? t(`profile.history.intervals.${known}`) : '',
  }).trim()
  const day = until !== undefined && until > Date.now() ? formatDay(until, language) : ''
  return { text: day === '' ? plan : t('donation.stillRunning.until', { plan, day }), day }
}
