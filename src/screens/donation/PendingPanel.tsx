import { Button } from 'antd'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { centsOf, type DonationAttempt } from '@/domain/donationAttempt'
import { formatDollars } from '@/lib/i18n/numbers'
import { paths } from '@/lib/paths'
import { isBusy, selectDonationBusy, selectDonationNews } from '@/state/donation/selectors'
import { finish, giveUp, goOn } from '@/state/donation/thunks'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import action from '@/ui/action.module.css'
import layout from '@/ui/layout.module.css'
import { focusChoice } from './focusChoice'
import styles from './PendingPanel.module.css'
import { useLookAgain } from './useLookAgain'
import type { TakeStep } from './useNextStep'

type Props = { ref: Ref<HTMLElement>; attempt: DonationAttempt; takeStep: TakeStep }

const kinds = { left: 'left', confirming: 'unknown', processing: 'processing' } as const
type PendingStage = keyof typeof kinds

/** What is known of a donation that may have been charged, and what can be done; nothing new begins before. */
export function PendingPanel({ ref, attempt, takeStep }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const language = useAppSelector(selectLanguage)
  const busy = useAppSelector(selectDonationBusy)
  const news = useAppSelector(selectDonationNews)
  const { isLooking, hasLooked, lookAgain } = useLookAgain(takeStep)
  const kind = kinds[attempt.stage as PendingStage]
  const isWaiting = useAppSelector(isBusy) || isLooking
  // Processing is news in itself, until it is asked about again.
  const isNothingNew = news?.kind === 'unknown' || (news?.kind === 'processing' && hasLooked)
  const canLook = kind !== 'left' || attempt.userId !== undefined

  /** The panel goes away, and the keyboard goes on where one begins. */
  async function beginAnew() {
    const step = await dispatch(giveUp())
    takeStep(step)
    if (step.next === 'idle') focusChoice()
  }

  const press = (act: () => unknown) => () => !isWaiting && void act()
  return (
    <section ref={ref} className={styles.panel} tabIndex={-1} aria-labelledby="donation-pending">
      <p className={styles.label}>{t('donation.pending.label')}</p>
      <h3 id="donation-pending" className={layout.below2}>
        {t(`donation.pending.${kind}.title`)}
      </h3>
      <p>
        {t(`donation.pending.${kind}.text`, { amount: formatDollars(centsOf(attempt) / 100, language) })}{' '}
        {kind === 'unknown' && !attempt.isLost && t('donation.pending.unknown.wait')}
      </p>
      <p role="status" className={styles.news}>
        {busy !== null || isLooking
          ? t(busy === 'asking' ? 'donation.asking' : 'donation.pending.checking')
          : isNothingNew
            ? t(kind === 'left' ? 'donation.pending.left.notFound' : 'donation.pending.still')
            : news?.kind === 'unasked' && canLook && !attempt.isLost
              ? t(kind === 'left' ? 'donation.pending.left.unasked' : 'donation.pending.unasked')
              : null}
      </p>
      {attempt.isLost && <p>{t('donation.pending.lost')}</p>}
      <div className={styles.actions}>
        {kind === 'left' && (
          <Button
            type="primary"
            aria-disabled={isWaiting}
            onClick={press(async () => takeStep(await dispatch(goOn())))}
          >
            {t('donation.pending.left.goOn')}
          </Button>
        )}
        {canLook && (
          <Button
            type={kind === 'left' ? 'default' : 'primary'}
            aria-disabled={isWaiting}
            onClick={press(lookAgain)}
          >
            {t('donation.pending.check')}
          </Button>
        )}
        {kind === 'left' && (
          <>
            <Button aria-disabled={isWaiting} onClick={press(() => dispatch(finish()))}>
              {t('donation.pending.left.done')}
            </Button>
            <Button aria-disabled={isWaiting} onClick={press(beginAnew)}>
              {t('donation.pending.left.anew')}
            </Button>
          </>
        )}
        {attempt.isLost && (
          <Button aria-disabled={isWaiting} onClick={press(beginAnew)}>
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
