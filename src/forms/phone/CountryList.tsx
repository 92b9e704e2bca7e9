import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { directionOf, type LanguageCode } from '@/lib/language'
import { localDigits } from '@/lib/numbers'
import styles from './CountryList.module.css'
import type { NamedCountry } from './phoneCountries'

type Props = {
  /** Of the combobox: the list is `${id}-list`, an option `${id}-${iso}`. */
  id: string
  label: string
  language: LanguageCode
  /** What was found; undefined while the countries are still on their way. */
  countries: NamedCountry[] | undefined
  hasFailed: boolean
  active: NamedCountry | undefined
  chosen: NamedCountry | undefined
  onPick: (country: NamedCountry) => void
}

/**
 * The popup of a phone code. The focus stays in the field above it. Not the list of Ant Design's Select: drawn in windows,
 * its listbox is hidden, without a name, and holds three options at most; what one sees has no role.
 */
export function CountryList({ id, label, language, countries, hasFailed, active, chosen, onPick }: Props) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) list.current?.querySelector(`[data-iso=${active.iso}]`)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const waiting = hasFailed ? t('forms.phone.failed') : t('forms.phone.loading')
  const nothing = countries ? t('forms.phone.noCountry') : waiting
  return (
    <div className={styles.popup} dir={directionOf(language)}>
      <div ref={list} id={`${id}-list`} className={styles.list} role="listbox" aria-label={label}>
        {countries?.map((country) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's, which has the focus
          // biome-ignore lint/a11y/useFocusableInteractive: the combobox names the active option, which takes no focus
          <div
            key={country.iso}
            id={`${id}-${country.iso}`}
            data-iso={country.iso}
            className={styles.option}
            role="option"
            aria-selected={country.iso === chosen?.iso}
            data-active={country.iso === active?.iso}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(country)}
          >
            <span>{country.name}</span>
            <span className={styles.code} dir="ltr">
              {localDigits(`+${country.phoneCode}`, language)}
            </span>
          </div>
        ))}
      </div>
      <p className={styles.nothing} role="status">
        {countries && countries.length > 0 ? '' : nothing}
      </p>
    </div>
  )
}
