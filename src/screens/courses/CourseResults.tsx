import { useCallback, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { useGetCoursesQuery } from '@/api/course'
import type { CourseList } from '@/api/types'
import { CourseCard } from '@/blocks/CourseCard/CourseCard'
import { type CatalogueView, pageInstead, viewToQuery } from '@/domain/catalogue/catalogue'
import { formatNumber } from '@/lib/i18n/numbers'
import { pageChosen } from '@/state/catalogue/slice'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { FailureAlert } from '@/ui/FailureAlert'
import { sliced } from '@/ui/sliced'
import { addressOf } from './addressOf'
import styles from './CourseResults.module.css'
import { NoCourses } from './NoCourses'
import { Pagination } from './Pagination'
import { WaitingCards } from './WaitingCards'

const CardSlice = sliced(CourseCard)
const PaginationSlice = sliced(Pagination)

type Props = { view: CatalogueView; onCleared: () => void }

export function CourseResults({ view, onCleared }: Props) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const { key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const isTurning = useRef(false)

  const showPage = useCallback(
    (page: number) => {
      isTurning.current = true
      dispatch(pageChosen(page))
    },
    [dispatch],
  )

  // Not before the address has changed: the place left is remembered as it was, for Back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says that the address has changed
  useLayoutEffect(() => {
    if (!isTurning.current) return
    isTurning.current = false
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [key])

  return (
    <section className={styles.results}>
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {t('courses.results', { page: formatNumber(view.page, language) })}
      </h2>
      <Answer view={view} onCleared={onCleared} showPage={showPage} />
    </section>
  )
}

function Answer({ view, onCleared, showPage }: Props & { showPage: (page: number) => void }) {
  const courses = useGetCoursesQuery(viewToQuery(view))
  const list = courses.currentData
  if (list) {
    const instead = pageInstead(view.page, list)
    if (instead) return <Navigate to={addressOf({ ...view, page: instead })} replace />
    if (list.content.length === 0) return <NoCourses view={view} onCleared={onCleared} />
    return (
      <>
        <ResultList list={list} isBusy={courses.isFetching} />
        <PaginationSlice view={view} list={list} onPage={showPage} />
      </>
    )
  }
  if (courses.isError)
    return <FailureAlert title="courses.failed" error={courses.error} onRetry={courses.refetch} />
  // Another view of the same list: the cards that were there stay until the answer comes.
  if (courses.data && courses.data.content.length > 0) return <ResultList list={courses.data} isBusy />
  return <WaitingCards />
}

/** How many of the first cards are likely to be seen at once. */
const SEEN_AT_ONCE = 4

function ResultList({ list, isBusy }: { list: CourseList; isBusy: boolean }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const count = Number.isInteger(list.totalElements) ? list.totalElements : list.content.length
  return (
    <>
      <p className="visually-hidden" role="status">
        {isBusy ? t('courses.loading') : t('courses.found', { count, number: formatNumber(count, language) })}
      </p>
      <ul className={styles.grid} aria-busy={isBusy}>
        {list.content.map((course, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list keeps its order, and odd servers send an id twice
          <li key={`${course.id}-${index}`}>
            <CardSlice course={course} isFirst={index < SEEN_AT_ONCE} />
          </li>
        ))}
      </ul>
    </>
  )
}
