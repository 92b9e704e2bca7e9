import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import longButton from '@/ui/longButton.module.css'
import { BANK_TITLE_ID } from './BankTransfer'
import styles from './CardPanel.module.css'

type Props = { reason: 'not-set-up' | 'blocked'; onRetry: () => void }

/** No card can be entered: why, another try where that may help, and the way that needs no card. */
export function CardsMissing({ reason, onRetry }: Props) {
  const { t } = useTranslation()
  const mayHelp = reason === 'blocked'
  return (
    <div className={styles.missing}>
      <div role="alert">
        {mayHelp && <p className={styles.failed}>{t('donation.failed.reload')}</p>}
        <p>{t(`donation.card.${reason}`)}</p>
        {mayHelp && <p>{t('donation.failed.reloadText')}</p>}
      </div>
      <div className={styles.actions}>
        {mayHelp && (
          <Button type="primary" className={longButton.button} onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        )}
        <Button
          type={mayHelp ? 'default' : 'primary'}
          className={longButton.button}
          onClick={() => document.getElementById(BANK_TITLE_ID)?.focus()}
        >
          {t('donation.card.bank')}
        </Button>
      </div>
    </div>
  )
}
