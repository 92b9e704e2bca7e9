import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import layout from '@/ui/layout.module.css'
import { BANK_TITLE_ID } from './BankTransfer'
import styles from './CardPanel.module.css'

type Props = { reason: 'not-set-up' | 'blocked'; onRetry: () => void }

/** Explains why no card can be entered, and offers a retry where that may help, and the bank transfer. */
export function CardsMissing({ reason, onRetry }: Props) {
  const { t } = useTranslation()
  const mayHelp = reason === 'blocked'
  return (
    <div className={styles.missing}>
      <Alert
        type={mayHelp ? 'warning' : 'info'}
        classNames={{ title: mayHelp ? layout.heavy : undefined }}
        title={t(mayHelp ? 'donation.failed.reload' : 'donation.card.not-set-up')}
        description={
          mayHelp && (
            <>
              <p>{t('donation.card.blocked')}</p>
              <p>{t('donation.failed.reloadText')}</p>
            </>
          )
        }
      />
      <div className={layout.actions}>
        {mayHelp && (
          <Button type="primary" onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        )}
        <Button
          type={mayHelp ? 'default' : 'primary'}
          onClick={() => document.getElementById(BANK_TITLE_ID)?.focus()}
        >
          {t('donation.card.bank')}
        </Button>
      </div>
    </div>
  )
}
