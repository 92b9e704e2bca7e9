import { Statistic } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clock, countdownAfter } from '@/domain/course/price'
import { localDigits } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import styles from './EnrollCard.module.css'

/**
 * Counts down each second and restarts at zero. Only this line renders again, and screen readers do not
 * announce it. Statistic.Timer would not do: it has only Latin digits, renders sixty times per second, and
 * leaves '-' in a prerendered document.
 */
export function Countdown() {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setElapsed((seconds) => seconds + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className={styles.countdown} data-offer>
      {t('enrollment.countdown')}
      <Statistic
        role="timer"
        aria-live="off"
        classNames={{ content: styles.clock }}
        value={countdownAfter(elapsed)}
        formatter={(seconds) => localDigits(clock(Number(seconds)), language)}
      />
    </div>
  )
}
