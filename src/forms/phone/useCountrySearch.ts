import { type KeyboardEvent, useState } from 'react'
import type { NamedCountry } from './phoneCountries'

type Options = {
  /** The result of the search; undefined while the countries are still on their way. */
  find: (draft: string | undefined) => NamedCountry[] | undefined
  chosen: NamedCountry | undefined
  onPick: (country: NamedCountry) => void
  /** The field is left, or Enter pressed, with this text that nothing was picked for. */
  onCommit: (draft: string | undefined, found: NamedCountry[] | undefined) => void
  onEscape?: () => void
}

/** The state and the keys of an editable combobox of countries. */
export function useCountrySearch({ find, chosen, onPick, onCommit, onEscape }: Options) {
  /** The text that the visitor types; none while the chosen country stands there. */
  const [draft, setDraft] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const [activeIso, setActiveIso] = useState<string>()
  const found = find(draft)
  // A visitor who types means the first country in the list, until the arrows say otherwise.
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
