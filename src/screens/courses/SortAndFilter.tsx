import { useTranslation } from 'react-i18next'
import { type CatalogueSort, type CatalogueView, choicesIn, sorts } from '@/domain/catalogue'
import { formatNumber } from '@/lib/numbers'
import { sortChosen } from '@/state/catalogue/slice'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { SelectField } from '@/ui/SelectField'
import styles from './SortAndFilter.module.css'
import type { Tell } from './useCatalogue'

type Props = { view: CatalogueView; tell: Tell; onFilter: () => void }

export function SortAndFilter({ view, tell, onFilter }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const count = choicesIn(view.filters).length
  const number = formatNumber(count, language)
  return (
    <div className={styles.tools}>
      <button type="button" className={styles.filter} aria-haspopup="dialog" onClick={onFilter}>
        <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM9 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z" />
        </svg>
        {t('courses.filter')}
        {count > 0 && (
          <>
            <span className={styles.count} aria-hidden="true">
              {number}
            </span>
            <span className="visually-hidden"> ({t('courses.filterCount', { count, number })})</span>
          </>
        )}
      </button>
      <SelectField
        label={t('courses.sort')}
        isSelfEvident
        value={view.sort}
        onChange={(sort: CatalogueSort) => tell(sortChosen(sort))}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`courses.${sort}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
