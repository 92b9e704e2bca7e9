import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/paths'
import action from '@/ui/action.module.css'
import styles from './StudentEvent.module.css'

const points = ['ages', 'document', 'start'] as const

/** Invites students to register. */
export default function StudentEvent() {
  const { t } = useTranslation()
  return (
    <section className={styles.event} aria-labelledby="event">
      <div>
        <p className={styles.label}>{t('home.event.label')}</p>
        <h2 id="event">{t('home.event.title')}</h2>
        <p className={styles.text}>{t('home.event.text')}</p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{t(`home.event.${point}`)}</li>
          ))}
        </ul>
        <Link to={paths.registrationOf('student')} className={`${action.accent} ${action.large}`}>
          {t('home.event.action')}
        </Link>
      </div>
      <img
        className={styles.picture}
        src="/static/images/home-event.svg"
        alt=""
        width="480"
        height="320"
        loading="lazy"
      />
    </section>
  )
}
