import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { fullName } from '@/domain/course/certificate'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectUser } from '@/state/session/user'
import action from '@/ui/action.module.css'
import layout from '@/ui/layout.module.css'
import { PageHead } from '@/ui/PageHead'
import styles from './CertificatePage.module.css'
import { CertificateSheet } from './CertificateSheet'
import type { Certificate } from './useCertificate'

/** The certificate as it will be printed, and the actions. Only the certificate itself is printed. */
export function CertificatePage(certificate: Certificate) {
  const { t } = useTranslation()
  const name = fullName(useAppSelector(selectUser))
  const title = certificate.course.title || t('courses.untitled')
  return (
    <>
      {/* The title is also the default name of a saved file. */}
      <PageHead title={t('certificate.pageTitle', { title })} />
      <div className={styles.intro}>
        <h1 tabIndex={-1}>{t('certificate.heading')}</h1>
        <p>{t('certificate.intro')}</p>
        {!name && (
          <Alert
            role="status"
            type="warning"
            showIcon
            className={layout.below4}
            title={t('certificate.nameUnknown')}
          />
        )}
        <p className={layout.actions}>
          <Button type="primary" onClick={() => window.print()}>
            {t('certificate.print')}
          </Button>
          <Link className={action.quiet} to={paths.myCourses}>
            {t('titles.myCourses')}
          </Link>
        </p>
      </div>
      <CertificateSheet {...certificate} name={name} title={title} />
    </>
  )
}
