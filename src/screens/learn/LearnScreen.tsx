import { Navigate, useSearchParams } from 'react-router'
import { courseApi } from '@/api/course'
import { isNotFound } from '@/api/errors'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import type { ScreenRequests } from '@/state/screenRequests'
import { selectSession } from '@/state/session/user'
import { FailureAlert } from '@/ui/FailureAlert'
import { NotFound } from '@/ui/NotFound'
import { useSegments } from '@/ui/useSegments'
import { LearnFrame } from './LearnFrame'
import { LearnPage } from './LearnPage'
import { NotEnrolled } from './NotEnrolled'
import { useLearnerCourse } from './useLearnerCourse'
import '@/state/player/listeners'
// Comes with this screen: there is nothing to learn here that could not be kept.
import '@/state/progress/outbox'

export const requests: ScreenRequests = ([, slug = '']) => [courseApi.endpoints.getFullCourse.initiate(slug)]

export default function LearnScreen() {
  const session = useAppSelector(selectSession)
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
  if (found.kind === 'failed')
    return (
      <NotFound>
        {!isNotFound(found.error) && (
          <FailureAlert title="learn.failed" error={found.error} onRetry={found.retry} />
        )}
      </NotFound>
    )
  if (found.kind === 'notEnrolled') return <NotEnrolled slug={found.slug} />
  return <LearnPage slug={slug} userId={userId} course={found.course} />
}
