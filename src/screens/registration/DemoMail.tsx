import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { DemoAccounts } from '@/lib/config/demo'

/** In the demo: where its e-mail is read. */
export function DemoMail() {
  const { t } = useTranslation()
  return use(DemoAccounts).length > 0 && <p>{t('registration.demoMail')}</p>
}
