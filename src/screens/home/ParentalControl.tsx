import { useTranslation } from 'react-i18next'
import { Accordion } from '@/ui/Accordion'
import layout from '@/ui/layout.module.css'
import styles from './ParentalControl.module.css'

const questions = ['who', 'progress', 'money', 'time', 'data'] as const

export default function ParentalControl() {
  const { t } = useTranslation()
  return (
    <section className={styles.parents} aria-labelledby="parents">
      <div>
        <h2 id="parents">{t('home.parents.title')}</h2>
        <p className={layout.lead}>{t('home.parents.lead')}</p>
        <img
          className={styles.picture}
          src="/static/images/home-parents.svg"
          alt=""
          width="400"
          height="300"
          loading="lazy"
        />
      </div>
      <Accordion
        isFirstOpen
        questions={questions.map((name) => ({
          question: t(`home.parents.questions.${name}.question`),
          answer: t(`home.parents.questions.${name}.answer`),
        }))}
      />
    </section>
  )
}
