import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation } from 'react-router'
import { sitePath } from '@/domain/site/url'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectSession } from '@/state/session/user'
import page from '@/ui/formPage.module.css'
import layout from '@/ui/layout.module.css'
import { PageLoading } from '@/ui/PageLoading'
import { SigninForm } from './SigninForm'

/** What sent the visitor here, if something did. */
type Arrival = { redirectAfterLogin?: unknown; message?: unknown } | null

export default function SigninScreen() {
  const { t, i18n } = useTranslation()
  const session = useAppSelector(selectSession)
  const arrival = useLocation().state as Arrival
  if (session.kind === 'unknown') return <PageLoading />
  if (session.kind === 'signedIn')
    return <Navigate to={sitePath(arrival?.redirectAfterLogin) ?? paths.home} replace />
  const reason =
    typeof arrival?.message === 'string' && i18n.exists(arrival.message) ? arrival.message : undefined
  return (
    <div className={page.page} data-visitor>
      <section className={page.card} aria-labelledby="signin-title">
        <h1 id="signin-title" tabIndex={-1}>
          {t('signin.title')}
        </h1>
        <p className={layout.soft}>{t('signin.intro')}</p>
        {reason && (
          <Alert role="status" className={layout.below4} title={t(reason as 'signin.sessionEnded')} />
        )}
        <SigninForm />
        <p className={page.more}>
          {t('signin.noAccount')} <Link to={paths.registrationOf('member')}>{t('signin.register')}</Link>
        </p>
      </section>
      <img className={layout.decor} src="/static/images/signin.svg" alt="" width="480" height="360" />
    </div>
  )
}
