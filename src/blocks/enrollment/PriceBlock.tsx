import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { priceBeforeDiscount } from '@/domain/course/price'
import { config } from '@/lib/config/config'
import { DISPLAYED_DISCOUNT } from '@/lib/config/constants'
import { formatDollars, formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import layout from '@/ui/layout.module.css'
import { Countdown } from './Countdown'
import styles from './EnrollCard.module.css'

type Props = {
  /** Dollars, 0 for free. */
  price: number
  /** The user is known not to be enrolled. Only then the offer shows; until then its space is empty. */
  isCertain: boolean
}

export function PriceBlock({ price, isCertain }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  if (price === 0)
    return (
      <p className={styles.prices}>
        <span className={styles.price}>{t('enrollment.free')}</span>
      </p>
    )
  const isDiscounted = config.showDiscount
  return (
    <div className={styles.offer} data-certain={isCertain}>
      <p className={styles.prices}>
        <span className={styles.price}>{formatDollars(price, language)}</span>
        {isDiscounted && (
          <>
            <del className={layout.soft} data-offer>
              <span className="visually-hidden">{t('enrollment.before')} </span>
              {formatDollars(priceBeforeDiscount(price), language, { cents: true })}
            </del>
            <Tag className={styles.off} data-offer>
              {t('enrollment.off', { percent: formatNumber(DISPLAYED_DISCOUNT * 100, language) })}
            </Tag>
          </>
        )}
      </p>
      {isDiscounted && <Countdown />}
      <p className={styles.guarantee} data-offer>
        {t('enrollment.guarantee')}
      </p>
    </div>
  )
}
