import { useTranslation } from 'react-i18next'
import layout from '@/ui/layout.module.css'
import { HowFilm } from './HowFilm'
import styles from './HowItWorks.module.css'

const steps = ['choose', 'enrol', 'learn', 'stop', 'finish'] as const

/** A silent film in the visitor's language. The list beside it contains the same information. */
export default function HowItWorks() {
  const { t } = useTranslation()
  return (
    <section className={styles.how} aria-labelledby="how">
      <header className={styles.head}>
        <h2 id="how">{t('home.how.title')}</h2>
        <p className={styles.lead}>{t('home.how.lead')}</p>
      </header>
      <HowFilm stepsId="how-steps" />
      <ol id="how-steps" className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3 className={`${layout.large} ${layout.flush}`}>{t(`home.how.steps.${step}.title`)}</h3>
            <p className={layout.flush}>{t(`home.how.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
