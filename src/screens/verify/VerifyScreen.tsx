import { Result } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectIsSignedOut } from '@/state/session/selectors'
import action from '@/ui/action.module.css'
import { BidiText } from '@/ui/BidiText'
import layout from '@/ui/layout.module.css'
import { useVerification } from './useVerification'
import { VerificationFailed } from './VerificationFailed'
import styles from './VerifyScreen.module.css'

const pictures = {
  noToken: 'letter',
  checking: 'letter',
  verified: 'success',
  failed: 'letter',
}

/** The outcome of the link in the e-mail. The page stays the same; only its text changes. */
export default function VerifyScreen() {
  const { t } = useTranslation()
  const verification = useVerification()
  const picture = `/static/images/${pictures[verification.kind]}.svg`
  return (
    <Result
      className={styles.page}
      classNames={{ subTitle: `${layout.strong} ${layout.large}`, extra: styles.next }}
      icon={<img className={styles.picture} src={picture} alt="" width="320" height="240" />}
      title={
        <h1 id="verify-title" tabIndex={-1}>
          {t('titles.verify')}
        </h1>
      }
      subTitle={
        <div role="status">
          {verification.kind === 'checking' && t('verify.checking')}
          {verification.kind === 'verified' && <BidiText text={verification.message || t('verify.done')} />}
        </div>
      }
      extra={
        <>
          {verification.kind === 'verified' && <NextStep />}
          {verification.kind === 'noToken' && <NoToken />}
          {verification.kind === 'failed' && <VerificationFailed {...verification} />}
        </>
      }
    />
  )
}

function NextStep() {
  const { t } = useTranslation()
  const isVisitor = useAppSelector(selectIsSignedOut)
  return (
    <>
      <p>{t(isVisitor ? 'verify.doneText' : 'verify.doneSignedIn')}</p>
      <Link className={action.primary} to={isVisitor ? paths.signin : paths.courses}>
        {t(isVisitor ? 'verify.signIn' : 'verify.courses')}
      </Link>
    </>
  )
}

function NoToken() {
  const { t } = useTranslation()
  return (
    <>
      <p className={`${layout.strong} ${layout.large}`} role="alert">
        {t('verify.noToken')}
      </p>
      <p>{t('verify.noTokenText')}</p>
      <Link className={action.primary} to={paths.signin}>
        {t('verify.signIn')}
      </Link>
    </>
  )
}
