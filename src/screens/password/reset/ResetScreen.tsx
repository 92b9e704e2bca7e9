import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { linkTokenOf } from '@/lib/page/linkToken'
import { paths } from '@/lib/paths'
import { useAppDispatch } from '@/state/hooks'
import { noticeGiven } from '@/state/notices/slice'
import { FormPage } from '@/ui/FormPage'
import { ResetForm } from './ResetForm'

/** The page of the link in the e-mail. Without the token of the link no password can be set. */
export default function ResetScreen() {
  const { t } = useTranslation()
  const [token] = useState(() => linkTokenOf(paths.passwordReset))
  if (!token) return <NoToken />
  return (
    <FormPage
      title={t('titles.passwordReset')}
      intro={t('password.reset.intro')}
      picture="/static/images/enroll.svg"
      more={
        <>
          {t('password.reset.stale')} <Link to={paths.passwordForget}>{t('password.reset.newLink')}</Link>
        </>
      }
    >
      <ResetForm token={token} />
    </FormPage>
  )
}

/** Reports 'No token provided.' on the page that sends a new link. */
function NoToken() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(noticeGiven({ kind: 'failure', text: 'password.noToken' }))
  }, [dispatch])
  return <Navigate to={paths.passwordForget} replace />
}
