import { useTranslation } from 'react-i18next'
import type { DonationInterval } from '@/api/types'
import { donationIntervals } from '@/domain/donation/order'
import styles from './Choice.module.css'
import { RadioTiles } from './RadioTiles'

type Props = { interval: DonationInterval; onChoose: (interval: DonationInterval) => void }

export function IntervalChoice({ interval, onChoose }: Props) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.group}>
      <legend>{t('donation.interval.legend')}</legend>
      <RadioTiles
        name="interval"
        values={donationIntervals}
        chosen={interval}
        textOf={(each) => t(`donation.interval.${each}`)}
        onChoose={onChoose}
      />
    </fieldset>
  )
}
