import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDollars } from '@/lib/i18n/numbers'
import { useIsHydrated } from '@/lib/page/useIsHydrated'
import { reminderInTab } from '@/state/donation/reminder'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { selectIsSignedOut } from '@/state/session/selectors'
import layout from '@/ui/layout.module.css'
import { StaticAlert } from '@/ui/StaticAlert'

/** Explains the detour to a visitor from the donation page, because the notice soon disappears. */
export function DonationReminderHint() {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const isVisitor = useAppSelector(selectIsSignedOut)
  const isHydrated = useIsHydrated()
  // The storage is read only once, so that the hint stays while the form is open.
  const reminder = useMemo(() => (isHydrated ? reminderInTab() : undefined), [isHydrated])
  if (!reminder || !isVisitor) return null
  return (
    <StaticAlert
      type="warning"
      className={layout.below4}
      title={t(`registration.wish.${reminder.interval}`, {
        amount: formatDollars(reminder.dollars, language),
      })}
    />
  )
}
