import { Input } from 'antd'
import { type ComponentProps, useEffect, useState } from 'react'
import { useField, useForm } from 'react-final-form'
import { COUNTRY_HERE, isCountryCode } from '@/domain/people/countries'
import { searchable } from '@/domain/text/searchText'
import { countryName } from '@/lib/i18n/countryName'
import type { LanguageCode } from '@/lib/i18n/language'
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
  /** The country (ISO code) that shows until the user chooses one. */
  here: string
}

const asTyped = (value: string) => value

/**
 * A country, searched by its name, its ISO code or its calling code. The value is the ISO code, or the typed
 * text if that is no country.
 */
export function CountryField({ name, label, here }: Props) {
  const field = useCountryField(name, here)
  const { language, meta, countries, hasFailed, search, value } = field
  return (
    <FieldFrame label={label} meta={meta}>
      {(accessibility) => (
        <div className={styles.field}>
          <CountryInput name={name} field={field} accessibility={accessibility} />
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

/** The value of the field, the countries to choose from, and the search. */
function useCountryField(name: string, here: string) {
  const language = useLanguage()
  const { input, meta } = useField<string>(name, { parse: asTyped })
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
  useResolvedCountry({ name, value, isText, hasFocus, language, countries, onChange: input.onChange })

  function enter() {
    setHasFocus(true)
    setBefore(input.value)
    input.onFocus()
  }

  function leave() {
    setHasFocus(false)
    search.commitDraft()
    input.onBlur()
  }

  return { language, input, meta, value, countries, hasFailed, search, enter, leave }
}

type TextInField = {
  name: string
  value: string
  isText: boolean
  hasFocus: boolean
  language: LanguageCode
  countries: NamedCountry[] | undefined
  onChange: (value: string) => void
}

/** Resolves a text that was typed before the countries loaded: when they load, or before the form is sent. */
function useResolvedCountry({ name, value, isText, hasFocus, language, countries, onChange }: TextInField) {
  const { getFieldState } = useForm()

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
      () => true, // The list and the field show the error.
    )
  })
}

type InputProps = {
  name: string
  field: ReturnType<typeof useCountryField>
  accessibility: Parameters<ComponentProps<typeof FieldFrame>['children']>[0]
}

function CountryInput({ name, field, accessibility }: InputProps) {
  const { input, value, language, search, enter, leave } = field
  const { isOpen, active } = search
  return (
    <Input
      {...accessibility}
      type="text"
      name={name}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={isOpen ? `${accessibility.id}-list` : undefined}
      aria-activedescendant={isOpen && active ? `${accessibility.id}-${active.iso}` : undefined}
      autoComplete="country-name"
      required
      spellCheck={false}
      className={box.text}
      value={search.draft ?? (isCountryCode(value) ? countryName(value, language) : value)}
      onChange={({ target }) => {
        search.type(target.value)
        input.onChange(exactCountry(target.value, search.found) ?? target.value)
      }}
      onFocus={(event) => {
        enter()
        event.target.select()
      }}
      onClick={search.open}
      onKeyDown={search.onKeyDown}
      onBlur={leave}
    />
  )
}

/** The value of a typed text on blur: a country, or the text itself. */
function resolvedText(text: string, found: NamedCountry[] | undefined) {
  const [only, ...others] = text.trim() ? (found ?? []) : []
  return exactCountry(text, found) ?? (others.length === 0 ? only?.iso : undefined) ?? text
}

/** Finds the country with exactly this name or ISO code. */
function exactCountry(typed: string, found: NamedCountry[] | undefined) {
  const code = typed.trim().toUpperCase()
  if (isCountryCode(code)) return code
  const text = searchable(typed)
  return found?.find(({ name }) => searchable(name) === text)?.iso
}
