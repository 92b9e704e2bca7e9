import { useMemo } from 'react'
import type { WorkCard } from '@/api/types'
import { useGetWorkPagesInfiniteQuery } from '@/api/work'
import { onceEach } from '@/domain/catalogue/pages'

export const slugOf = ({ slug }: WorkCard) => slug

/** The server's data of a country so far: its name and words, and its works, each once. */
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
