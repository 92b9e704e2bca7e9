import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/paths'
import styles from './DonationQuestions.module.css'

const questions = ['stop', 'safe', 'unsure', 'small'] as const

/** The browser's own accordion, one answer open at a time. */
export function DonationQuestions() {
  const { t } = useTranslation()
  return (
    <section className={styles.questions} aria-labelledby="donation-questions">
      <h2 id="donation-questions">{t('donation.questions.title')}</h2>
      {questions.map((name) => (
        <details key={name} name="donation" className={styles.question}>
          <summary>
            <h3>{t(`donation.questions.${name}.question`)}</h3>
          </summary>
          <p>{t(`donation.questions.${name}.answer`)}</p>
        </details>
      ))}
      <p className={styles.more}>
        <Link to={paths.faqs}>{t('donation.questions.more')}</Link>
      </p>
    </section>
  )
}
