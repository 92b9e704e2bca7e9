import { useTranslation } from 'react-i18next'
import { config } from '@/lib/config/config'
import { Panel } from '@/ui/Panel'
import { StaticAlert } from '@/ui/StaticAlert'
import { BankRow } from './BankRow'
import styles from './BankTransfer.module.css'
import { bankAccount } from './bankAccount'

/** The id of the heading, to which the page moves the focus if no card can be used. */
export const BANK_TITLE_ID = 'donation-bank'

export function BankTransfer() {
  const { t } = useTranslation()
  const lines = [
    {
      name: t('donation.bank.holder'),
      value: t('donation.bank.holderValue', { product: config.productName }),
    },
    { name: t('donation.bank.reg'), value: bankAccount.reg, isCode: true },
    { name: t('donation.bank.account'), value: bankAccount.account, isCode: true },
    { name: t('donation.bank.iban'), value: bankAccount.iban, isCode: true },
    { name: t('donation.bank.bic'), value: bankAccount.bic, isCode: true },
    { name: t('donation.bank.message'), value: t('donation.bank.messageValue') },
  ]
  return (
    <section className={styles.bank} aria-labelledby={BANK_TITLE_ID}>
      <Panel bodyClassName={styles.parts}>
        <div>
          <h2 id={BANK_TITLE_ID} tabIndex={-1}>
            {t('donation.bank.title')}
          </h2>
          <p>{t('donation.bank.text')}</p>
          <StaticAlert type="warning" title={t('donation.bank.demo')} />
        </div>
        <dl>
          {lines.map((line) => (
            <BankRow key={line.name} {...line} />
          ))}
        </dl>
      </Panel>
    </section>
  )
}
