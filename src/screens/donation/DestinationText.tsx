import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type DonationForm, isSubscription } from '@/domain/donation/order'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectSession } from '@/state/session/user'
import styles from './Total.module.css'
import { addressOf } from './useDonationForm'

/** Tells the donor where the submit button leads. */
export function DestinationText({ form }: { form: DonationForm }) {
  const { t } = useTranslation()
  const session = useAppSelector(selectSession)
  if (!isSubscription(form.interval)) return <p className={styles.where}>{t('donation.where.once')}</p>
  if (session.kind === 'unknown') return null
  if (session.kind === 'signedIn')
    return (
      <p className={styles.where}>
        {t(session.user?.hasSubscription ? 'donation.where.subscriber' : 'donation.where.member')}
      </p>
    )
  return (
    <p className={styles.where}>
      {t('donation.where.visitor')}{' '}
      <Link to={paths.signin} state={{ redirectAfterLogin: addressOf(form) }}>
        {t('donation.where.signIn')}
      </Link>
    </p>
  )
}
