import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { paths, type RegistrationKind } from '@/lib/paths'
import layout from '@/ui/layout.module.css'
import { Panel } from '@/ui/Panel'
import { AccountHint } from './AccountHint'
import styles from './RegistrationPage.module.css'

const kinds: RegistrationKind[] = ['member', 'student', 'teacher', 'school', 'job']

/** The page around a registration form: links to the others, its purpose, and what happens next. */
export function RegistrationPage({ kind, children }: { kind: RegistrationKind; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={styles.page}>
      <nav className={styles.kinds} aria-label={t('registration.kinds.label')}>
        {kinds.map((one) => (
          <NavLink key={one} className={layout.pill} to={paths.registrationOf(one)}>
            {t(`registration.kinds.${one}`)}
          </NavLink>
        ))}
      </nav>
      <div className={styles.about}>
        <h1 tabIndex={-1}>{t(`titles.${kind}`)}</h1>
        <p className={styles.intro}>{t(`registration.intro.${kind}`)}</p>
        <img
          className={styles.picture}
          src={`/static/images/registration-${kind}.svg`}
          alt=""
          width="400"
          height="300"
        />
        <section className={styles.next} aria-labelledby="registration-next">
          <h2 id="registration-next">{t('registration.next')}</h2>
          <ol className={`${layout.rows} ${layout.numbered}`}>
            <li>{t(`registration.steps.${kind}.one`)}</li>
            <li>{t(`registration.steps.${kind}.two`)}</li>
            <li>{t(`registration.steps.${kind}.three`)}</li>
          </ol>
          <AccountHint kind={kind} className={styles.account} />
        </section>
      </div>
      <Panel>
        <p className={styles.required}>{t('registration.required')}</p>
        {children}
      </Panel>
    </div>
  )
}
