import { Button, Checkbox, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { filterGroups, filterLabels, hasChoice } from '@/domain/catalogue'
import { selectIsFilterDialogOpen, selectPendingFilters } from '@/state/catalogue/selectors'
import { filterDialogClosed, filtersApplied, filtersCleared, filterToggled } from '@/state/catalogue/slice'
import { useAppSelector } from '@/state/hooks'
import { AntdTheme, FADE } from '@/ui/theme/AntdTheme'
import styles from './FilterDialog.module.css'
import { filterTexts, groupTexts } from './filterTexts'
import type { Tell } from './useCatalogue'

/** A dialog, and on a phone a sheet from below. Nothing ticked here counts before 'Apply filters'. */
export default function FilterDialog({ tell }: { tell: Tell }) {
  const { t } = useTranslation()
  const isOpen = useAppSelector(selectIsFilterDialogOpen)
  const pending = useAppSelector(selectPendingFilters)
  return (
    <AntdTheme>
      <Modal
        open={isOpen}
        centered
        transitionName={FADE}
        width={{ xs: '100%', md: 720 }}
        title={t('courses.filterTitle')}
        className={styles.dialog}
        rootClassName={styles.root}
        onCancel={() => tell(filterDialogClosed())}
        footer={
          <div className={styles.buttons}>
            <Button onClick={() => tell(filtersCleared())}>{t('courses.clearAll')}</Button>
            <Button type="primary" onClick={() => tell(filtersApplied())}>
              {t('courses.apply')}
            </Button>
          </div>
        }
      >
        <div className={styles.groups}>
          {filterGroups.map((group) => (
            <fieldset key={group} className={styles.group}>
              <legend>{t(groupTexts[group])}</legend>
              {filterLabels[group].map((label) => (
                <Checkbox
                  key={label}
                  value={label}
                  checked={hasChoice(pending, { group, label })}
                  onChange={() => tell(filterToggled({ group, label }))}
                >
                  {t(filterTexts[label])}
                </Checkbox>
              ))}
            </fieldset>
          ))}
        </div>
      </Modal>
    </AntdTheme>
  )
}
