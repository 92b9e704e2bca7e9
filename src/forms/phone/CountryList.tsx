import { memo, useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { directionOf, type LanguageCode } from '@/lib/i18n/language'
import { localDigits } from '@/lib/i18n/numbers'
import layout from '@/ui/layout.module.css'
import styles from './CountryList.module.css'
import type { NamedCountry } from './phoneCountries'

type Props = {
  /** The id of the combobox: the list is `${id}-list`, an option `${id}-${iso}`. */
  id: string
  label: string
  language: LanguageCode
  /** The result of the search; undefined while the countries load. */
  countries: NamedCountry[] | undefined
  hasFailed: boolean
  active: NamedCountry | undefined
  chosen: NamedCountry | undefined
  onPick: (country: NamedCountry) => void
}

/** The number of options in the first paint; a deferred render adds the rest. */
const FIRST_SHOWN = 20

/**
 * The popup of a country or a phone code. The focus stays in the field. The list of Ant Design's Select would
 * not do: it is virtual, so its listbox is hidden, unnamed and contains at most three options, and the
 * visible options have no role.
 */
export function CountryList({ id, label, language, countries, hasFailed, active, chosen, onPick }: Props) {
  const { t } = useTranslation()
  const latest = useRef(onPick)
  useLayoutEffect(() => {
    latest.current = onPick
  })
  const pick = useCallback((country: NamedCountry) => latest.current(country), [])
  const list = useRef<HTMLDivElement>(null)
  // Deferred, because a render of all countries would delay the next key.
  const shown = useDeferredValue(countries, countries?.slice(0, FIRST_SHOWN))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active option may be rendered later
  useEffect(() => {
    if (active) list.current?.querySelector(`[data-iso=${active.iso}]`)?.scrollIntoView({ block: 'nearest' })
  }, [active, shown])
  const waiting = hasFailed ? t('forms.phone.failed') : t('forms.phone.loading')
  const nothing = countries ? t('forms.phone.noCountry') : waiting
  return (
    <div className={styles.popup} dir={directionOf(language)}>
      <div ref={list} id={`${id}-list`} className={styles.list} role="listbox" aria-label={label}>
        {shown?.map((country) => (
          <Option
            key={country.iso}
            id={`${id}-${country.iso}`}
            country={country}
            language={language}
            isChosen={country.iso === chosen?.iso}
            isActive={country.iso === active?.iso}
            onPick={pick}
          />
        ))}
      </div>
      <p className={styles.nothing} role="status">
        {countries && countries.length > 0 ? '' : nothing}
      </p>
    </div>
  )
}

type OptionProps = Pick<Props, 'id' | 'language' | 'onPick'> & {
  country: NamedCountry
  isChosen: boolean
  isActive: boolean
}

/** Memoized: an arrow key then renders only two of hundreds of options. */
const Option = memo(function Option({ id, country, language, isChosen, isActive, onPick }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focused combobox handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the combobox refers to the active option, which needs no focus
    <div
      id={id}
      data-iso={country.iso}
      className={styles.option}
      role="option"
      aria-selected={isChosen}
      data-active={isActive}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(country)}
    >
      <span>{country.name}</span>
      <span className={layout.soft} dir="ltr">
        {localDigits(`+${country.phoneCode}`, language)}
      </span>
    </div>
  )
})
