import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import type { User } from '@/api/types'
import { formatDollars } from '@/lib/numbers'
import { paths } from '@/lib/paths'
import { wishOffered, wishToOffer } from '@/state/donation/wish'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import action from '@/ui/action.module.css'
import notices from './NoticeArea.module.css'
import styles from './WishOffer.module.css'

/**
 * Who wanted to give regularly had to register first. Signed in, she is reminded of it: once, among the notices, on the home page, where
 * sign-in leads who was sent nowhere else; it goes when she does.
 */
export function WishOffer({ user }: { user: User }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const { pathname } = useLocation()
  const [wish] = useState(() => (user.hasSubscription ? undefined : wishToOffer(user.email ?? '')))
  const [stage, setStage] = useState<'waiting' | 'shown' | 'over'>('waiting')
  const isHome = pathname === paths.home
  if (stage === 'waiting' && wish && isHome) setStage('shown')
  if (stage === 'shown' && !isHome) setStage('over')
  useEffect(() => {
    if (stage === 'shown') wishOffered()
  }, [stage])

  const area = document.getElementById('notices')
  if (stage !== 'shown' || !wish || !area) return null
  const { dollars, interval } = wish
  return createPortal(
    <div className={notices.card}>
      <div className={styles.offer}>
        <p className={notices.text}>
          {t(`donation.offer.${interval}`, { amount: formatDollars(dollars, language) })}
        </p>
        <Link
          className={action.accent}
          to={paths.donationOf({ price: String(dollars), interval })}
          onClick={() => setStage('over')}
        >
          {t('donation.offer.goOn')}
        </Link>
      </div>
      <button
        type="button"
        className={notices.close}
        aria-label={t('ui.close')}
        onClick={() => setStage('over')}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>,
    area,
  )
}
