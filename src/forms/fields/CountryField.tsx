import { Input } from 'antd'
import { useEffect, useState } from 'react'
import { useField, useForm } from 'react-final-form'
import { COUNTRY_HERE, isCountryCode } from '@/domain/people/countries'
import { searchable } from '@/domain/text/searchText'
import { countryName } from '@/lib/i18n/countryName'
import { useLanguage } from '@/lib/i18n/useLanguage'
import { useBeforeSending } from '../beforeSending'
import { CountryList } from '../phone/CountryList'
import { findCountries } from '../phone/findCountries'
import type { NamedCountry } from '../phone/phoneCountries'
import { useCountrySearch } from '../phone/useCountrySearch'
import { loadPhoneCountries, usePhoneCountries } from '../phone/usePhoneCountries'
import styles from './CountryField.module.css'
import { FieldArrow } from './FieldArrow'
import { FieldFrame } from './FieldFrame'
import box from './input.module.css'

type Props = {
  name: string
  label: string
  /** The country (ISO code) that stands there until its owner chooses one. */
  here: string
}

const asTyped = (value: string) => value

/** A country, searched by name, by its two letters or its calling code. Its value is the ISO code, or the text that means none. */
export function CountryField({ name, label, here }: Props) {
  const language = useLanguage()
  const { input, meta } = useField<string>(name, { parse: asTyped })
  const { getFieldState } = useForm()
  const [hasFocus, setHasFocus] = useState(false)
  const value = input.value === COUNTRY_HERE ? here : input.value
  const isText = value.trim() !== '' && !isCountryCode(value)
  const { countries, hasFailed } = usePhoneCountries(language, hasFocus || isText)
  const [before, setBefore] = useState(value)

  const search = useCountrySearch({
    find: (draft) => countries && (draft === undefined ? countries : findCountries(countries, draft)),
    chosen: countries?.find(({ iso }) => iso === value),
    onPick: ({ iso }) => input.onChange(iso),
    onCommit(draft, found) {
      if (draft !== undefined) input.onChange(resolvedText(draft, found))
    },
    onEscape: () => input.onChange(before),
  })

  // A visitor who is faster than the list of countries is understood when it is there.
  const { onChange } = input
  useEffect(() => {
    if (hasFocus || !isText || !countries) return
    const understood = resolvedText(value, findCountries(countries, value))
    if (understood !== value) onChange(understood)
  }, [hasFocus, isText, countries, value, onChange])

  useBeforeSending(() => {
    if (!isText || countries) return undefined
    return loadPhoneCountries(language).then(
      (loaded) => {
        if (getFieldState(name)?.value === value) onChange(resolvedText(value, findCountries(loaded, value)))
        return true
      },
      () => true, // The list says so, and the field that the country is none.
    )
  })

  return (
    <FieldFrame label={label} meta={meta}>
      {(accessibility) => (
        <div className={styles.field}>
          <Input
            {...accessibility}
            type="text"
            name={name}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={search.isOpen}
            aria-controls={search.isOpen ? `${accessibility.id}-list` : undefined}
            aria-activedescendant={
              search.isOpen && search.active ? `${accessibility.id}-${search.active.iso}` : undefined
            }
            autoComplete="country-name"
            required
            spellCheck={false}
            className={box.text}
            value={search.draft ?? (isCountryCode(value) ? countryName(value, language) : value)}
            onChange={({ target }) => {
              search.type(target.value)
              input.onChange(meant(target.value, search.found) ?? target.value)
            }}
            onFocus={(event) => {
              setHasFocus(true)
              setBefore(input.value)
              input.onFocus()
              event.target.select()
            }}
            onClick={search.open}
            onKeyDown={search.onKeyDown}
            onBlur={() => {
              setHasFocus(false)
              search.commitDraft()
              input.onBlur()
            }}
          />
          <FieldArrow />
          {search.isOpen && (
            <CountryList
              id={accessibility.id}
              label={label}
              language={language}
              countries={search.found}
              hasFailed={hasFailed}
              active={search.active}
              chosen={countries?.find(({ iso }) => iso === value)}
              onPick={search.pick}
            />
          )}
        </div>
      )}
    </FieldFrame>
  )
}

/** The meaning of a text when the visitor leaves the field: a country, or the text itself. */
function resolvedText(text: string, found: NamedCountry[] | undefined) {
  const [only, ...others] = text.trim() ? (found ?? []) : []
  return meant(text, found) ?? (others.length === 0 ? only?.iso : undefined) ?? text
}

/** A visitor types the name of a country, or its code. */
function meant(typed: string, found: NamedCountry[] | undefined) {
  const code = typed.trim().toUpperCase()
  if (isCountryCode(code)) return code
  const text = searchable(typed)
  return found?.find(({ name }) => searchable(name) === text)?.iso
}
