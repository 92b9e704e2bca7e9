import { isStandIn, type StandInKind, standInFor, standInNumber } from '../../../mocks/replay/standIns.ts'
import { digitsOf } from './numbers.ts'

/** The scrubber searches every text for values of these kinds, in any case. */
const CASELESS = new Set<StandInKind>(['email', 'name', 'address', 'town', 'school'])
const NEVER_SOUGHT = new Set<StandInKind>(['text', 'file', 'ip', 'link'])
const SECRETS = new Set<StandInKind>(['token', 'password', 'secret'])
const LEAST_SOUGHT = 2
/** A shorter name is sought as it is written: 'An' is a name, 'an' is a word. */
const LEAST_CASELESS = 4
/** A longer secret is found inside other words, too. */
const LEAST_INSIDE = 12

type Entry = { kind: StandInKind; value: string; standIn: string }

/** Maps values to stand-ins. The same value always gets the same one. */
export function createRegister() {
  const entries = new Map<string, Entry>()
  const counts = new Map<StandInKind, number>()
  const numbers = new Map<string, number>()
  let sought: { pattern: RegExp; size: number } | undefined

  function entryOf(kind: StandInKind, value: string): Entry {
    const key = keyOf(kind, value)
    const known = entries.get(key)
    if (known) return known
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const entry = {
      kind,
      value,
      standIn: `${standInFor(kind, count)}${kind === 'file' ? extensionOf(value) : ''}`,
    }
    entries.set(key, entry)
    return entry
  }

  return {
    /** How many values of each kind there are. */
    counts,

    standIn(kind: StandInKind, value: string): string {
      return value.trim() === '' || isStandIn(value) ? value : entryOf(kind, value).standIn
    },

    number(kind: StandInKind, value: number): number {
      if (isStandIn(value)) return value
      const { standIn } = entryOf(kind, String(value))
      const known = numbers.get(standIn) ?? standInNumber(numbers.size + 1)
      numbers.set(standIn, known)
      return known
    },

    /** A text in which every value that is known so far is replaced. */
    replaceKnown(text: string): string {
      if (sought?.size !== entries.size)
        sought = { pattern: patternOf([...entries.values()]), size: entries.size }
      const byValue = (found: string) => {
        const same = [...entries.values()].filter(({ value }) => isWritten(value, found))
        return same[0]?.standIn ?? found
      }
      return text.replaceAll(sought.pattern, byValue)
    },
  }
}

function keyOf(kind: StandInKind, value: string) {
  if (SECRETS.has(kind)) return `secret ${value}`
  if (kind === 'phone') return `phone ${digitsOf(value).slice(-8)}`
  if (kind === 'card') return `card ${digitsOf(value)}`
  if (kind === 'iban') return `iban ${value.replaceAll(/[\s-]/g, '').toUpperCase()}`
  return `${kind} ${CASELESS.has(kind) ? value.trim().toLowerCase() : value}`
}

function extensionOf(name: string) {
  return /\.\w{1,5}$/.exec(name)?.[0] ?? ''
}

function isWritten(value: string, found: string) {
  return formsOf(value).some((form) => form.toLowerCase() === found.toLowerCase())
}

/** The value itself, and its form in an address. */
function formsOf(value: string) {
  return [...new Set([value.trim(), encodeURIComponent(value.trim())])]
}

function patternOf(entries: Entry[]): RegExp {
  const parts = entries
    .filter(({ kind, value }) => !NEVER_SOUGHT.has(kind) && value.trim().length >= LEAST_SOUGHT)
    .toSorted((one, other) => other.value.length - one.value.length)
    .flatMap(({ kind, value }) => formsOf(value).map((form) => partOf(kind, form)))
  // Nothing matches this one.
  return new RegExp(parts.length > 0 ? parts.join('|') : '(?!)', 'gu')
}

function partOf(kind: StandInKind, value: string) {
  const escaped = value.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const isCaseless = CASELESS.has(kind) && value.length >= LEAST_CASELESS
  const sought = isCaseless ? `(?i:${escaped})` : escaped
  if (SECRETS.has(kind) && value.length >= LEAST_INSIDE) return sought
  return `(?<![\\p{L}\\p{N}])${sought}(?![\\p{L}\\p{N}]|-\\d)`
}
