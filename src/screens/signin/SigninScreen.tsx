import { Alert, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation } from 'react-router'
import { sitePath } from '@/domain/site/url'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectSession } from '@/state/session/user'
import { FormPage } from '@/ui/FormPage'
import layout from '@/ui/layout.module.css'
import { SigninForm } from './SigninForm'

/** The reason that sent the visitor here, if any. */
type Arrival = { redirectAfterLogin?: unknown; message?: unknown } | null

export default function SigninScreen() {
  const { t, i18n } = useTranslation()
  const session = useAppSelector(selectSession)
  const arrival = useLocation().state as Arrival
  if (session.kind === 'signedIn')
    return <Navigate to={sitePath(arrival?.redirectAfterLogin) ?? paths.home} replace />
  const reason =
    typeof arrival?.message === 'string' && i18n.exists(arrival.message) ? arrival.message : undefined
  return (
    <FormPage
      title={t('signin.title')}
      intro={t('signin.intro')}
      picture="/static/images/signin.svg"
      isForVisitors={session.kind === 'signedOut'}
      more={
        <>
          {t('signin.noAccount')} <Link to={paths.registrationOf('member')}>{t('signin.register')}</Link>
        </>
      }
    >
      {reason && <Alert role="status" className={layout.below4} title={t(reason as 'signin.sessionEnded')} />}
      {session.kind === 'unknown' ? <WaitingForm /> : <SigninForm />}
    </FormPage>
  )
}

/** The placeholder until the session is known: the form would disappear for a signed-in user. */
function WaitingForm() {
  const { t } = useTranslation()
  return (
    <div role="status" className={layout.loose}>
      <span className="visually-hidden">{t('ui.loading')}</span>
      <Skeleton.Input active block />
      <Skeleton.Input active block />
      <Skeleton.Button active block />
    </div>
  )
}
