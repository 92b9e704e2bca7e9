import { Button, Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { filterGroups, filterLabels, hasChoice } from '@/domain/catalogue/catalogue'
import { selectPendingFilters } from '@/state/catalogue/selectors'
import { filtersApplied, filtersCleared, filterToggled } from '@/state/catalogue/slice'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import styles from './FilterGroups.module.css'
import { filterTexts, groupTexts } from './filterTexts'

/** The filters by group. A change takes effect with 'Apply filters'. */
export function FilterGroups() {
  const dispatch = useAppDispatch()
  const { t } = useTranslation()
  const pending = useAppSelector(selectPendingFilters)
  return (
    <div className={styles.groups}>
      {filterGroups.map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend>{t(groupTexts[group])}</legend>
          {filterLabels[group].map((label) => (
            <Checkbox
              key={label}
              value={label}
              checked={hasChoice(pending, { group, label })}
              onChange={() => dispatch(filterToggled({ group, label }))}
            >
              {t(filterTexts[label])}
            </Checkbox>
          ))}
        </fieldset>
      ))}
    </div>
  )
}

export function FilterButtons() {
  const dispatch = useAppDispatch()
  const { t } = useTranslation()
  return (
    <div className={styles.buttons}>
      <Button onClick={() => dispatch(filtersCleared())}>{t('courses.clearAll')}</Button>
      <Button type="primary" onClick={() => dispatch(filtersApplied())}>
        {t('courses.apply')}
      </Button>
    </div>
  )
}
