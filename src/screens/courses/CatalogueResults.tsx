import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetCoursesQuery } from '@/api/course'
import type { CourseList } from '@/api/types'
import { CourseCard } from '@/blocks/CourseCard/CourseCard'
import { type CatalogueView, pageCount, pageInstead, viewToQuery } from '@/domain/catalogue'
import { formatNumber } from '@/lib/numbers'
import { pageChosen } from '@/state/catalogue/slice'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { FailureAlert } from '@/ui/FailureAlert'
import { CatalogueSkeleton } from './CatalogueSkeleton'
import styles from './CoursesScreen.module.css'
import { NoCourses } from './NoCourses'
import { Pagination } from './Pagination'
import { useCatalogueEvent } from './useCatalogueEvent'

export function CatalogueResults({ view }: { view: CatalogueView }) {
  const courses = useGetCoursesQuery(viewToQuery(view))
  if (courses.currentData) return <Results view={view} list={courses.currentData} />
  if (courses.isError && !courses.isFetching)
    return <FailureAlert title="courses.failed" error={courses.error} onRetry={courses.refetch} />
  // A new view of the same list: what was there stays until the answer comes.
  if (courses.data) return <Results view={view} list={courses.data} isStale />
  return <CatalogueSkeleton />
}

type Props = { view: CatalogueView; list: CourseList; isStale?: boolean }

function Results({ view, list, isStale = false }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const total = Number.isInteger(list.totalElements) ? list.totalElements : list.content.length
  const instead = isStale ? undefined : pageInstead(view.page, list)
  useOtherPage(instead)
  if (instead !== undefined) return <CatalogueSkeleton />
  return (
    <div className={styles.results} aria-busy={isStale}>
      <p className="visually-hidden" role="status">
        {isStale
          ? t('courses.loading')
          : t('courses.found', { count: total, number: formatNumber(total, language) })}
      </p>
      {list.content.length === 0 ? (
        <NoCourses search={view.search} />
      ) : (
        <ul className={styles.grid}>
          {list.content.map((course, index) => (
            <li key={course.id ?? index}>
              <CourseCard course={course} isFirst={index < 4} />
            </li>
          ))}
        </ul>
      )}
      {pageCount(list) > 1 && <Pagination page={view.page} list={list} />}
    </div>
  )
}

/** A page past the end leads to the last one that there is, and leaves no step in the history. */
function useOtherPage(page: number | undefined) {
  const happened = useCatalogueEvent()
  const goThere = useEffectEvent((instead: number) => happened(pageChosen(instead), { replace: true }))
  useEffect(() => {
    if (page !== undefined) goThere(page)
  }, [page])
}
