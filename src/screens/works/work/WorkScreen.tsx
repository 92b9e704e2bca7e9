import { useTranslation } from 'react-i18next'
import { isNotFound } from '@/api/errors'
import { useGetWorkQuery, workApi } from '@/api/work'
import type { ScreenRequests } from '@/state/screenRequests'
import { NotFound } from '@/ui/NotFound'
import { useAddress } from '../useAddress'
import { useHasFailed, useReturnToWorks } from '../useReturnToWorks'
import { WaitingWork } from './WaitingWork'
import { WorkPage } from './WorkPage'

export const requests: ScreenRequests = ([, , slug = '']) => [workApi.endpoints.getWork.initiate(slug)]

/** One work (docs/behaviour/public.md#one-work). Errors other than a 404 lead back to the works. */
export default function WorkScreen() {
  const { t } = useTranslation()
  const { country, slug } = useAddress()
  const work = useGetWorkQuery(slug)
  const hasFailed = useHasFailed(work)
  const isUnknown = hasFailed && isNotFound(work.error)
  useReturnToWorks(hasFailed && !isUnknown, work.error, 'works.work.failed', work.data !== undefined)
  if (isUnknown) return <NotFound />
  if (!work.data) return <WaitingWork />
  const title = work.data.title || t('works.work.untitled')
  return <WorkPage work={work.data} title={title} country={country} />
}
