import { Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import type { DonationFilter } from '@/api/types'
import { donationFilters } from '@/domain/donation/history'
import { RadioGroup } from '@/ui/RadioGroup'
import styles from './HistoryFilter.module.css'

type Props = { filter: DonationFilter; onChoose: (filter: DonationFilter) => void }

/** Radio buttons, so that the arrow keys change the choice. */
export function HistoryFilter({ filter, onChoose }: Props) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">{t('profile.history.filter')}</legend>
      <RadioGroup
        name="filter"
        block
        buttonStyle="solid"
        className={styles.choices}
        value={filter}
        onChange={onChoose}
      >
        {donationFilters.map((choice) => (
          <Radio.Button key={choice} value={choice} className={styles.choice}>
            {t(`profile.history.filters.${choice}`)}
          </Radio.Button>
        ))}
      </RadioGroup>
    </fieldset>
  )
}
