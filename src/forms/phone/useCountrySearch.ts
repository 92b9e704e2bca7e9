import { type KeyboardEvent, useState } from 'react'
import type { NamedCountry } from './phoneCountries'

type Options = {
  /** The result of the search; undefined while the countries load. */
  find: (draft: string | undefined) => NamedCountry[] | undefined
  chosen: NamedCountry | undefined
  onPick: (country: NamedCountry) => void
  /** Called on blur or Enter with a typed text for which nothing was picked. */
  onCommit: (draft: string | undefined, found: NamedCountry[] | undefined) => void
  onEscape?: () => void
}

/** The state and the keys of an editable combobox of countries. */
export function useCountrySearch({ find, chosen, onPick, onCommit, onEscape }: Options) {
  /** The text that the user types; undefined while the field shows the chosen country. */
  const [draft, setDraft] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const [activeIso, setActiveIso] = useState<string>()
  const found = find(draft)
  // While the user types, the first country is active until she moves with the arrow keys.
  const fallback = draft === undefined ? chosen : found?.[0]
  const active = found?.find(({ iso }) => iso === activeIso) ?? fallback

  function close() {
    setIsOpen(false)
    setDraft(undefined)
    setActiveIso(undefined)
  }

  function pick(country: NamedCountry) {
    onPick(country)
    close()
  }

  function commitDraft() {
    onCommit(draft, found)
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
      else commitDraft()
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault()
      onEscape?.()
      close()
    }
  }

  function type(text: string) {
    setDraft(text)
    setActiveIso(undefined)
    setIsOpen(true)
  }

  return { draft, isOpen, found, active, pick, commitDraft, type, open: () => setIsOpen(true), onKeyDown }
}
