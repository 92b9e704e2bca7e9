import { useTranslation } from 'react-i18next'
import { useGetWorkCountriesQuery, workApi } from '@/api/work'
import type { ScreenRequests } from '@/state/screenRequests'
import { EmptyState } from '@/ui/EmptyState'
import { FailureAlert } from '@/ui/FailureAlert'
import { SkeletonLines } from '@/ui/SkeletonLines'
import { useHasFailed } from '../useReturnToWorks'
import { WorksTop } from '../WorksTop'
import styles from './CountriesScreen.module.css'
import { CountryList } from './CountryList'

export const requests: ScreenRequests = () => [workApi.endpoints.getWorkCountries.initiate()]

/** The countries by first letter (docs/behaviour/public.md#countries). */
export default function CountriesScreen() {
  const { t } = useTranslation()
  return (
    <>
      <WorksTop title={t('titles.workCountries')} text={t('works.countries.lead')} />
      <div className={styles.answer}>
        <Answer />
      </div>
    </>
  )
}

function Answer() {
  const { t } = useTranslation()
  const countries = useGetWorkCountriesQuery()
  const hasFailed = useHasFailed(countries)
  if (countries.data && countries.data.length > 0)
    return <CountryList names={countries.data} isBusy={countries.isFetching} />
  if (countries.data) return <EmptyState title={t('works.countries.none')} />
  if (hasFailed)
    return (
      <FailureAlert
        title="works.countries.failed"
        error={countries.error}
        onRetry={() => void countries.refetch()}
      />
    )
  return <SkeletonLines text="works.countries.loading" />
}
