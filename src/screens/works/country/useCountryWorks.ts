import { useMemo } from 'react'
import type { WorkCard } from '@/api/types'
import { useGetWorkPagesInfiniteQuery } from '@/api/work'
import { onceEach } from '@/domain/catalogue/pages'

export const slugOf = ({ slug }: WorkCard) => slug

/** The loaded data of a country: its name and texts, and its works without duplicates. */
export function useCountryWorks(country: string) {
  const query = useGetWorkPagesInfiniteQuery(country)
  const { data } = query
  const received = useMemo(
    () =>
      data && {
        info: data.pages.find((page) => page.country)?.country,
        works: onceEach(
          data.pages.flatMap((page) => page.data),
          slugOf,
        ),
      },
    [data],
  )
  return { ...query, received }
}
