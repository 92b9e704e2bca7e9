import type { Caption } from '@/api/types'
import { isRecord } from '@/lib/values/isRecord'
import { safeUrl } from '../site/url'

/**
 * The captions of a lesson, in the server's order. An entry without an address or a language is left out. An
 * entry without a label gets the language's own name.
 */
export function lessonCaptions({ captions }: { captions?: unknown }): Caption[] {
  const entries: unknown[] = Array.isArray(captions) ? captions : []
  return entries.flatMap((entry) => {
    if (!isRecord(entry)) return []
    const [language, url] = [languageTag(entry.language), safeUrl(entry.url)]
    return language && url ? [{ language, label: text(entry.label) || ownName(language), url }] : []
  })
}

/**
 * The captions in the first wanted language that the lesson offers, or in a variant of it (en-gb for en). If
 * there are none, the first captions of the lesson.
 */
export function captionFor(captions: Caption[], wanted: string[]): Caption | undefined {
  const tags = wanted.map((tag) => tag.toLowerCase())
  const found = tags.flatMap((tag) => [
    ...captions.filter(({ language }) => language === tag),
    ...captions.filter(({ language }) => primary(language) === primary(tag)),
  ])
  return found[0] ?? captions[0]
}

const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi'])

/**
 * The direction of a language's lines. The language decides, not the first letter: a line may begin with a
 * word of another language.
 */
export function captionDirection(language: string) {
  return rightToLeft.has(primary(language)) ? 'rtl' : 'ltr'
}

/** The language tag in lower case; undefined if the value is not a language tag. */
function languageTag(value: unknown) {
  if (typeof value !== 'string') return undefined
  try {
    return Intl.getCanonicalLocales(value)[0]?.toLowerCase()
  } catch {
    return undefined
  }
}

const primary = (language: string) => language.replace(/-.*$/s, '').toLowerCase()

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function ownName(language: string) {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}
