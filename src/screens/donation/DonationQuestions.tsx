import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/paths'
import { Accordion } from '@/ui/Accordion'
import styles from './DonationQuestions.module.css'

const questions = ['stop', 'safe', 'unsure', 'small'] as const

export function DonationQuestions() {
  const { t } = useTranslation()
  return (
    <section className={styles.questions} aria-labelledby="donation-questions">
      <h2 id="donation-questions">{t('donation.questions.title')}</h2>
      <Accordion
        questions={questions.map((name) => ({
          question: t(`donation.questions.${name}.question`),
          answer: t(`donation.questions.${name}.answer`),
        }))}
      />
      <p className={styles.more}>
        <Link to={paths.faqs}>{t('donation.questions.more')}</Link>
      </p>
    </section>
  )
}
