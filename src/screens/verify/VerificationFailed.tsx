import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ApiError } from '@/api/types'
import type { LinkToken } from '@/lib/page/linkToken'
import { paths } from '@/lib/paths'
import action from '@/ui/action.module.css'
import { BidiText } from '@/ui/BidiText'
import { causeOf } from '@/ui/failureCause'
import { RetryAfter } from '@/ui/RetryAfter'
import { ResendEmail } from './ResendEmail'
import styles from './VerifyScreen.module.css'

type Props = { token: LinkToken; error: ApiError; retry: () => void }

/** The reason of the failure, with what may help: a new e-mail, a retry, or a newer link. */
export function VerificationFailed({ token, error, retry }: Props) {
  const { t } = useTranslation()
  const { message, key } = causeOf(error)
  return (
    <>
      <Alert
        type="error"
        className={styles.failure}
        title={<BidiText text={message ?? t('verify.failed')} />}
        description={
          (key || error.retryAfter) && (
            <>
              {key && <p>{t(key)}</p>}
              <RetryAfter error={error} />
            </>
          )
        }
      />
      {error.status === 403 ? (
        <ResendEmail token={token} />
      ) : isForGood(error) ? (
        <>
          <p>{t('verify.failedText')}</p>
          <Link className={action.primary} to={paths.signin}>
            {t('verify.signIn')}
          </Link>
        </>
      ) : (
        <>
          <p>{t('verify.kept')}</p>
          <Button
            type="primary"
            onClick={() => {
              // The button disappears during the request, so the focus moves to the title.
              document.getElementById('verify-title')?.focus()
              retry()
            }}
          >
            {t('ui.retry')}
          </Button>
        </>
      )}
    </>
  )
}

/** The same request would get the same answer. */
function isForGood({ status }: ApiError) {
  return typeof status === 'number' && status < 500 && status !== 429
}
