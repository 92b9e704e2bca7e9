import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { DemoAccounts } from '@/lib/config/demo'
import layout from '@/ui/layout.module.css'
import { StaticAlert } from '@/ui/StaticAlert'

const NUMBER = '4242 4242 4242 4242'

/** Shows a test card in the demo. */
export function DemoCard() {
  const { t } = useTranslation()
  if (use(DemoAccounts).length === 0) return null
  return (
    <StaticAlert
      type="success"
      title={
        <p className={layout.flush}>
          {t('donation.card.demo')}{' '}
          <span className={`${layout.block} ${layout.bold}`}>
            <bdi dir="ltr">{NUMBER}</bdi>
          </span>
        </p>
      }
    />
  )
}
