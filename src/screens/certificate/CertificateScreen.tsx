import { useTranslation } from 'react-i18next'
import { isNotFound } from '@/api/errors'
import { useAppSelector } from '@/state/hooks'
import { selectSession } from '@/state/session/user'
import { FailureAlert } from '@/ui/FailureAlert'
import { NotFound } from '@/ui/NotFound'
import { SkeletonLines } from '@/ui/SkeletonLines'
import { useSegments } from '@/ui/useSegments'
import { CertificatePage } from './CertificatePage'
import { NotEnrolled } from './NotEnrolled'
import { NotYetEarned } from './NotYetEarned'
import { useCertificate } from './useCertificate'

export default function CertificateScreen() {
  const session = useAppSelector(selectSession)
  const [, slug = ''] = useSegments()
  if (session.kind === 'unknown') return <SkeletonLines text="certificate.loading" />
  return <Certificate key={slug} slug={slug} />
}

function Certificate({ slug }: { slug: string }) {
  const { t } = useTranslation()
  const found = useCertificate(slug)
  if (found.kind === 'loading') return <SkeletonLines text="certificate.loading" />
  if (found.kind === 'earned') return <CertificatePage {...found.certificate} />
  if (found.kind === 'onTheWay') return <NotYetEarned slug={slug} course={found.course} />
  if (found.kind === 'notEnrolled') return <NotEnrolled slug={found.slug} />
  if (isNotFound(found.error)) return <NotFound />
  return (
    <>
      <h1 tabIndex={-1}>{t('titles.certificate')}</h1>
      <FailureAlert title="certificate.failed" error={found.error} onRetry={found.retry} />
    </>
  )
}
