import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { formatDollars } from '@/lib/i18n/numbers'
import { paths } from '@/lib/paths'
import { acknowledge } from '@/state/donation/actions'
import type { DonationDialog } from '@/state/donation/selectors'
import { failureAcknowledged } from '@/state/donation/slice'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { OutcomeDialog } from '@/ui/OutcomeDialog'
import { pageTitle } from '@/ui/useFocusReturn'
import { CardFailureText } from './CardFailureText'
import { FailureDialog } from './FailureDialog'
import styles from './Outcome.module.css'
import { StillRunning } from './StillRunning'

type Props = { dialog: DonationDialog | null; onGiven: () => void }

/** The dialog with the outcome of an attempt, or with the failure that stopped it. */
export function Outcome({ dialog, onGiven }: Props) {
  const dispatch = useAppDispatch()

  function closeFailure() {
    dispatch(failureAcknowledged())
    focusFormIfLost()
  }

  if (!dialog) return null
  if (dialog.kind === 'failure') return <FailureDialog failure={dialog.failure} onClose={closeFailure} />
  if (dialog.kind === 'question') {
    const { outcome } = dialog
    return <StillRunning outcome={outcome} onClose={() => dispatch(acknowledge(outcome))} />
  }
  return <Ending {...dialog} onGiven={onGiven} />
}

type EndingProps = Extract<DonationDialog, { kind: 'outcome' }> & { onGiven: () => void }

function Ending({ outcome, isThanks, isRegular, hasPaid, onGiven }: EndingProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const language = useAppSelector(selectLanguage)
  const text = outcome.kind === 'succeeded' && !isRegular ? 'paid' : outcome.kind
  const amount = formatDollars(('cents' in outcome ? outcome.cents : 0) / 100, language)

  const close = () => {
    dispatch(acknowledge(outcome))
    // The thanks for a subscription may show on a later visit, whose choice stays.
    if (isThanks && !isRegular) onGiven()
    focusFormIfLost()
  }
  const toProfile = () => {
    dispatch(acknowledge(outcome))
    onGiven()
    navigate(paths.profile)
  }
  const profile = t('donation.pending.profile')
  const ways = !isRegular
    ? { onClose: close }
    : hasPaid
      ? { onClose: toProfile, closeText: profile }
      : { onClose: close, action: { text: profile, onPress: toProfile } }

  return (
    <OutcomeDialog kind={isThanks ? 'success' : 'failure'} title={t(`donation.news.${text}.title`)} {...ways}>
      {isThanks && (
        <img
          className={styles.thanks}
          src="/static/images/donation-thanks.svg"
          alt=""
          width="320"
          height="240"
        />
      )}
      <p>{t(`donation.news.${text}.text`, { amount })}</p>
      {outcome.kind === 'not-charged' && (
        // The provider's reason may arrive after the dialog opens.
        <div role="status" className={styles.reason}>
          {outcome.failure && <CardFailureText failure={outcome.failure} />}
        </div>
      )}
    </OutcomeDialog>
  )
}

/**
 * If the element that opened the dialog is gone, the dialog focuses the page's title. The form is a better
 * place to continue.
 */
function focusFormIfLost() {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { activeElement } = document
      if (activeElement !== document.body && activeElement !== pageTitle()) return
      document.getElementById('donation-give')?.focus({ preventScroll: true })
    }),
  )
}
