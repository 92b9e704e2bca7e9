import { Button, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { type CatalogueFilters, choicesIn } from '@/domain/catalogue'
import { filterRemoved, filtersCleared } from '@/state/catalogue/slice'
import tag from '@/ui/tag.module.css'
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
      {choices.map((choice) => {
        const label = t(filterTexts[choice.label])
        return (
          <li key={`${choice.group}-${choice.label}`}>
            <Tag
              className={`${tag.pill} ${styles.chip}`}
              classNames={{ close: styles.remove }}
              closable={{ 'aria-label': t('courses.remove', { label }) }}
              onClose={(event) => {
                // The store decides what is shown.
                event.preventDefault()
                tell(filterRemoved(choice))
              }}
            >
              {label}
            </Tag>
          </li>
        )
      })}
      <li>
        <Button type="link" onClick={() => tell(filtersCleared())}>
          {t('courses.clearAll')}
        </Button>
      </li>
    </ul>
  )
}
