import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/paths'
import layout from '@/ui/layout.module.css'
import { HomeGlyph } from './HomeGlyph'
import styles from './JoinUs.module.css'
import { joinGlyphs } from './joinGlyphs'

const kinds = ['teacher', 'student', 'school', 'job'] as const

export default function JoinUs() {
  const { t } = useTranslation()
  return (
    <section className={styles.join} aria-labelledby="join-us">
      <h2 id="join-us">{t('home.joinTitle')}</h2>
      <p className={styles.lead}>{t('home.joinLead')}</p>
      <ul className={styles.list}>
        {kinds.map((kind) => (
          <li key={kind} className={styles.card}>
            <HomeGlyph>{joinGlyphs[kind]}</HomeGlyph>
            <h3 className={layout.below1}>{t(`home.join.${kind}.title`)}</h3>
            <p>{t(`home.join.${kind}.text`)}</p>
            <Link to={paths.registrationOf(kind)} className={styles.link}>
              {t(`home.join.${kind}.action`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
