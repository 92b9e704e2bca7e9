import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { phoneCodeIn } from '@/domain/phone'
import { isLanguageCode } from '@/lib/language'
import { localDigits } from '@/lib/numbers'
import inputs from '../fields/input.module.css'
import { CountryList } from './CountryList'
import { countryOf, findCountries } from './findCountries'
import styles from './PhoneCodePicker.module.css'
import type { NamedCountry } from './phoneCountries'
import { usePhoneCountries } from './usePhoneCountries'

type Props = {
  name: string
  label: string
  /** Digits without a plus. */
  phoneCode: string
  onPick: (phoneCode: string) => void
}

/** A country's code, searched by name or typed by hand: an editable combobox. Without the list of countries a code can still be typed. */
export function PhoneCodePicker({ name, label, phoneCode, onPick }: Props) {
  const { i18n } = useTranslation()
  const language = isLanguageCode(i18n.language) ? i18n.language : 'en'
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** What is being typed; none while the code itself stands there. */
  const [draft, setDraft] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const [pickedIso, setPickedIso] = useState<string>()
  const [activeIso, setActiveIso] = useState<string>()
  const { countries, hasFailed } = usePhoneCountries(language, hasFocus)

  const chosen = countries && countryOf(countries, phoneCode, pickedIso)
  const found = countries && (draft === undefined ? countries : findCountries(countries, draft))
  // Whoever types means the first that is found, until the arrows say otherwise.
  const fallback = draft === undefined ? chosen : found?.[0]
  const active = found?.find(({ iso }) => iso === activeIso) ?? fallback

  function close() {
    setIsOpen(false)
    setDraft(undefined)
    setActiveIso(undefined)
  }

  function pick({ iso, phoneCode }: NamedCountry) {
    setPickedIso(iso)
    onPick(phoneCode)
    close()
  }

  /** What was typed counts where it can mean one thing alone; else the code from before stays. */
  function settle() {
    const typed = draft === undefined ? undefined : phoneCodeIn(draft)
    const [only, ...others] = draft?.trim() ? (found ?? []) : []
    if (typed && (!countries || countryOf(countries, typed))) onPick(typed)
    else if (only && others.length === 0) return pick(only)
    close()
  }

  function move(step: number) {
    if (!found || found.length === 0) return
    const place = found.findIndex(({ iso }) => iso === active?.iso)
    const next = place < 0 ? 0 : (place + step + found.length) % found.length
    setActiveIso(found[next]?.iso)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) move(key === 'ArrowDown' ? 1 : -1)
      else setIsOpen(true)
    } else if (key === 'Enter' && isOpen) {
      event.preventDefault()
      if (active) pick(active)
      else settle()
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    }
  }

  return (
    <div className={styles.picker}>
      <input
        ref={input}
        id={`${id}-input`}
        className={`${inputs.input} ${styles.input}`}
        name={name}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen && active ? `${id}-${active.iso}` : undefined}
        autoComplete="tel-country-code"
        spellCheck={false}
        value={draft ?? localDigits(`+${phoneCode}`, language)}
        onChange={(event) => {
          setDraft(event.target.value)
          setActiveIso(undefined)
          setIsOpen(true)
        }}
        onFocus={(event) => {
          setHasFocus(true)
          event.target.select()
        }}
        onClick={() => setIsOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setHasFocus(false)
          settle()
        }}
      />
      <svg className={styles.arrow} viewBox="0 0 12 8" aria-hidden="true">
        <path d="M1 1.500L6 6.500L11 1.500" />
      </svg>
      {isOpen && (
        <CountryList
          id={id}
          label={label}
          language={language}
          countries={found}
          hasFailed={hasFailed}
          active={active}
          chosen={chosen}
          onPick={pick}
        />
      )}
    </div>
  )
}
