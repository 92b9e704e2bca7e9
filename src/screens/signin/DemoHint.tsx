import { Button } from 'antd'
import { use } from 'react'
import { useForm } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { DemoAccounts } from '@/lib/config/demo'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import layout from '@/ui/layout.module.css'
import styles from './DemoHint.module.css'

/** The accounts of the demo. A press on one fills in the form and submits it. */
export function DemoHint() {
  const { t } = useTranslation()
  const accounts = use(DemoAccounts)
  const language = useAppSelector(selectLanguage)
  const form = useForm()
  if (accounts.length === 0) return null
  return (
    <aside className={styles.hint} aria-label={t('signin.demo.title')}>
      <p className={`${layout.bold} ${layout.below2}`}>{t('signin.demo.title')}</p>
      <ul className={layout.tight}>
        {accounts.map(({ name, email, password }) => (
          <li key={email}>
            <Button
              className={styles.account}
              onClick={() => {
                form.batch(() => {
                  form.change('email', email)
                  form.change('password', password)
                })
                void form.submit()
              }}
            >
              <span className={layout.bold}>{name[language]}</span>
              <bdi className={styles.secret}>
                {email} · {password}
              </bdi>
            </Button>
          </li>
        ))}
      </ul>
    </aside>
  )
}
