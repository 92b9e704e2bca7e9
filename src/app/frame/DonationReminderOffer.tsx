import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import type { User } from '@/api/types'
import { formatDollars } from '@/lib/i18n/numbers'
import { paths } from '@/lib/paths'
import { choiceConsumed } from '@/state/donation/choice'
import { reminderFor, reminderShown } from '@/state/donation/reminder'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import action from '@/ui/action.module.css'
import { useFocusBefore } from '@/ui/useFocusReturn'
import notices from './NoticeArea.module.css'
import { useNoticeCard } from './useNoticeCard'

/**
 * A visitor who wanted a subscription had to register first. After she signs in, this notice reminds her
 * once, on the home page, where a sign-in leads by default. It disappears when she leaves the page.
 */
export function DonationReminderOffer({ user: { email, hasSubscription } }: { user: User }) {
  const { pathname } = useLocation()
  // A signed-in user does not need to register, so the choice that was stored for that is consumed.
  useEffect(choiceConsumed, [])
  const area = document.getElementById('notices')
  if (pathname !== paths.home || !email || hasSubscription || !area) return null
  return createPortal(<Offer email={email} />, area)
}

function Offer({ email }: { email: string }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const [reminder, setReminder] = useState(() => reminderFor(email))
  const Card = useNoticeCard()
  const focusBefore = useFocusBefore<HTMLDivElement>()
  const isShown = reminder !== undefined && Card !== undefined
  useEffect(() => {
    if (isShown) reminderShown(email)
  }, [isShown, email])
  if (!isShown) return null
  const { dollars, interval } = reminder
  return (
    <div className={notices.notice} {...focusBefore}>
      <Card
        kind="info"
        text={t(`donation.offer.${interval}`, { amount: formatDollars(dollars, language) })}
        action={
          <Link className={action.accent} to={paths.donationOf({ price: String(dollars), interval })}>
            {t('donation.offer.goOn')}
          </Link>
        }
        onClose={() => setReminder(undefined)}
      />
    </div>
  )
}
