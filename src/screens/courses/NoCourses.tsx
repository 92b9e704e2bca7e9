import type { UnknownAction } from '@reduxjs/toolkit'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { type CatalogueView, choicesIn } from '@/domain/catalogue/catalogue'
import { filtersCleared, searchCommitted } from '@/state/catalogue/slice'
import { useAppDispatch } from '@/state/hooks'
import { EmptyState } from '@/ui/EmptyState'

/** `onCleared` moves the focus, because the pressed button disappears. */
type Props = { view: CatalogueView; onCleared: () => void }

/** The empty result, with buttons that clear the search or the filters. */
export function NoCourses({ view: { search, filters }, onCleared }: Props) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation()
  const clear = (what: UnknownAction) => {
    onCleared()
    dispatch(what)
  }
  return (
    <div role="status">
      <EmptyState title={search ? t('courses.noneFor', { query: search }) : t('courses.none')}>
        {search && (
          <Button type="primary" onClick={() => clear(searchCommitted(''))}>
            {t('courses.search.clear')}
          </Button>
        )}
        {!search && choicesIn(filters).length > 0 && (
          <Button type="primary" onClick={() => clear(filtersCleared())}>
            {t('courses.clearFilters')}
          </Button>
        )}
      </EmptyState>
    </div>
  )
}
