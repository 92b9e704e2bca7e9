import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { WorkCard as Card } from '@/api/types'
import { formatNumber } from '@/lib/i18n/numbers'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import action from '@/ui/action.module.css'
import { EmptyState } from '@/ui/EmptyState'
import { InfiniteGrid } from '@/ui/InfiniteGrid'
import styles from './CountryScreen.module.css'
import { slugOf, type useCountryWorks } from './useCountryWorks'
import { WaitingWork } from './WaitingWork'
import { WorkCard } from './WorkCard'

type Props = { country: string; query: ReturnType<typeof useCountryWorks> }

const none: Card[] = []

/**
 * The cards of a country, page by page. If a later page has failed, Back shows the loaded ones and a retry.
 */
export function CountryWorks({ country, query }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const draw = useCallback((work: Card) => <WorkCard work={work} country={country} />, [country])
  const works = query.received?.works ?? none
  if (query.received && works.length === 0) return <NoWorks />
  const count = works.length
  // If a refetch failed (after a change of language, say), the client loads the whole list again.
  const mustRenew = query.isError && !query.isFetchNextPageError
  return (
    <div className={styles.works}>
      <InfiniteGrid
        items={works}
        keyOf={slugOf}
        renderCard={draw}
        waitingCard={<WaitingWork />}
        columns={5}
        hasMore={query.hasNextPage}
        isLoading={query.isFetching || !query.received}
        hasFailed={query.isError}
        onMore={() => void (mustRenew ? query.refetch() : query.fetchNextPage())}
        status={t('works.country.count', { count, number: formatNumber(count, language) })}
        label={t('works.country.list')}
      />
    </div>
  )
}

function NoWorks() {
  const { t } = useTranslation()
  return (
    <div role="status">
      <EmptyState title={t('works.country.none')}>
        <Link to={paths.workCountries} className={action.primary}>
          {t('works.country.others')}
        </Link>
      </EmptyState>
    </div>
  )
}
