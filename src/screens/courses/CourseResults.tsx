import { useCallback, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { useGetCoursesQuery } from '@/api/course'
import type { CourseList } from '@/api/types'
import { CourseCard } from '@/blocks/CourseCard/CourseCard'
import { KeptPointer } from '@/blocks/keeping/KeptPointer'
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

  // The page scrolls only after the URL has changed, so that Back restores the previous position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means a new URL
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
    return (
      <>
        <FailureAlert title="courses.failed" error={courses.error} onRetry={courses.refetch} />
        <KeptPointer error={courses.error} />
      </>
    )
  // The previous cards stay until the answer for the new view arrives.
  if (courses.data && courses.data.content.length > 0) return <ResultList list={courses.data} isBusy />
  return <WaitingCards />
}

/** The number of cards that are probably visible at once. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: the list keeps its order, and a faulty server may send an id twice
          <li key={`${course.id}-${index}`}>
            <CardSlice course={course} isFirst={index < SEEN_AT_ONCE} />
          </li>
        ))}
      </ul>
    </>
  )
}
