import { useTranslation } from 'react-i18next'
import styles from './ParentalControl.module.css'

const questions = ['who', 'progress', 'money', 'time', 'data'] as const

/** What parents want to know: the browser's own accordion, one answer open at a time. */
export default function ParentalControl() {
  const { t } = useTranslation()
  return (
    <section className={styles.parents} aria-labelledby="parents">
      <div className={styles.head}>
        <h2 id="parents">{t('home.parents.title')}</h2>
        <p className={styles.lead}>{t('home.parents.lead')}</p>
        <img
          className={styles.picture}
          src="/static/images/home-parents.svg"
          alt=""
          width="400"
          height="300"
          loading="lazy"
        />
      </div>
      <div className={styles.questions}>
        {questions.map((name, index) => (
          <details key={name} name="parents" className={styles.question} open={index === 0}>
            <summary>
              <h3>{t(`home.parents.questions.${name}.question`)}</h3>
            </summary>
            <p>{t(`home.parents.questions.${name}.answer`)}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
