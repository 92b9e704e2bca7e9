import type { LanguageCode } from '@/lib/i18n/language'

/** Countries whose names begin with one letter. `letter` is OTHER_LETTER for names outside our alphabets. */
export type LetterGroup = { letter: string; names: string[] }

export const OTHER_LETTER = '#'

type Alphabet = { letters: string[]; script: RegExp }

const alphabets: Record<LanguageCode, Alphabet> = {
  en: { letters: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'], script: /^\p{Script=Latin}/u },
  fa: { letters: [...'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'], script: /^\p{Script=Arabic}/u },
}

const codes = Object.keys(alphabets) as LanguageCode[]

/** Compares base letters only: Å belongs to A, Œ to O, and the Arabic ك to ک. */
const baseOf: Record<LanguageCode, Intl.Collator> = {
  en: new Intl.Collator('en', { sensitivity: 'base' }),
  fa: new Intl.Collator('fa', { sensitivity: 'base' }),
}

/** The letters of a language, in its order. */
export function alphabetOf(language: LanguageCode): readonly string[] {
  return alphabets[language].letters
}

/**
 * The letter under which a list shows a name. It ignores signs before the name, and is the last letter of the
 * alphabet that does not come after the name.
 * @returns OTHER_LETTER for every other script
 */
export function letterOf(name: string): string {
  const start = name.replace(/^[^\p{L}]+/u, '')
  const code = codes.find((one) => alphabets[one].script.test(start))
  if (!code) return OTHER_LETTER
  const letter = alphabets[code].letters.findLast((one) => baseOf[code].compare(one, start) <= 0)
  return letter ?? OTHER_LETTER
}

/**
 * Groups country names by first letter: first the alphabet of the language, then other alphabets (a server
 * may not know the visitor's language), then the rest. Each group has the order of the language.
 */
export function groupByLetter(names: readonly string[], language: LanguageCode): LetterGroup[] {
  const order = [language, ...codes.filter((code) => code !== language)].flatMap(alphabetOf)
  const collator = new Intl.Collator(language, { numeric: true })
  const sorted = names.toSorted(collator.compare).map((name) => ({ name, letter: letterOf(name) }))
  return [...order, OTHER_LETTER]
    .map((letter) => ({
      letter,
      names: sorted.filter((one) => one.letter === letter).map(({ name }) => name),
    }))
    .filter((group) => group.names.length > 0)
}
