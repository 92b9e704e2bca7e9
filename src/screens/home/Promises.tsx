import { useTranslation } from 'react-i18next'
import styles from './Promises.module.css'

const promises = ['free', 'pace', 'language'] as const

export function Promises() {
  const { t } = useTranslation()
  return (
    <section className={styles.promises} aria-labelledby="promises">
      <h2 id="promises">{t('home.promisesTitle')}</h2>
      <ul className={styles.list}>
        {promises.map((name) => (
          <li key={name} className={styles.promise} data-promise={name}>
            <img src={`/static/images/promise-${name}.svg`} alt="" width="64" height="64" loading="lazy" />
            <h3>{t(`home.promises.${name}.title`)}</h3>
            <p>{t(`home.promises.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
