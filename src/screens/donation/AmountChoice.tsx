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
  /** The donor has pressed the button: from now on a mistake shows, wherever she is. */
  wasSent: boolean
}

/**
 * The quick amounts, and a field for every other: it always shows what counts. No InputNumber: that takes away Persian digits and what is
 * no number while it is typed, and shows a value that was typed before hydration otherwise.
 */
export function AmountChoice({ amount, onChange, wasSent }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const afterPress = useAfterPress()
  const { dollars, problem } = amountIn(amount)
  // The amount counts as unfinished: the problem shows again when the donor leaves the field.
  useOnLanguageChange(() => problem && setTyped(amount))
  const isTyping = typed === amount
  const shownProblem = isTyping && !wasSent ? undefined : problem
  // As it was typed while it is typed; else in the digits of the page.
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
