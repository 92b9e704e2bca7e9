import { useTranslation } from 'react-i18next'
import layout from '@/ui/layout.module.css'
import styles from './DonationUses.module.css'

const uses = ['lessons', 'things', 'languages'] as const

export function DonationUses() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="donation-uses">
      <h2 id="donation-uses">{t('donation.uses.title')}</h2>
      <ul className={styles.list}>
        {uses.map((use) => (
          <li key={use} className={styles.use} data-use={use}>
            <img src={`/static/images/donation-${use}.svg`} alt="" width="96" height="96" loading="lazy" />
            <h3>{t(`donation.uses.${use}.title`)}</h3>
            <p>{t(`donation.uses.${use}.text`)}</p>
          </li>
        ))}
      </ul>
      <p className={`${layout.said} ${layout.readable}`}>{t('donation.uses.honest')}</p>
    </section>
  )
}
