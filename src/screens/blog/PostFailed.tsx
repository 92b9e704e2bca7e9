import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureAlert } from '@/ui/FailureAlert'
import { causeOf } from '@/ui/failureCause'
import { OutcomeDialog } from '@/ui/OutcomeDialog'
import { PageHead } from '@/ui/PageHead'
import styles from './Post.module.css'

type Props = { error: unknown; onRetry: () => void }

/**
 * The dialog of a failed post (docs/behaviour/public.md#failures-of-the-blog-list). After it is closed, the
 * page shows the same message with a retry.
 */
export function PostFailed({ error, onRetry }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(true)
  const { message, key = 'ui.serverError' } = causeOf(error)
  return (
    <div className={styles.post}>
      <PageHead title={t('titles.blog')} noIndex />
      <h1 tabIndex={-1}>{t('titles.blog')}</h1>
      <FailureAlert title="blog.notShown" fallback="ui.serverError" error={error} onRetry={onRetry} />
      {isOpen && (
        <OutcomeDialog
          title={t('blog.failed')}
          action={{ text: t('ui.retry'), onPress: onRetry }}
          onClose={() => setOpen(false)}
        >
          <p>
            <bdi>{message ?? t(key)}</bdi>
          </p>
        </OutcomeDialog>
      )}
    </div>
  )
}
