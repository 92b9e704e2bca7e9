import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { courseApi } from '@/api/course'
import { firstView, isSameView, viewToQuery } from '@/domain/catalogue/catalogue'
import { config } from '@/lib/config/config'
import { selectIsFilterDialogOpen } from '@/state/catalogue/selectors'
import { filterDialogOpened } from '@/state/catalogue/slice'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import type { ScreenRequests } from '@/state/screenRequests'
import { FailureAlert } from '@/ui/FailureAlert'
import { lazyModule } from '@/ui/lazyModule'
import { PageHead } from '@/ui/PageHead'
import { sliced } from '@/ui/sliced'
import { useModuleOnDemand } from '@/ui/useModuleOnDemand'
import { AppliedFilters } from './AppliedFilters'
import { CourseResults } from './CourseResults'
import styles from './CoursesScreen.module.css'
import { SearchBox } from './SearchBox'
import { SortAndFilter } from './SortAndFilter'
import { useCatalogue } from './useCatalogue'

const SortSlice = sliced(SortAndFilter)
const filterDialog = lazyModule(() => import('./FilterDialog'))

export const requests: ScreenRequests = () => [
  courseApi.endpoints.getCourses.initiate(viewToQuery(firstView)),
]

export default function CoursesScreen() {
  const { t } = useTranslation()
  const view = useCatalogue()
  const dispatch = useAppDispatch()
  const searchField = useRef<HTMLInputElement>(null)
  const isDialogOpen = useAppSelector(selectIsFilterDialogOpen)
  // Once opened, the dialog stays mounted, so that it can animate its closing and return the focus.
  const wasDialogOpened = useRef(false)
  wasDialogOpened.current ||= isDialogOpen
  const { loaded: FilterDialog, hasFailed, ask } = useModuleOnDemand(filterDialog)

  const focusSearch = useCallback(() => searchField.current?.focus(), [])

  const openFilters = useCallback(async () => {
    if (await ask()) dispatch(filterDialogOpened())
  }, [ask, dispatch])

  return (
    <div className={styles.page}>
      {/* The pages of the whole catalogue have titles of their own; those of a search share one. */}
      <PageHead page={isSameView({ ...view, page: 1 }, firstView) ? view.page : 1} />
      <header>
        <h1 tabIndex={-1}>{t('courses.title', { product: config.productName })}</h1>
        <p className={styles.subtitle}>{t('courses.subtitle')}</p>
      </header>
      <div className={styles.tools}>
        <SearchBox committed={view.search} field={searchField} />
        <SortSlice view={view} onFilter={openFilters} />
      </div>
      {hasFailed && <FailureAlert title="courses.filtersFailed" onRetry={openFilters} />}
      <AppliedFilters filters={view.filters} onCleared={focusSearch} />
      <CourseResults view={view} onCleared={focusSearch} />
      {wasDialogOpened.current && FilterDialog && <FilterDialog />}
    </div>
  )
}
