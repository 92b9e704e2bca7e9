/** One text in both languages of the product. */
export type Bilingual = { en: string; fa: string }

export type ContentLanguage = keyof Bilingual

/** A text as authors write it: [English, Persian], or one string where both languages say the same. */
export type Pair = readonly [en: string, fa: string] | string

/** T as the API answers it: every bilingual text in it has become a plain string. */
export type InLanguage<T> = T extends Bilingual
  ? string
  : T extends readonly (infer Item)[]
    ? InLanguage<Item>[]
    : T extends object
      ? { [Key in keyof T]: InLanguage<T[Key]> }
      : T

/** Turns a pair into the text that the world keeps. */
export function bilingual(pair: Pair): Bilingual {
  return typeof pair === 'string' ? { en: pair, fa: pair } : { en: pair[0].trim(), fa: pair[1].trim() }
}

export function isBilingual(value: unknown): value is Bilingual {
  if (typeof value !== 'object' || value === null) return false
  const { en, fa } = value as Partial<Bilingual>
  return typeof en === 'string' && typeof fa === 'string' && Object.keys(value).length === 2
}

/** A copy of any content (a course, a post, a list of them) that speaks one language. */
export function inLanguage<T>(content: T, language: ContentLanguage): InLanguage<T> {
  return spoken(content, language) as InLanguage<T>
}

function spoken(value: unknown, language: ContentLanguage): unknown {
  if (isBilingual(value)) return value[language]
  if (Array.isArray(value)) return value.map((item) => spoken(item, language))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, spoken(item, language)]))
}
