import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isNetworkError } from '@/api/errors'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectHasKeptLesson } from '@/state/keeping/early'

/** After a list that did not come without a connection: the lessons on this device are elsewhere. */
export function KeptPointer({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const hasKept = useAppSelector((state) => selectHasKeptLesson(state))
  if (!hasKept || !isNetworkError(error)) return null
  return (
    <p role="status">
      {t('keeping.elsewhere')} <Link to={paths.myCourses}>{t('myCourses.title')}</Link>
    </p>
  )
}
