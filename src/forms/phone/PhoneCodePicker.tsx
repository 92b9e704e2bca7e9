import { Input } from 'antd'
import { useId, useState } from 'react'
import { phoneCodeIn } from '@/domain/people/phone'
import { localDigits } from '@/lib/i18n/numbers'
import { useLanguage } from '@/lib/i18n/useLanguage'
import { FieldArrow } from '../fields/FieldArrow'
import { CountryList } from './CountryList'
import { countryOf, findCountries } from './findCountries'
import styles from './PhoneCodePicker.module.css'
import type { NamedCountry } from './phoneCountries'
import { useCountrySearch } from './useCountrySearch'
import { usePhoneCountries } from './usePhoneCountries'

type Props = {
  name: string
  label: string
  /** Digits without a plus. */
  phoneCode: string
  onPick: (phoneCode: string) => void
}

/**
 * An editable combobox for the calling code of a country, searched by name or typed. If the list of countries
 * cannot be loaded, the user can still type a code.
 */
export function PhoneCodePicker({ name, label, phoneCode, onPick }: Props) {
  const language = useLanguage()
  const id = useId()
  const [hasFocus, setHasFocus] = useState(false)
  const [pickedIso, setPickedIso] = useState<string>()
  const { countries, hasFailed } = usePhoneCountries(language, hasFocus)
  const chosen = countries && countryOf(countries, phoneCode, pickedIso)

  function pick(country: NamedCountry) {
    setPickedIso(country.iso)
    onPick(country.phoneCode)
  }

  const search = useCountrySearch({
    find: (draft) => countries && (draft === undefined ? countries : findCountries(countries, draft)),
    chosen,
    onPick: pick,
    /** A typed text counts only if it identifies one country; otherwise the previous code stays. */
    onCommit(draft, found) {
      const typed = draft === undefined ? undefined : phoneCodeIn(draft)
      const [only, ...others] = draft?.trim() ? (found ?? []) : []
      if (typed && (!countries || countryOf(countries, typed))) onPick(typed)
      else if (only && others.length === 0) pick(only)
    },
  })

  return (
    <div className={styles.picker}>
      <Input
        className={styles.input}
        type="text"
        name={name}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={search.isOpen}
        aria-controls={search.isOpen ? `${id}-list` : undefined}
        aria-activedescendant={search.isOpen && search.active ? `${id}-${search.active.iso}` : undefined}
        autoComplete="tel-country-code"
        spellCheck={false}
        value={search.draft ?? localDigits(`+${phoneCode}`, language)}
        onChange={(event) => search.type(event.target.value)}
        onFocus={(event) => {
          setHasFocus(true)
          event.target.select()
        }}
        onClick={search.open}
        onKeyDown={search.onKeyDown}
        onBlur={() => {
          setHasFocus(false)
          search.commitDraft()
        }}
      />
      <FieldArrow />
      {search.isOpen && (
        <CountryList
          id={id}
          label={label}
          language={language}
          countries={search.found}
          hasFailed={hasFailed}
          active={search.active}
          chosen={chosen}
          onPick={search.pick}
        />
      )}
    </div>
  )
}
