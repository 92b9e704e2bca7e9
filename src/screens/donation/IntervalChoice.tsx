import { useTranslation } from 'react-i18next'
import type { DonationInterval } from '@/api/types'
import { donationIntervals } from '@/domain/donation'
import styles from './Choice.module.css'

type Props = { interval: DonationInterval; onChoose: (interval: DonationInterval) => void }

export function IntervalChoice({ interval, onChoose }: Props) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.group}>
      <legend>{t('donation.interval.legend')}</legend>
      <div className={styles.choices}>
        {donationIntervals.map((each) => (
          <label key={each} className={styles.choice}>
            <input
              type="radio"
              name="interval"
              value={each}
              checked={each === interval}
              onChange={() => onChoose(each)}
            />
            {t(`donation.interval.${each}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
