import { readFileSync } from 'node:fs'

const translations = ['en', 'fa'].map((language) =>
  JSON.parse(
    readFileSync(new URL(`../../public/translations/${language}/translation.json`, import.meta.url), 'utf8'),
  ),
)

/** A text in each language, because a learner may switch at any time. */
export function textsOf(key: string): string[] {
  return translations.map((texts) => {
    const text = key.split('.').reduce((part, name) => part?.[name], texts)
    if (typeof text !== 'string') throw new Error(`There is no text ${key}.`)
    return text
  })
}

/**
 * Finds a control by its name in either language. Such names contain no characters that a pattern would
 * interpret.
 */
export const named = (key: string) => new RegExp(textsOf(key).join('|'))
