import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectHasKeptLesson } from '@/state/keeping/early'
import action from '@/ui/action.module.css'
import { PageHead } from '@/ui/PageHead'
import { ScreenHydrated } from './frame/Hydrated'
import styles from './RouteFailure.module.css'

type Props = { isMissing: boolean; onRetry: () => void }

export function RouteFailure({ isMissing, onRetry }: Props) {
  const { t } = useTranslation()
  const hasKept = useAppSelector((state) => selectHasKeptLesson(state))
  return (
    <div className={styles.failure} role="alert">
      <PageHead noIndex />
      <ScreenHydrated />
      <h1 tabIndex={-1}>{t(isMissing ? 'frame.failure.missingTitle' : 'frame.failure.title')}</h1>
      <p>{t(isMissing ? 'frame.failure.missingText' : 'frame.failure.text')}</p>
      <div className={styles.actions}>
        <button type="button" className={action.primary} onClick={onRetry}>
          {t('ui.retry')}
        </button>
        <Link to={paths.home} className={action.quiet}>
          {t('frame.breadcrumb.home')}
        </Link>
        {isMissing && hasKept && (
          <Link to={paths.myCourses} className={action.quiet}>
            {t('keeping.storage.title')}
          </Link>
        )}
      </div>
    </div>
  )
}
