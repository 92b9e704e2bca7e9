import { useTranslation } from 'react-i18next'
import { type CatalogueView, choicesIn } from '@/domain/catalogue'
import { filtersCleared, searchCommitted } from '@/state/catalogue/slice'
import actions from '@/ui/action.module.css'
import { EmptyState } from '@/ui/EmptyState'
import type { Tell } from './useCatalogue'

type Props = { view: CatalogueView; tell: Tell }

/** Nothing found, and the ways out of it. */
export function NoCourses({ view: { search, filters }, tell }: Props) {
  const { t } = useTranslation()
  return (
    <div role="status">
      <EmptyState title={search ? t('courses.noneFor', { query: search }) : t('courses.none')}>
        {search && (
          <button type="button" className={actions.primary} onClick={() => tell(searchCommitted(''))}>
            {t('courses.search.clear')}
          </button>
        )}
        {!search && choicesIn(filters).length > 0 && (
          <button type="button" className={actions.primary} onClick={() => tell(filtersCleared())}>
            {t('courses.clearFilters')}
          </button>
        )}
      </EmptyState>
    </div>
  )
}
