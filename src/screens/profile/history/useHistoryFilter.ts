import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { DonationFilter } from '@/api/types'
import { donationFilterIn } from '@/domain/donation/history'

/** The filter is stored in the URL (?filter=subs). An invalid value is replaced by 'all', also in the URL. */
export function useHistoryFilter() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('filter')
  const filter = donationFilterIn(asked)
  const isInvalid = asked !== null && asked !== filter

  function showFilter(next: DonationFilter) {
    setSearch(
      (now) => {
        now.set('filter', next)
        return now
      },
      { replace: true },
    )
  }

  useEffect(() => {
    if (isInvalid) setSearch({ filter: 'all' }, { replace: true })
  }, [isInvalid, setSearch])

  return [filter, showFilter] as const
}
