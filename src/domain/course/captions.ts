import type { Caption } from '@/api/types'
import { isRecord } from '@/lib/values/isRecord'
import { safeUrl } from '../site/url'

/** The captions that a lesson offers, in the server's order. Without an address or a language there are none; without a label, the language's own name. */
export function lessonCaptions({ captions }: { captions?: unknown }): Caption[] {
  const entries: unknown[] = Array.isArray(captions) ? captions : []
  return entries.flatMap((entry) => {
    if (!isRecord(entry)) return []
    const [language, url] = [languageTag(entry.language), safeUrl(entry.url)]
    return language && url ? [{ language, label: text(entry.label) || ownName(language), url }] : []
  })
}

/**
 * The captions in the first of the wanted languages that there are, or in the same language as spoken elsewhere (en-gb for en),
 * else the first there are.
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
 * The direction of a language's lines. A line may begin with a word of another language, so letters do not
 * decide.
 */
export function captionDirection(language: string) {
  return rightToLeft.has(primary(language)) ? 'rtl' : 'ltr'
}

/** In lower case, or nothing where it is no language tag at all. */
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
