import { useTranslation } from 'react-i18next'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import styles from './Steps.module.css'

const steps = ['see', 'join', 'tell'] as const

/** Explains in three steps how a work is made. */
export function Steps() {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  return (
    <section>
      <h2>{t('works.overview.howTitle')}</h2>
      <ol className={styles.steps}>
        {steps.map((step, place) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {formatNumber(place + 1, language)}
            </span>
            <h3>{t(`works.overview.steps.${step}.title`)}</h3>
            <p>{t(`works.overview.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
