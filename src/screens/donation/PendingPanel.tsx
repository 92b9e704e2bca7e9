import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDollars } from '@/lib/i18n/numbers'
import { paths } from '@/lib/paths'
import { complete, discard, resume } from '@/state/donation/actions'
import type { DonationView, PendingView } from '@/state/donation/selectors'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import action from '@/ui/action.module.css'
import layout from '@/ui/layout.module.css'
import { PENDING_PANEL_ID } from './focus'
import styles from './PendingPanel.module.css'
import { useCheckAgain } from './useCheckAgain'

/** The text keys keep the names of the first version. */
const texts = { redirected: 'left', unknown: 'unknown', processing: 'processing' } as const

/** The state of an attempt that may already be charged, and the ways to continue. It blocks a new attempt. */
export function PendingPanel({ view }: { view: PendingView & DonationView }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const language = useAppSelector(selectLanguage)
  const { isChecking, hasChecked, checkAgain } = useCheckAgain()
  const { isUnresolvable, isCheckable } = view
  const kind = texts[view.payment]
  const isWaiting = view.isBusy || isChecking

  const press = (act: () => unknown) => () => !isWaiting && void act()
  return (
    <section id={PENDING_PANEL_ID} className={styles.panel} tabIndex={-1} aria-labelledby="donation-pending">
      <p className={styles.label}>{t('donation.pending.label')}</p>
      <h3 id="donation-pending" className={layout.below2}>
        {t(`donation.pending.${kind}.title`)}
      </h3>
      <p>
        {t(`donation.pending.${kind}.text`, { amount: formatDollars(view.cents / 100, language) })}{' '}
        {kind === 'unknown' && !isUnresolvable && t('donation.pending.unknown.wait')}
      </p>
      <p role="status" className={styles.status}>
        <Report view={view} isChecking={isChecking} hasChecked={hasChecked} />
      </p>
      {isUnresolvable && <p>{t('donation.pending.lost')}</p>}
      <div className={styles.actions}>
        {kind === 'left' && (
          <Button type="primary" aria-disabled={isWaiting} onClick={press(() => dispatch(resume()))}>
            {t('donation.pending.left.goOn')}
          </Button>
        )}
        {isCheckable && (
          <Button
            type={kind === 'left' ? 'default' : 'primary'}
            aria-disabled={isWaiting}
            onClick={press(checkAgain)}
          >
            {t('donation.pending.check')}
          </Button>
        )}
        {kind === 'left' && (
          <>
            <Button aria-disabled={isWaiting} onClick={press(() => dispatch(complete()))}>
              {t('donation.pending.left.done')}
            </Button>
            <Button aria-disabled={isWaiting} onClick={press(() => dispatch(discard()))}>
              {t('donation.pending.left.anew')}
            </Button>
          </>
        )}
        {isUnresolvable && (
          <Button aria-disabled={isWaiting} onClick={press(() => dispatch(discard()))}>
            {t('donation.pending.anew')}
          </Button>
        )}
        {kind !== 'left' && (
          <Link className={action.quiet} to={paths.profile}>
            {t('donation.pending.profile')}
          </Link>
        )}
      </div>
    </section>
  )
}

type ReportProps = { view: PendingView & DonationView; isChecking: boolean; hasChecked: boolean }

/** The last payment status, or the check that is in progress. */
function Report({ view, isChecking, hasChecked }: ReportProps) {
  const { t } = useTranslation()
  const { operation, payment, report, isCheckable, isUnresolvable } = view
  const isRedirected = payment === 'redirected'
  if (operation !== null || isChecking)
    return t(operation === 'requesting' ? 'donation.asking' : 'donation.pending.checking')
  // 'Processing' is news only after the donor has checked again.
  if (report === 'unknown' || (report === 'processing' && hasChecked))
    return t(isRedirected ? 'donation.pending.left.notFound' : 'donation.pending.still')
  if (report === 'unasked' && isCheckable && !isUnresolvable)
    return t(isRedirected ? 'donation.pending.left.unasked' : 'donation.pending.unasked')
  return null
}
