import { useTranslation } from 'react-i18next'
import { type CatalogueFilters, choicesIn } from '@/domain/catalogue'
import { filterRemoved, filtersCleared } from '@/state/catalogue/slice'
import styles from './AppliedFilters.module.css'
import { filterTexts } from './filterTexts'
import type { Tell } from './useCatalogue'

type Props = { filters: CatalogueFilters; tell: Tell }

/** A chip for each applied filter; a press takes it away. */
export function AppliedFilters({ filters, tell }: Props) {
  const { t } = useTranslation()
  const choices = choicesIn(filters)
  if (choices.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('courses.applied')}>
      {choices.map((choice) => (
        <li key={`${choice.group}-${choice.label}`}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('courses.remove', { label: t(filterTexts[choice.label]) })}
            onClick={() => tell(filterRemoved(choice))}
          >
            {t(filterTexts[choice.label])}
            <span className={styles.cross} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={() => tell(filtersCleared())}>
          {t('courses.clearAll')}
        </button>
      </li>
    </ul>
  )
}
