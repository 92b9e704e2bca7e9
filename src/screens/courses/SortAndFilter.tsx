import { FilterOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { type CatalogueSort, type CatalogueView, choicesIn, sorts } from '@/domain/catalogue/catalogue'
import { formatNumber } from '@/lib/i18n/numbers'
import { sortChosen } from '@/state/catalogue/slice'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { SelectField } from '@/ui/SelectField'
import styles from './SortAndFilter.module.css'

type Props = { view: CatalogueView; onFilter: () => void }

export function SortAndFilter({ view, onFilter }: Props) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const count = choicesIn(view.filters).length
  const number = formatNumber(count, language)
  return (
    <div className={styles.tools}>
      <Button
        className={styles.filter}
        icon={<FilterOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={onFilter}
      >
        {t('courses.filter')}
        {count > 0 && (
          <>
            <Tag className={styles.count} variant="solid" aria-hidden="true">
              {number}
            </Tag>
            <span className="visually-hidden"> ({t('courses.filterCount', { count, number })})</span>
          </>
        )}
      </Button>
      <SelectField
        label={t('courses.sort')}
        showsLabel="where there is room"
        value={view.sort}
        onChange={(sort: CatalogueSort) => dispatch(sortChosen(sort))}
        options={sorts.map((sort) => ({ value: sort, label: t(`courses.${sort}`) }))}
      />
    </div>
  )
}
