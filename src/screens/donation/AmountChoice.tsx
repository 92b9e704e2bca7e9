import { Input } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { amountIn, quickAmounts } from '@/domain/donation/order'
import { useOnLanguageChange } from '@/forms/useOnLanguageChange'
import { DONATION_DEFAULT, DONATION_MOST } from '@/lib/config/constants'
import { formatDollars, formatNumber, localDigits } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import layout from '@/ui/layout.module.css'
import styles from './Choice.module.css'
import { RadioTiles } from './RadioTiles'
import { useAfterPress } from './useAfterPress'

type Props = {
  amount: string
  onChange: (amount: string) => void
  /** True once the donor has submitted the form: an error then shows even while she types. */
  wasSent: boolean
}

/**
 * The quick amounts, and a field that always shows the amount that counts. The field is no InputNumber,
 * because that removes Persian digits and letters during typing, and handles text typed before hydration
 * differently.
 */
export function AmountChoice({ amount, onChange, wasSent }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const afterPress = useAfterPress()
  const { dollars, problem } = amountIn(amount)
  // The amount counts as unfinished, so the problem shows again only when the donor leaves the field.
  useOnLanguageChange(() => problem && setTyped(amount))
  const isTyping = typed === amount
  const shownProblem = isTyping && !wasSent ? undefined : problem
  // During typing the field keeps the donor's characters; afterwards it shows the digits of the language.
  const shown = isTyping || dollars === undefined ? amount : localDigits(String(dollars), language)
  const limits = {
    least: formatDollars(1, language),
    most: formatDollars(DONATION_MOST, language),
    example: formatNumber(DONATION_DEFAULT, language),
  }
  return (
    <fieldset className={styles.group}>
      <legend>{t('donation.amount.legend')}</legend>
      <RadioTiles
        name="quick"
        values={quickAmounts}
        chosen={dollars}
        textOf={(quick) => formatDollars(quick, language)}
        onChoose={(quick) => onChange(String(quick))}
      />
      <div className={styles.other}>
        <label htmlFor={id}>{t('donation.amount.other')}</label>
        <Input
          id={id}
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          value={shown}
          status={shownProblem && 'error'}
          aria-invalid={shownProblem !== undefined}
          aria-describedby={`${id}-hint ${id}-problem`}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(target.value)
          }}
          onBlur={() => afterPress(() => setTyped(undefined))}
        />
        <p id={`${id}-hint`} className={layout.hint}>
          {t('donation.amount.hint', limits)}
        </p>
        <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
          {shownProblem && t(`donation.amount.problems.${shownProblem}`, limits)}
        </p>
      </div>
    </fieldset>
  )
}
