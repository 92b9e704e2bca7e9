import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import { courseApi } from '@/api/course'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import type { ScreenRequests } from '@/state/screenRequests'
import { selectLearnerSession } from '@/state/session/user'
import { FailureAlert } from '@/ui/FailureAlert'
import { lazyModule, useLazyModule } from '@/ui/lazyModule'
import { PageHead } from '@/ui/PageHead'
import { useSegments } from '@/ui/useSegments'
import { LearnFrame } from './LearnFrame'
import { LearnPage } from './LearnPage'
import type { MissingCourse } from './NoCourse'
import { useLearnerCourse } from './useLearnerCourse'
import '@/state/player/listeners'
// This import puts the outbox into the chunk of this screen, so that all work on it can be saved.
import '@/state/learning/openOutbox'

const noCourse = lazyModule(() => import('./NoCourse'))

export const requests: ScreenRequests = ([, slug = '']) => [courseApi.endpoints.getFullCourse.initiate(slug)]

export default function LearnScreen() {
  const session = useAppSelector(selectLearnerSession)
  const [, slug = ''] = useSegments()
  const [query] = useSearchParams()
  if (session.kind === 'unknown') return <LearnFrame />
  if (session.kind === 'signedIn') return <Learning key={slug} slug={slug} userId={session.userId} />
  const redirectAfterLogin = paths.learn(slug, query.get('lesson') ?? undefined)
  return <Navigate to={paths.signin} state={{ redirectAfterLogin }} replace />
}

function Learning({ slug, userId }: { slug: string; userId: string }) {
  const found = useLearnerCourse(slug)
  if (found.kind === 'loading') return <LearnFrame />
  if (found.kind === 'ready') return <LearnPage slug={slug} userId={userId} course={found.course} />
  return <WithoutCourse found={found} />
}

/** This part is lazy, because few learners see it. If it cannot load, the failure still shows. */
function WithoutCourse({ found }: { found: MissingCourse }) {
  const { t } = useTranslation()
  const { loaded: NoCourse, hasFailed, retry } = useLazyModule(noCourse)
  if (NoCourse) return <NoCourse found={found} />
  if (!hasFailed) return <LearnFrame />
  const isFailure = found.kind === 'failed'
  return (
    <>
      <PageHead title={t('titles.course')} noIndex />
      <h1 tabIndex={-1}>{t('titles.course')}</h1>
      <FailureAlert
        title="learn.failed"
        error={isFailure ? found.error : undefined}
        onRetry={() => {
          void retry()
          if (isFailure) found.retry()
        }}
      />
    </>
  )
}
