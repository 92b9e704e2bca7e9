import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths, type RegistrationKind } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectIsSignedOut } from '@/state/session/selectors'
import styles from './AccountHint.module.css'

/** Learning needs an account, and only members get one. This tells other applicants who have none. */
export function AccountHint({ kind, className }: { kind: RegistrationKind; className?: string }) {
  const { t } = useTranslation()
  const isVisitor = useAppSelector(selectIsSignedOut)
  if (kind === 'member' || !isVisitor) return null
  return (
    <p className={`${styles.hint} ${className ?? ''}`} data-visitor>
      {t('registration.account.text')}{' '}
      <Link to={paths.registrationOf('member')}>{t('registration.account.link')}</Link>
    </p>
  )
}
