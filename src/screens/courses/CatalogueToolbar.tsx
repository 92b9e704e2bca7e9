import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type CatalogueSort, type CatalogueView, choicesIn, sorts } from '@/domain/catalogue'
import { formatNumber } from '@/lib/numbers'
import { selectIsFilterDialogOpen } from '@/state/catalogue/selectors'
import { filterDialogOpened, sortChosen } from '@/state/catalogue/slice'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { AppliedFilters } from './AppliedFilters'
import styles from './CatalogueToolbar.module.css'
import { SearchBox } from './SearchBox'
import { useCatalogueEvent } from './useCatalogueEvent'

const FilterDialog = lazy(() => import('./FilterDialog'))

/** Search, filter, sort, and what of it is applied. */
export function CatalogueToolbar({ view }: { view: CatalogueView }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const happened = useCatalogueEvent()
  const language = useAppSelector(selectLanguage)
  const isDialogOpen = useAppSelector(selectIsFilterDialogOpen)
  const count = choicesIn(view.filters).length
  return (
    <div className={styles.toolbar}>
      <SearchBox key={view.search} committed={view.search} />
      <div className={styles.row}>
        <button
          type="button"
          className={styles.control}
          aria-haspopup="dialog"
          onClick={() => dispatch(filterDialogOpened())}
        >
          <FilterGlyph />
          {t('courses.filter')}
          {count > 0 && (
            <>
              <span className={styles.badge} aria-hidden="true">
                {formatNumber(count, language)}
              </span>
              <span className="visually-hidden">
                {t('courses.filterCount', { count, number: formatNumber(count, language) })}
              </span>
            </>
          )}
        </button>
        <label className={styles.sort}>
          <span>{t('courses.sort')}</span>
          <select
            className={styles.control}
            value={view.sort}
            onChange={(event) => happened(sortChosen(event.target.value as CatalogueSort))}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`courses.${sort}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <AppliedFilters filters={view.filters} />
      {isDialogOpen && (
        <Suspense fallback={null}>
          <FilterDialog />
        </Suspense>
      )}
    </div>
  )
}

function FilterGlyph() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d="M4 6h16M7 12h10M10 18h4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
