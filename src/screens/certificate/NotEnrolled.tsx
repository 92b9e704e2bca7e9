import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/paths'
import action from '@/ui/action.module.css'
import { NotEarned } from './NotEarned'

export function NotEnrolled({ slug }: { slug: string }) {
  const { t } = useTranslation()
  const toCourse = (
    <Link className={action.primary} to={paths.course(slug)}>
      {t('certificate.toCourse')}
    </Link>
  )
  return (
    <NotEarned title={t('certificate.none')} next={toCourse}>
      <p>{t('certificate.noneText')}</p>
    </NotEarned>
  )
}
