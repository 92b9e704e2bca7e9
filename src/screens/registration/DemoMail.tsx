import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { DemoAccounts } from '@/lib/config/demo'

/** Tells a visitor of the demo where to read its e-mails. */
export function DemoMail() {
  const { t } = useTranslation()
  return use(DemoAccounts).length > 0 && <p>{t('registration.demoMail')}</p>
}
